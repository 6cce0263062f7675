# Los nombres de los juegos y de los cargos. Ningún otro archivo escribe los dos malsonantes: los toma de aquí con
# { game-comemierda } u { office-comemierda }, y así una sala educada puede decir otros (names-polite.ftl).

game-comemierda = Comemierda
game-gnav = Gnav

## Los cargos, del primero que se libra al último: en minúscula, para ir dentro de una frase

office-presidente = presidente
office-vicepresidente = vicepresidente
office-pueblo = pueblo
office-vicecomemierda = vicecomemierda
office-comemierda = comemierda
