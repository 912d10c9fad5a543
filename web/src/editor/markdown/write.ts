import type { Node } from '@tiptap/pm/model'
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown'
import { addressIn, escapedText, fenceFor, quoteTitle } from './escape.ts'

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

/** One or more blocks as Markdown, always in the same manner. */
export function writeBlocks(blocks: Node): string {
  return serializer.serialize(blocks).replace(/\n+$/, '')
}

const serializer = new MarkdownSerializer(
  {
    paragraph(state, node) {
      state.renderInline(node)
      state.closeBlock(node)
    },
    heading(state, node) {
      state.write(`${'#'.repeat(node.attrs.level)} `)
      state.renderInline(node, false)
      state.closeBlock(node)
    },
    blockquote: (state, node) => state.wrapBlock('> ', null, node, () => state.renderContent(node)),
    callOut(state, node) {
      state.wrapBlock('> ', null, node, () => {
        state.write(`[!${node.attrs.kind.toUpperCase()}]\n`)
        state.renderContent(node)
      })
    },
    bulletList(state, node, parent, index) {
      const mark = isSecond(node, parent, index) ? '*' : '-'
      state.renderList(node, '  ', () => `${mark} `)
    },
    orderedList(state, node, parent, index) {
      const { start } = node.attrs
      const after = isSecond(node, parent, index) ? ')' : '.'
      const width = String(start + node.childCount - 1).length + 2
      state.renderList(node, ' '.repeat(width), (item) => `${start + item}${after} `.padEnd(width))
    },
    listItem: (state, node) => state.renderContent(node),
    taskList(state, node, parent, index) {
      const mark = isSecond(node, parent, index) ? '*' : '-'
      state.renderList(node, '  ', (item) => `${mark} [${node.child(item).attrs.checked ? 'x' : ' '}] `)
    },
    taskItem: (state, node) => state.renderContent(node),
    codeBlock: writeCode,
    sourceBlock(state, node) {
      state.text(node.textContent, false)
      state.closeBlock(node)
    },
    horizontalRule(state, node) {
      state.write('---')
      state.closeBlock(node)
    },
    table: (state, node) => writeTable(state, node, (row) => serializer.serialize(row)),
    // Cells are written one by one, each as a text of its own.
    tableHeader: (state, node) => state.renderContent(node),
    tableCell: (state, node) => state.renderContent(node),
    image(state, { attrs: { src, alt, title } }) {
      state.write(`![${state.esc(alt ?? '')}](${addressIn(src)}${title ? ` ${quoteTitle(title)}` : ''})`)
    },
    hardBreak(state, node, parent, index) {
      const isLast = !parent.content.content.slice(index + 1).some(({ type }) => type !== node.type)
      if (!isLast) state.write('\\\n')
    },
    text: (state, _, parent, index) => state.text(escapedText(state, parent, index), false),
  },
  {
    bold: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
    italic: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    link: {
      open: '[',
      close: (_, { attrs: { href, title } }) => `](${addressIn(href)}${title ? ` ${quoteTitle(title)}` : ''})`,
      mixable: true,
    },
    code: {
      open: (_, __, parent, index) => fenceFor(parent.child(index), 'open'),
      close: (_, __, parent, index) => fenceFor(parent.child(index - 1), 'close'),
      escape: false,
    },
  },
  { hardBreakNodeName: 'hardBreak' },
)

function writeCode(state: MarkdownSerializerState, node: Node) {
  const runs = node.textContent.match(/`{3,}/g) ?? ['``']
  const fence = '`'.repeat(Math.max(...runs.map(({ length }) => length)) + 1)
  state.write(`${fence}${node.attrs.language ?? ''}\n`)
  state.text(node.textContent, false)
  if (node.textContent !== '') state.write('\n')
  state.write(fence)
  state.closeBlock(node)
}

/** Two lists of a kind, one after the other, stay two by their marks. */
function isSecond(node: Node, parent: Node, index: number): boolean {
  let before = 0
  while (index - before > 0 && parent.child(index - before - 1).type === node.type) before++
  return before % 2 === 1
}

/** The first row is the head, whatever it was: Markdown has no table without one. */
function writeTable(state: MarkdownSerializerState, table: Node, write: (cell: Node) => string) {
  const rows = table.children.map((row) => row.children.map((cell) => inOneLine(write(cell))))
  const columns = Math.max(...rows.map(({ length }) => length))
  const [head = [], ...body] = rows.map((row) => [...row, ...Array(columns - row.length).fill('')])
  const aligned = Array.from({ length: columns }, (_, column) => {
    const cell = table.firstChild?.maybeChild(column)
    return rules[cell?.attrs.align ?? ''] ?? '---'
  })

  for (const row of [head, aligned, ...body]) {
    state.write(`| ${row.join(' | ')} |`)
    state.ensureNewLine()
  }
  state.closeBlock(table)
}

function inOneLine(text: string): string {
  return text
    .replace(/\\?\n+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}
