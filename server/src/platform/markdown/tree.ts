import { type RichText, type WrittenElement, writtenAttributes, writtenTags } from '@atrium/contract/written'

/**
 * What Markdown becomes: elements and attributes of a closed list, and text. Nothing else can be written, so nothing has
 * to be taken out again afterwards.
 */
export const tags = writtenTags
export const attributes = writtenAttributes

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
export type MarkdownTag = (typeof tags)[number]
export type MarkdownHeading = (typeof headings)[number]
export type MarkdownElement = WrittenElement
export type MarkdownNode = RichText

export function element(
  tag: MarkdownTag,
  attributes: MarkdownElement['attributes'] = {},
  children: MarkdownNode[] = [],
): MarkdownElement {
  return { tag, attributes, children }
}

export function isHeading(node: MarkdownNode): node is MarkdownElement & { tag: MarkdownHeading } {
  return typeof node !== 'string' && (headings as readonly string[]).includes(node.tag)
}

/** Every element, parents before their children. */
export function* elementsOf(nodes: readonly MarkdownNode[]): Generator<MarkdownElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsOf(node.children)
  }
}

const endless: ReadonlySet<MarkdownTag> = new Set(['hr', 'br', 'img'])

export function write(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node))).join('')
}

function writeElement({ tag, attributes, children }: MarkdownElement): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const opened = `<${tag}${pairs.join('')}>`
  return endless.has(tag) ? opened : `${opened}${write(children)}</${tag}>`
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? '')
}
