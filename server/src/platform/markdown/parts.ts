import { element, type MarkdownNode } from './tree.ts'

/** Shorter texts are drawn as a whole. */
const longFrom = 200
const blocksOfPart = 40

/**
 * A long text in parts, so that browsers lay out and paint those near the window only: `content-visibility` on thousands
 * of paragraphs costs more than it saves, on a part for forty of them it halves the work of a frame.
 */
export function inParts(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  if (nodes.length < longFrom) return nodes
  const count = Math.ceil(nodes.length / blocksOfPart)
  return Array.from({ length: count }, (_, at) =>
    element('div', { class: 'part' }, nodes.slice(at * blocksOfPart, (at + 1) * blocksOfPart)),
  )
}
