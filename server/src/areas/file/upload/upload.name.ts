/** Control characters, and those that turn the direction of writing or cannot be seen: they make one name look like another. */
const invisible = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
/** What some file system or other does not take in a name. */
const notInNames = /[<>:"|?*]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const longest = 200

/**
 * The name people see and save under. It is never part of a key or a path of ours; it is cleaned for the sake of those
 * who save the file: its last part only, nothing invisible, nothing their system would take for something else.
 */
export function cleanName(names: string): string {
  const last = names.normalize('NFC').replace(invisible, '').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(notInNames, '_').replace(/^[\s.]+|[\s.]+$/g, '')
  const safe = reserved.test(plain) ? `_${plain}` : plain
  return shorten(safe) || 'file'
}

/** In bytes, because file systems count those. The ending stays. */
function shorten(name: string) {
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,20})?$/s.exec(name) ?? []
  const letters = [...stem]
  while (Buffer.byteLength(letters.join('') + ending) > longest) letters.pop()
  return letters.join('') + ending
}
