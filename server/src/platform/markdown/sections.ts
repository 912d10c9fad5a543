import { readMarkdown } from './markdown.ts'
import { plainText } from './plain-text.ts'
import { isHeading, type MarkdownNode } from './tree.ts'

interface MarkdownSection {
  /** Of its heading; null for what stands before the first one. */
  anchor: string | null
  title: string
  text: string
}

/** A text split by its headings, for links to a place in it. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const sections: { heading: MarkdownNode | null; nodes: MarkdownNode[] }[] = [{ heading: null, nodes: [] }]
  for (const node of readMarkdown(markdown).nodes) {
    if (typeof node !== 'string' && isHeading(node)) sections.push({ heading: node, nodes: [] })
    else sections.at(-1)?.nodes.push(node)
  }
  return sections.map(({ heading, nodes }) => ({
    anchor: heading !== null && typeof heading !== 'string' ? (heading.attributes.id ?? null) : null,
    title: heading === null ? '' : plainText([heading]),
    text: plainText(nodes),
  }))
}
