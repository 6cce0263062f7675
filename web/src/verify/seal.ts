/** A commitment as a person reads it: groups of four signs. */
export const grouped = (commitment: string): string[] => commitment.match(/.{1,4}/g) ?? []
