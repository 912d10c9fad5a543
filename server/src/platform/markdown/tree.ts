import { type Written, type WrittenElement, writtenAttributes, writtenTags } from '@atrium/contract/written'

/**
 * What Markdown becomes: elements and attributes of a closed list, and text. Nothing else can be written, so nothing has
 * to be taken out again afterwards.
 */
export const tags = writtenTags
export const attributes = writtenAttributes

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
export type Tag = (typeof tags)[number]
export type Heading = (typeof headings)[number]
export type Element = WrittenElement
export type Node = Written

export function element(tag: Tag, attributes: Element['attributes'] = {}, children: Node[] = []): Element {
  return { tag, attributes, children }
}

export function isHeading(node: Node): node is Element & { tag: Heading } {
  return typeof node !== 'string' && (headings as readonly string[]).includes(node.tag)
}

/** Every element, parents before their children. */
export function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsOf(node.children)
  }
}

const endless: ReadonlySet<Tag> = new Set(['hr', 'br', 'img'])

export function write(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node))).join('')
}

function writeElement({ tag, attributes, children }: Element): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const opened = `<${tag}${given.join('')}>`
  return endless.has(tag) ? opened : `${opened}${write(children)}</${tag}>`
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? '')
}
