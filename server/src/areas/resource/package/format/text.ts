import { inFile, PackageUnreadable } from '../report.ts'
import { inMegabytes } from './limits.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of a file. It must be UTF-8; another encoding is reported instead of guessed. */
export function textOf(bytes: Buffer, path: string, most: number): string {
  if (bytes.length === 0) throw new PackageUnreadable('format.empty', {}, inFile(path))
  if (bytes.length > most)
    throw new PackageUnreadable('format.too_large', { megabytes: inMegabytes(most) }, inFile(path))
  if (isUtf16(bytes)) throw new PackageUnreadable('format.not_utf8', {}, inFile(path))
  if (bytes.includes(0)) throw new PackageUnreadable('format.not_text', {}, inFile(path))
  const text = decoded(bytes)
  if (text !== null) return text
  // A letter takes up to four bytes: when only the last is broken, the file was cut off within it.
  const cut = [1, 2, 3].some((missing) => decoded(bytes.subarray(0, -missing)) !== null)
  throw new PackageUnreadable(cut ? 'format.cut_off' : 'format.not_utf8', {}, inFile(path))
}

function decoded(bytes: Buffer) {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** Whether it can be text at all, for recognising uploads. */
export function looksLikeText(bytes: Buffer): boolean {
  return isUtf16(bytes) || !bytes.subarray(0, 8_192).includes(0)
}

function isUtf16(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('hex')
  return mark === 'fffe' || mark === 'feff'
}
