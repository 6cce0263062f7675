"""What the page costs a browser: bytes of a first visit (U2), time of a frame while cards are dealt (U3)."""
