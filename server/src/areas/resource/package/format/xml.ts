import { atLine, PackageUnreadable } from '../report.ts'
import { limits } from './limits.ts'
import { attributesOf, nextToken, unescaped, type XmlToken } from './xml-tokens.ts'

export interface XmlVisitor {
  open?(name: string, attributes: () => Record<string, string>, at: number): void
  close?(name: string): void
  text?(content: string): void
}

/**
 * Walks XML from left to right, once, without building anything. A document type is refused before it could declare an
 * entity: nothing is fetched and nothing grows. Nesting, number of elements and closing tags are checked on the way.
 */
export function walkXml(text: string, path: string, visitor: XmlVisitor = {}, most: number = limits.xml_elements) {
  const open: string[] = []
  let elements = 0

  const handle: Record<XmlToken['kind'], (token: XmlToken) => void> = {
    open({ name, content, at, empty }) {
      if (open.length === 0 && elements > 0) throw broken(at)
      if (++elements > most) throw new PackageUnreadable('format.too_much', { most })
      visitor.open?.(name, () => attributesOf(content), at)
      if (empty) visitor.close?.(name)
      else if (open.push(name) > limits.xml_depth)
        throw new PackageUnreadable('format.too_deep', { most: limits.xml_depth }, atLine(path, text, at))
    },
    close({ name, at }) {
      if (open.pop() !== name) throw broken(at)
      visitor.close?.(name)
    },
    text({ content, at }) {
      if (open.length > 0) visitor.text?.(unescaped(content))
      else if (content.replace('\uFEFF', '').trim() !== '') throw broken(at)
    },
    data: ({ content }) => visitor.text?.(content),
    skipped: () => {},
    declaration({ at }) {
      throw new PackageUnreadable('format.document_type', {}, atLine(path, text, at))
    },
    broken({ at }) {
      throw broken(at)
    },
  }

  for (let at = 0; at < text.length; ) {
    const token = nextToken(text, at)
    handle[token.kind](token)
    at = token.end
  }
  if (open.length > 0 || elements === 0) throw broken(text.length)

  function broken(at: number) {
    const place = atLine(path, text, at)
    return new PackageUnreadable('format.broken_xml', { line: Number(place.at) }, place)
  }
}
