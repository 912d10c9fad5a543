import { itemOf } from './addresses.ts'
import { isWide } from './chinese.ts'
import { element, type MarkdownElement, type MarkdownNode } from './tree.ts'

/** What readers of our pages get beyond CommonMark, made of marks that other readers show as a quotation, a list, a link. */
export function shape(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const shaped = { ...node, children: shape(withoutBreaks(node)) }
    return (shapes[node.tag] ?? asItIs)(shaped)
  })
}

const asItIs = (node: MarkdownElement): MarkdownNode[] => [node]

const shapes: Partial<Record<MarkdownElement['tag'], (node: MarkdownElement) => MarkdownNode[]>> = {
  blockquote: (node) => [callOut(node) ?? node],
  p: (node) => [figure(node) ?? card(node) ?? node],
  li: (node) => [task(node) ?? node],
  // Wide ones are moved sideways, by the keyboard too.
  table: (node) => [element('div', { class: 'table', tabindex: '0' }, [node])],
}

const kinds = { note: 'note', tip: 'tip', important: 'note', warning: 'warning', caution: 'warning' } as const

/** `> [!WARNING]` and what follows. */
function callOut({ children }: MarkdownElement): MarkdownElement | null {
  const [first, ...rest] = children.filter((child) => typeof child !== 'string')
  if (first?.tag !== 'p') return null
  const [lead, ...others] = first.children
  const [mark, name] = typeof lead === 'string' ? (/^\[!([A-Z]{3,9})\]\s*/.exec(lead) ?? []) : []
  const kind = kinds[name?.toLowerCase() as keyof typeof kinds]
  if (mark === undefined || kind === undefined) return null

  const text = [(lead as string).slice(mark.length), ...others].filter((child) => child !== '' && child !== '\n')
  const body = text.length > 0 ? [element('p', {}, trimmed(text)), ...rest] : rest
  return element('div', { class: 'callout', 'data-kind': kind, role: 'note' }, body)
}

function trimmed([first = '', ...rest]: MarkdownNode[]): MarkdownNode[] {
  return [typeof first === 'string' ? first.trimStart() : first, ...rest]
}

/** A picture alone in its paragraph; its title is what stands below it. */
function figure({ children }: MarkdownElement): MarkdownElement | null {
  const [only, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (typeof only !== 'object' || only.tag !== 'img' || others.length > 0) return null
  const { title, ...attributes } = only.attributes
  const caption = title === undefined ? [] : [element('figcaption', {}, [title])]
  return element('figure', {}, [element('img', attributes), ...caption])
}

/** A link to a portal item alone in its paragraph. Its card is looked up when the text is read. */
function card({ children }: MarkdownElement): MarkdownElement | null {
  const [only, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (typeof only !== 'object' || only.tag !== 'a' || others.length > 0) return null
  const { href = '' } = only.attributes
  const own = itemOf(href)
  if (!own) return null
  const about = { class: 'embed', 'data-kind': own.kind, 'data-item': `${own.item_id}` }
  return element('div', about, [element('a', { href }, only.children)])
}

/** `- [x]`: a sign instead of a box, because nobody can tick it here. */
function task(node: MarkdownElement): MarkdownElement | null {
  const [first] = node.children
  const holder = typeof first === 'object' && first.tag === 'p' ? first : node
  const [lead, ...others] = holder.children
  const [mark, tick] = typeof lead === 'string' ? (/^\[([ xX])\]\s+/.exec(lead) ?? []) : []
  if (mark === undefined) return null

  const sign = element('span', { class: 'task' }, [tick === ' ' ? '☐' : '☑'])
  const children: MarkdownNode[] = [sign, ' ', (lead as string).slice(mark.length), ...others]
  const about = { class: tick === ' ' ? 'to-do' : 'done' }
  if (holder === node) return element('li', about, children)
  return element('li', about, [element('p', {}, children), ...node.children.slice(1)])
}

/** A line that ends within Chinese goes on without a blank: there are none between its characters. */
function withoutBreaks({ tag, children }: MarkdownElement): MarkdownNode[] {
  if (tag === 'code') return children
  return children.filter((child, at) => child !== '\n' || !(endsWide(children[at - 1]) && beginsWide(children[at + 1])))
}

function endsWide(node: MarkdownNode | undefined): boolean {
  return typeof node === 'object' ? endsWide(node.children.at(-1)) : isWide(node?.at(-1))
}

function beginsWide(node: MarkdownNode | undefined): boolean {
  return typeof node === 'object' ? beginsWide(node.children[0]) : isWide(node?.at(0))
}
