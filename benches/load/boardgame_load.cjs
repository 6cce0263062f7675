// A closed loop: one move out in each match, the next once all four seats have heard.
// node boardgame_load.cjs PORT MATCHES SECONDS SERVER_PID: prints the server's microseconds of processor for a move
const fs = require('fs')
const { io } = require('socket.io-client')

const [port, matches, seconds, pid] = process.argv.slice(2).map(Number)
let measuring = false
let moves = 0

function processor() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function match(number) {
  const id = `m${process.pid}_${number}`
  const sockets = []
  let state = null
  let heard = 0
  const move = () => {
    heard = 0
    const player = state.ctx.currentPlayer
    const payload = { type: 'play', args: ['6x2'], playerID: player, credentials: undefined }
    sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, player)
  }
  for (let seat = 0; seat < 4; seat++) {
    const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    await new Promise((ready) => {
      socket.once('sync', (_, info) => {
        state = info.state
        ready()
      })
      socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, 4))
    })
    socket.on('update', (_, told) => {
      state = told
      if (++heard < 4) return
      if (measuring) moves++
      move()
    })
  }
  return move
}

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

async function main() {
  const begin = []
  for (let number = 0; number < matches; number++) begin.push(await match(number))
  for (const move of begin) move()
  await wait(1500)
  const before = processor()
  measuring = true
  await wait(1000 * seconds)
  console.log((1e6 * (processor() - before)) / moves)
  process.exit(0)
}
main()
