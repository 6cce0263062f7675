declare module 'virtual:catalogues' {
  /** The text of an area's catalogues in one language. */
  export default function read(language: string, area: string): Promise<string>
}
