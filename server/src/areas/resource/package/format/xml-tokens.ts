export interface XmlToken {
  kind: 'open' | 'close' | 'text' | 'data' | 'skipped' | 'declaration' | 'broken'
  at: number
  end: number
  /** Of an element. */
  name: string
  /** The words of a text, or what stands in a tag behind its name. */
  content: string
  empty: boolean
}

/** What begins at this place of an XML text, and where it ends. */
export function nextToken(text: string, at: number): XmlToken {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at)
    const end = next < 0 ? text.length : next
    return { ...token('text', at, end), content: text.slice(at, end) }
  }
  if (text.startsWith('<!--', at)) return until('skipped', '-->', 4)
  if (text.startsWith('<![CDATA[', at)) return until('data', ']]>', 9)
  if (text.startsWith('<?', at)) return until('skipped', '?>', 2)
  return text.startsWith('<!', at) ? token('declaration', at, at) : tag(text, at)

  function until(kind: XmlToken['kind'], mark: string, length: number): XmlToken {
    const end = text.indexOf(mark, at + length)
    if (end < 0) return token('broken', at, at)
    return { ...token(kind, at, end + mark.length), content: kind === 'data' ? text.slice(at + length, end) : '' }
  }
}

function token(kind: XmlToken['kind'], at: number, end: number): XmlToken {
  return { kind, at, end, name: '', content: '', empty: false }
}

function tag(text: string, at: number): XmlToken {
  const end = endOfTag(text, at + 1)
  const inside = text.slice(at + 1, end)
  const [, slash, name] = /^(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)/u.exec(inside.slice(0, 200)) ?? []
  if (text[end] !== '>' || !name) return token('broken', at, at)
  const kind = slash === '/' ? 'close' : 'open'
  return { kind, at, end: end + 1, name, content: inside.slice(name.length), empty: inside.endsWith('/') }
}

/** Where a tag ends, or where it is cut off: a `>` in quotes is none. */
export function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let end = from; end < text.length; end++) {
    const letter = text[end] ?? ''
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>' || letter === '<') return end
  }
  return text.length
}

export function attributesOf(inside: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const [, name = '', double, single] of inside.matchAll(
    /([^\s=/"']{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  ))
    found[name] = unescaped(double ?? single ?? '')
  return found
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The five names of XML and characters by number; any other name stays as it stands. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
