/** The text of a rule, cut into paragraphs, and these into words and mentions of other rules. */

export interface Piece {
  text: string
  /** The anchor of the rule that `text` names, else null. */
  rule: string | null
}

const MENTION = /\b([CG]\d{1,2})\b/

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/)
}

export function pieces(paragraph: string): Piece[] {
  return paragraph
    .split(MENTION)
    .map((text, index) => ({ text, rule: index % 2 ? text.toLowerCase() : null }))
    .filter(({ text }) => text !== '')
}
