"""How the learned player of Comemierda is made and measured: self-play, learning, contests. Needs the extra `lab`."""
