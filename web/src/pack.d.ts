declare module 'virtual:pack' {
  /** Where the picture of each card is, by its file's name without the ending. */
  const pictures: Record<string, string>
  export default pictures
}
