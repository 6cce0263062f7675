// boardgame.io with a game of four seats whose state is about as large as our View. node boardgame_server.cjs PORT
const { Server, Origins } = require('boardgame.io/server')

const seats = ['presidente', 'vice', 'vice-comemierda', 'comemierda']
const game = {
  name: 'cards',
  setup: () => ({
    phase: 'play',
    last: null,
    hand: [...'3456JCRA22'].map((rank, i) => ({ rank, suit: 'oceb'[i % 4] })),
    legal: ['pass', '6', '6x2', 'JJ', '2o'],
    pile: [{ by: 2, rank: '5', count: 2 }],
    players: seats.map((office, i) => ({ name: `player-${i}`, cards: 9 - i, points: 3 * i, office })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, action) => {
      G.last = action
    },
  },
}

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) })
