import type { Node, Schema } from '@tiptap/pm/model'
import type { Token } from 'markdown-it'
import { MarkdownParser, type ParseSpec } from 'prosemirror-markdown'
import { type References, tokenizer } from './tokens.ts'

interface MarkdownBlock {
  source: string
  /** False for what the parser only remembers: the addresses that links refer to. */
  shown: boolean
}

/** A text as its blocks, with what links refer to in any of them. */
export function blocksOf(text: string): { blocks: MarkdownBlock[]; references: References } {
  const env: { references?: References } = {}
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const places = tokenizer
    .parse(lines.join('\n'), env)
    .flatMap(({ level, nesting, map }) => (level === 0 && nesting >= 0 && map ? [map] : []))

  const blocks: MarkdownBlock[] = []
  let reached = 0
  for (const [from, to] of places) {
    blocks.push(cut(lines, reached, from, false), cut(lines, from, to, true))
    reached = to
  }
  blocks.push(cut(lines, reached, lines.length, false))
  return { blocks: blocks.filter(({ source }) => source !== ''), references: env.references ?? {} }
}

function cut(lines: string[], from: number, to: number, shown: boolean): MarkdownBlock {
  return {
    source: lines
      .slice(from, to)
      .join('\n')
      .replace(/^(\s*\n)+|\s+$/g, ''),
    shown,
  }
}

export function parserFor(schema: Schema): (source: string, references?: References) => Node {
  const parser = new MarkdownParser(schema, tokenizer, specs)
  return (source, references = {}) => parser.parse(source, { references })
}

const specs: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  call_out: { block: 'callOut', getAttrs: ({ meta }) => meta },
  bullet_list: { block: 'bulletList', getAttrs: (_, tokens, place) => ({ tight: isTight(tokens, place) }) },
  ordered_list: {
    block: 'orderedList',
    getAttrs: (list, tokens, place) => ({ start: Number(list.attrGet('start') ?? 1), tight: isTight(tokens, place) }),
  },
  list_item: { block: 'listItem' },
  task_list: { block: 'taskList', getAttrs: (_, tokens, place) => ({ tight: isTight(tokens, place) }) },
  task_item: { block: 'taskItem', getAttrs: ({ meta }) => meta },
  code_block: { block: 'codeBlock', noCloseToken: true },
  fence: { block: 'codeBlock', getAttrs: ({ info }) => ({ language: info.trim() || null }), noCloseToken: true },
  hr: { node: 'horizontalRule' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'tableRow' },
  th: { block: 'tableHeader', getAttrs: (cell) => ({ align: alignOf(cell) }) },
  td: { block: 'tableCell', getAttrs: (cell) => ({ align: alignOf(cell) }) },
  hardbreak: { node: 'hardBreak' },
  image: {
    node: 'image',
    getAttrs: (image) => ({
      src: image.attrGet('src'),
      alt: tokenizer.renderer.renderInlineAsText(image.children ?? [], tokenizer.options, {}) || null,
      title: image.attrGet('title') || null,
    }),
  },
  strong: { mark: 'bold' },
  em: { mark: 'italic' },
  s: { mark: 'strike' },
  code_inline: { mark: 'code', noCloseToken: true },
  link: {
    mark: 'link',
    getAttrs: (link) => ({ href: link.attrGet('href'), title: link.attrGet('title') || null }),
  },
}

/** Paragraphs of items that stand close together are hidden. */
function isTight(tokens: Token[], place: number): boolean {
  const level = (tokens[place]?.level ?? 0) + 2
  const paragraph = tokens.find((token, at) => at > place && token.level === level && token.type === 'paragraph_open')
  return paragraph?.hidden ?? true
}

function alignOf(cell: Token): string | null {
  return /text-align:(\w+)/.exec(String(cell.attrGet('style') ?? ''))?.[1] ?? null
}
