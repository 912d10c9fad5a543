import { atLine, type CheckPlace } from '../report.ts'
import { checkAddress, type InspectedFile } from './login-address.ts'

/** Long enough to tell where an address leads; a picture written into the sheet itself is longer. */
const longest = 2_000
const mostAddresses = 2_000

/** Addresses in a style sheet: `url(…)` and `@import`. */
export function checkSheet({ path, text, files, report }: InspectedFile, place?: CheckPlace) {
  let addresses = 0
  for (const { 0: word, index } of text.matchAll(/url\(|@import\s/gi)) {
    const context = place ?? atLine(path, text, index)
    if (++addresses > mostAddresses) return report.wrong('format.too_much', { most: mostAddresses }, context)
    checkAddress(addressAt(text, index + word.length), { path, place: context, files, report })
  }
}

/** An `@import` may name its address by `url(…)`, which is found by itself. */
function addressAt(text: string, start: number) {
  const rest = text.slice(start, start + longest).trimStart()
  const quote = rest[0] === '"' || rest[0] === "'" ? rest[0] : ''
  if (quote) return rest.slice(1).split(quote)[0]
  return rest.startsWith('url(') ? '' : rest.split(/[);\s]/)[0]
}
