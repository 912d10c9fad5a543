import type { MarkdownElement, MarkdownNode } from './tree.ts'

const apart: ReadonlySet<MarkdownElement['tag']> = new Set([
  ...(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'pre', 'tr', 'figure', 'br', 'hr', 'div'] as const),
])

/** Between the cells of a row, so that words of two cells do not read as one sentence. */
const cellBorder = ' | '

/** The text without markup, for search and for reading time. Pictures are read by their alternative texts, or left out. */
export function plainText(nodes: readonly MarkdownNode[], pictures: 'read' | 'left out' = 'read'): string {
  return textOf(nodes, pictures === 'read')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

function textOf(nodes: readonly MarkdownNode[], readsPictures: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'img') return readsPictures ? (node.attributes.alt ?? '') : ''
      return separated(node.tag, textOf(node.children, readsPictures))
    })
    .join('')
}

function separated(tag: MarkdownElement['tag'], text: string): string {
  if (tag === 'td' || tag === 'th') return `${text}${cellBorder}`
  if (tag === 'tr') return `${text.trim().replace(/ \|$/, '')}\n`
  if (tag === 'figcaption') return `\n${text}\n`
  return apart.has(tag) ? `${text}\n` : text
}

const perMinute = { characters: 400, words: 220 }

/** Chinese is counted by characters, everything else by words. */
export function minutesToRead(text: string): number {
  const characters = text.match(/\p{Script=Han}/gv)?.length ?? 0
  const words = text.match(/[[\p{L}\p{N}]--\p{Script=Han}]+/gv)?.length ?? 0
  return Math.max(1, Math.round(characters / perMinute.characters + words / perMinute.words))
}
