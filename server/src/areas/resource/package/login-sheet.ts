import { checkAddress, type Looked } from './login-address.ts'
import { atLine, type Place } from './report.ts'

/** Addresses in a style sheet: `url(…)` and `@import`. */
export function checkSheet({ path, text, files, report }: Looked, place?: Place) {
  const pattern =
    /url\(\s{0,20}(?:"([^"]{0,100000})"|'([^']{0,100000})'|([^)"']{0,100000}))|@import\s{1,20}["']([^"']{0,2000})/gi
  for (const found of text.matchAll(pattern)) {
    const value = found[1] ?? found[2] ?? found[3] ?? found[4]
    checkAddress(value, { path, place: place ?? atLine(path, text, found.index), files, report })
  }
}
