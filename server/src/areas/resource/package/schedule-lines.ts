import { limits } from './limits.ts'
import { atLine, inFile, PackageUnreadable } from './report.ts'

const mostLines = 40_000
const deepest = 4

/** Looks over the lines of a calendar before anything is made of them: how many, how deep, how many single dates. */
export function checkLines(text: string, path: string) {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 20)
  if (!/^BEGIN:VCALENDAR\s/i.test(start))
    throw new PackageUnreadable('format.not_a_calendar', {}, atLine(path, text, 0))
  const counted = { lines: 0, depth: 0, dates: 0, listing: false }
  for (let at = 0; at >= 0; counted.lines++) {
    const next = text.indexOf('\n', at)
    count(text.slice(at, next < 0 ? text.length : next), counted)
    if (counted.depth > deepest)
      throw new PackageUnreadable('format.too_deep', { most: deepest }, atLine(path, text, at))
    if (counted.dates > limits.dates)
      throw new PackageUnreadable('format.too_many_dates', { most: limits.dates }, inFile(path))
    if (counted.lines > mostLines) throw new PackageUnreadable('format.too_much', { most: mostLines }, inFile(path))
    at = next < 0 ? -1 : next + 1
  }
  if (counted.depth !== 0) throw new PackageUnreadable('format.cut_off', {}, inFile(path))
}

/** A list of dates may be folded over many lines; each but the first begins with a blank. */
function count(line: string, counted: { depth: number; dates: number; listing: boolean }) {
  if (/^BEGIN:/i.test(line)) counted.depth++
  if (/^END:/i.test(line)) counted.depth--
  if (!/^[ \t]/.test(line)) counted.listing = /^(RDATE|EXDATE)[;:]/i.test(line)
  if (counted.listing) counted.dates += line.split(',').length
}
