import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { documentExtensions } from '../extensions.ts'
import { pieces } from './corpus.ts'
import { readMarkdown, writeMarkdown } from './markdown.ts'
import { tokenizer } from './tokens.ts'

const schema = getSchema(documentExtensions())
const texts = { ...pieces, ...(await demoArticles()) }

describe.each(Object.entries(texts))('%s', (_, text) => {
  test('opening and saving a text keeps its meaning, and a second save changes nothing', () => {
    const saved = writeMarkdown(readMarkdown(schema, text))

    expect(tokenizer.render(saved)).toBe(tokenizer.render(`${text}\n`))
    expect(writeMarkdown(readMarkdown(schema, saved))).toBe(saved)
  })

  test('editing every block keeps the meaning of a text, and a second save changes nothing', () => {
    const saved = writeMarkdown(everyBlockTouched(readMarkdown(schema, text)))

    expect(tokenizer.render(saved)).toBe(tokenizer.render(`${text}\n`))
    expect(writeMarkdown(everyBlockTouched(readMarkdown(schema, saved)))).toBe(saved)
  })
})

test('blocks that were not edited keep every character', () => {
  const text = '标题\n===\n\n* 一\n* 二\n\n__粗__ 与 _斜_\n续行\n\n[a]: /b\n'
  const opened = readMarkdown(schema, text)
  const second = opened.child(2)

  const edited = opened.replace(opened.content.size, opened.content.size, slice('新的一段'))

  expect(writeMarkdown(opened)).toBe(text)
  expect(edited.child(2)).toBe(second)
  expect(writeMarkdown(edited)).toBe(`${text}\n新的一段\n`)
})

test('unsupported Markdown is kept as its source', () => {
  const opened = readMarkdown(schema, '文\n\n- [ ] 任务\n- 不是任务\n\n[a]: /b')

  expect(opened.children.map(({ type }) => type.name)).toEqual(['paragraph', 'sourceBlock', 'sourceBlock'])
})

test('bold between Chinese signs and letters is bold when it is read again', () => {
  const bold = [schema.mark('bold')]
  const paragraph = schema.node('paragraph', null, [
    schema.text('称为'),
    schema.text('“会签”', bold),
    schema.text('的方式'),
  ])

  const saved = writeMarkdown(schema.node('doc', null, [paragraph]))

  expect(tokenizer.render(saved)).toBe('<p>称为<strong>“会签”</strong>的方式</p>\n')
})

test('there are demo articles to prove it with', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(Object.keys(pieces).length + 90)
})

test('an empty editor is an empty text', () => {
  expect(writeMarkdown(readMarkdown(schema, ''))).toBe('')
})

/** The same document of other nodes, as if each block had been typed into. */
function everyBlockTouched(document: Node): Node {
  return schema.nodeFromJSON(document.toJSON())
}

function slice(text: string) {
  return schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text)])]).slice(0)
}

/** Found by address: pages do not know the demo content. */
async function demoArticles(): Promise<Record<string, string>> {
  const address = new URL('../../../../content/src/data/knowledge.ts', import.meta.url).href
  const { articles } = (await import(address)) as { articles: { slug: string; body: Record<string, string> }[] }
  const texts = articles.flatMap(({ slug, body }) =>
    Object.entries(body).map(([language, text]) => [`${slug}, ${language}`, text]),
  )
  return Object.fromEntries(texts)
}
