import type { MarkdownElement, MarkdownNode } from './tree.ts'

const apart: ReadonlySet<MarkdownElement['tag']> = new Set([
  ...(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'pre', 'tr', 'figure', 'br', 'hr', 'div'] as const),
])

/** The text without markup, for search and for reading time. */
export function plainText(nodes: readonly MarkdownNode[]): string {
  return textOf(nodes)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'img') return node.attributes.alt ?? ''
      if (node.tag === 'td' || node.tag === 'th') return `${textOf(node.children)} `
      if (node.tag === 'figcaption') return `\n${textOf(node.children)}\n`
      return apart.has(node.tag) ? `${textOf(node.children)}\n` : textOf(node.children)
    })
    .join('')
}

const perMinute = { characters: 400, words: 220 }

/** Chinese is counted by characters, everything else by words. */
export function minutesToRead(text: string): number {
  const characters = text.match(/\p{Script=Han}/gv)?.length ?? 0
  const words = text.match(/[[\p{L}\p{N}]--\p{Script=Han}]+/gv)?.length ?? 0
  return Math.max(1, Math.round(characters / perMinute.characters + words / perMinute.words))
}
