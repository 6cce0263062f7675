# Los mismos nombres en una sala educada, para colegios y oficinas: ocupan el lugar de los de names.ftl. Cada uno cabe
# donde cabe el otro, con el mismo artículo.

game-comemierda = Presidente
office-vicecomemierda = vicecolista
office-comemierda = colista
