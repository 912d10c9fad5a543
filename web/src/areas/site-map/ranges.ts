/** Ids a file of the site map covers; three languages make it up to 6,000 addresses. */
export const idsPerFile = 2_000

/** The ids of the file with this number, from 1; null when it is no number of a file. */
export function rangeOf(number: string | undefined): { from: number; to: number } | null {
  const place = Number(number)
  if (!Number.isInteger(place) || place < 1 || place > 50_000) return null
  return { from: (place - 1) * idsPerFile + 1, to: place * idsPerFile }
}
