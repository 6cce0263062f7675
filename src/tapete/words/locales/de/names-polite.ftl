# The same in words for every company: what differs from names.ftl.

game-comemierda = Presidente

office-vicecomemierda = Vize-Schlusslicht
office-comemierda = Schlusslicht
