const CONNECTING = 0

/** Ends a line. One that is still being opened ends once it is open: browsers complain of what is broken off. */
export function hangUp(socket: WebSocket | null | undefined): void {
  if (socket?.readyState === CONNECTING) {
    socket.onmessage = null
    socket.onopen = () => socket.close()
  } else socket?.close()
}
