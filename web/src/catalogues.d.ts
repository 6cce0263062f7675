declare module 'virtual:catalogues' {
  /** The text of each area's catalogues in one language, by `language/area`. */
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}
