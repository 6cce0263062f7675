/** The cards by which one knows a game: three on its tile, the middle one in a list. */
export const FACES = {
  comemierda: ['12b', '1o', '10c'],
  gnav: ['fool', 'cat', 'cuckoo'],
} as const
