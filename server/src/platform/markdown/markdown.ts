import { z } from 'zod'
import { anchorHeadings, type ContentsEntry, contentsEntrySchema } from './headings.ts'
import { parseMarkdown } from './parse.ts'
import { minutesToRead, plainText } from './plain-text.ts'
import { shape } from './shape.ts'
import { element, type MarkdownNode, write } from './tree.ts'

/** Shorter texts are drawn as a whole. */
const longFrom = 200

const blocksOfPart = 40

/** Raise it when the same Markdown gives other HTML than before: what is kept is then made again. */
export const engine = 2

export const renderedMarkdownSchema = z.object({
  html: z.string(),
  contents: z.array(contentsEntrySchema),
  minutes: z.number(),
  text: z.string(),
})
export type RenderedMarkdown = z.output<typeof renderedMarkdownSchema>

/** Rendered Markdown: the HTML contains only what `tree.ts` lists. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const { nodes, contents } = readMarkdown(markdown)
  const text = plainText(nodes)
  return { html: write(inParts(nodes)), contents, minutes: minutesToRead(text), text }
}

/** What passes between people, with their own pictures: as it is drawn, and as words alone. */
export function readMessage(markdown: string): { nodes: MarkdownNode[]; text: string } {
  const nodes = shape(parseMarkdown(markdown, true))
  return { nodes, text: plainText(nodes) }
}

export function readMarkdown(markdown: string): { nodes: MarkdownNode[]; contents: ContentsEntry[] } {
  const nodes = shape(parseMarkdown(markdown))
  return { nodes, contents: anchorHeadings(nodes) }
}

/**
 * A long text in parts, so that browsers lay out and paint those near the window only: `content-visibility` on thousands
 * of paragraphs costs more than it saves, on a part for forty of them it halves the work of a frame.
 */
function inParts(nodes: readonly MarkdownNode[]): readonly MarkdownNode[] {
  if (nodes.length < longFrom) return nodes
  const count = Math.ceil(nodes.length / blocksOfPart)
  return Array.from({ length: count }, (_, at) =>
    element('div', { class: 'part' }, nodes.slice(at * blocksOfPart, (at + 1) * blocksOfPart)),
  )
}
