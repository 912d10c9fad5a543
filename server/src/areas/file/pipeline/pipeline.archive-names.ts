import type { Entry } from 'yauzl'
import { ContentRefused } from './pipeline.refusal.ts'

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const longestName = 1_024
const utf8 = new TextDecoder('utf-8', { fatal: true })
/** What Chinese Windows writes where an archive does not say that its names are Unicode. */
const chinese = new TextDecoder('gb18030')

/** The entries with their names in words; a name that leads out of its folder, or to a link or device, is refused. */
export function checkNames(entries: Entry[]): { entry: Entry; name: string }[] {
  return entries.map((entry) => {
    const name = decode(entry.fileNameRaw).replaceAll('\\', '/')
    if (!isSafe(name) || !isPlain(entry))
      throw new ContentRefused('failed', 'unsafe_names', JSON.stringify(name.slice(0, 100)))
    return { entry, name }
  })
}

function decode(name: Buffer) {
  try {
    return utf8.decode(name)
  } catch {
    return chinese.decode(name)
  }
}

function isSafe(name: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  if (name === '' || name.length > longestName || /[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/.test(name)) return false
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) return false
  return name.split('/').every((part) => part !== '..' && !reserved.test(part))
}

/** A file or a folder. Unix keeps its kind in the upper half; elsewhere that half is empty. */
function isPlain({ externalFileAttributes }: Entry) {
  const kind = (externalFileAttributes >>> 16) & 0o170000
  return kind === 0 || kind === 0o100000 || kind === 0o040000
}
