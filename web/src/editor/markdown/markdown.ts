import type { Node, Schema } from '@tiptap/pm/model'
import { blocksOf, parserFor } from './read.ts'
import { type References, tokenizer } from './tokens.ts'
import { writeBlocks } from './write.ts'

/** The source of each block that was read. A document's nodes never change: a block that was edited is another node. */
const sources = new WeakMap<Node, string>()

export function readMarkdown(schema: Schema, text: string): Node {
  const parse = parserFor(schema)
  const { blocks, references } = blocksOf(text)

  const nodes = blocks.map(({ source, shown }) => {
    const node = (shown && knownBlock(parse(source, references), source, references)) || sourceBlock(schema, source)
    if (standsAlone(node, source)) sources.set(node, source)
    return node
  })
  return schema.topNodeType.create(null, nodes.length > 0 ? nodes : [emptyParagraph(schema)])
}

/** Blocks nobody touched are written as they were read, character by character. */
export function writeMarkdown(document: Node): string {
  const written = runsOf(document).map((run) => {
    const [only] = run
    return (run.length === 1 && only && sources.get(only)) || writeBlocks(document.type.create(null, run))
  })
  return written.length > 0 ? `${written.join('\n\n')}\n` : ''
}

/** An indented block would become part of a list put before it; code without an end would take in what is put after it. */
function standsAlone({ type }: Node, source: string): boolean {
  if (/^\s/.test(source)) return false
  return type.name !== 'codeBlock' || blocksOf(`${source}\n\n.`).blocks.length > 1
}

/** The block, if it says the same when it is written again. */
function knownBlock(document: Node, source: string, references: References): Node | null {
  const [block, ...others] = document.children
  if (!block || others.length > 0 || hasStrayTask(block)) return null
  const again = writeBlocks(document)
  return tokenizer.render(again, {}) === tokenizer.render(`${source}\n`, { references }) ? block : null
}

/** A box in a list of other items is not a task to the editor, and would be written as plain text. */
function hasStrayTask(block: Node): boolean {
  let found = false
  block.descendants((node) => {
    if (node.type.name === 'listItem' && /^\[[ xX]\]\s/.test(node.firstChild?.textContent ?? '')) found = true
  })
  return found
}

/** Blocks one by one; lists of a kind that follow each other together, for they are told apart by their marks. */
function runsOf(document: Node): Node[][] {
  const runs: Node[][] = []
  for (const node of document.children) {
    const before = runs.at(-1)
    if (before?.[0]?.type === node.type && /List$/.test(node.type.name)) before.push(node)
    else if (!(node.type.name === 'paragraph' && node.childCount === 0)) runs.push([node])
  }
  return runs
}

function sourceBlock(schema: Schema, source: string): Node {
  return schema.node('sourceBlock', null, schema.text(source))
}

function emptyParagraph(schema: Schema): Node {
  return schema.node('paragraph')
}
