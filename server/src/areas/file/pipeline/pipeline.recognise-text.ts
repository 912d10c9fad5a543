const shape = new TextDecoder('utf-8', { fatal: true })
const looked = 16 * 1024

/** What kind of text it is; null when it is none. Anything a browser could take for a page is called one. */
export function textType(beginning: Buffer): string | null {
  const text = decode(beginning.subarray(0, looked))
  if (text === null) return null
  const start = text.replace(/^\uFEFF/, '').trimStart()

  if (/^<\?xml|^<!--|^<!doctype|^</i.test(start)) return markupType(start)
  if (start.startsWith('#EXTM3U')) return 'application/vnd.apple.mpegurl'
  if (/^ffconcat version/.test(start)) return 'application/x-ffconcat'
  if (start.startsWith('BEGIN:VCALENDAR')) return 'text/calendar'
  if (start.startsWith('{\\rtf')) return 'application/rtf'
  if (/^#!\s*\/\w/.test(start)) return 'text/x-shellscript'
  if (/^@echo\s+(off|on)\b/i.test(start)) return 'application/x-bat'
  if (/^[[{]/.test(start) && isJson(beginning, text)) return 'application/json'
  // A page with words before its first tag is still a page to a browser.
  if (/<(script|html|body|iframe|svg|!doctype html)[\s>]/i.test(start)) return 'text/html'
  return 'text/plain'
}

function markupType(start: string) {
  if (/<(\w+:)?definitions[\s>]/.test(start) && start.includes('omg.org/spec/BPMN')) return 'application/bpmn+xml'
  if (/<(\w+:)?document[\s>]/.test(start) && start.includes('urn:oasis:names:tc:opendocument')) return flatOpenDocument
  if (/<svg[\s>]/i.test(start) && !/<html[\s>]/i.test(start)) return 'image/svg+xml'
  if (/<html[^>]+xmlns=/i.test(start) && start.startsWith('<?xml')) return 'application/xhtml+xml'
  return start.startsWith('<?xml') ? 'application/xml' : 'text/html'
}

const flatOpenDocument = 'application/vnd.oasis.opendocument.text-flat-xml'

/** A whole one is parsed; of a long one only the beginning is known. */
function isJson(beginning: Buffer, text: string) {
  if (beginning.length > looked) return /^\s*([[{]\s*(["[{\d\]}-]|true|false|null))/.test(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A letter may be cut at the end: up to three bytes are left off. Old Chinese text counts too. */
function decode(bytes: Buffer): string | null {
  if (bytes.includes(0)) return utf16(bytes)
  for (let cut = 0; cut < 4; cut++) {
    try {
      return shape.decode(bytes.subarray(0, bytes.length - cut))
    } catch {}
  }
  const chinese = new TextDecoder('gb18030').decode(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those, and what could not be read, tell a program from a text
  return /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/.test(chinese.slice(0, -1)) ? null : chinese
}

function utf16(bytes: Buffer): string | null {
  const order = bytes.subarray(0, 2).toString('hex')
  if (order === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (order === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  return null
}
