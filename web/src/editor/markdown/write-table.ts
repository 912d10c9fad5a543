import type { Node } from '@tiptap/pm/model'
import type { MarkdownSerializerState } from 'prosemirror-markdown'

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

/** The first row is the head, whatever it was: Markdown has no table without one. */
export function writeTable(state: MarkdownSerializerState, table: Node, write: (cell: Node) => string) {
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
