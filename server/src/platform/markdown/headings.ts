import { z } from 'zod'
import { plainText } from './plain-text.ts'
import { elementsOf, isHeading, type MarkdownNode } from './tree.ts'

export const contentsEntrySchema = z.object({ anchor: z.string(), level: z.number(), text: z.string() })
export type ContentsEntry = z.output<typeof contentsEntrySchema>

/**
 * Gives each heading an anchor that says what it is about, in any script, and is there once. It begins with a mark of its
 * own, so that no heading takes the id of something on the page around it. Links within the text find their heading.
 */
export function anchorHeadings(nodes: readonly MarkdownNode[]): ContentsEntry[] {
  const taken = new Map<string, number>()
  const contents: ContentsEntry[] = []
  const all = [...elementsOf(nodes)]
  for (const heading of all.filter(isHeading)) {
    const text = plainText(heading.children)
    const anchor = free(`${mark}${nameOf(text)}`, taken)
    heading.attributes.id = anchor
    contents.push({ anchor, level: Number(heading.tag.slice(1)), text })
  }
  for (const { attributes } of all) {
    if (attributes.href?.startsWith('#')) attributes.href = `#${mark}${nameOf(decoded(attributes.href.slice(1)))}`
  }
  return contents
}

const mark = 'h-'
const longest = 60

function nameOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gv, '-')
  const name = [...words].slice(0, longest).join('').replace(/^-|-$/g, '')
  return name === '' ? 'section' : name
}

/** `taken` remembers how far it got with each name: a thousand headings of one name cost a thousand steps. */
function free(wished: string, taken: Map<string, number>): string {
  let anchor = wished
  while (taken.has(anchor)) {
    const next = (taken.get(wished) ?? 1) + 1
    taken.set(wished, next)
    anchor = `${wished}-${next}`
  }
  taken.set(anchor, 1)
  return anchor
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment).replace(/^h-/, '')
  } catch {
    return fragment
  }
}
