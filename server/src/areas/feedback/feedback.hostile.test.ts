import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { own, published } from '../../../test/hostile/hostile.ts'
import { dangersIn } from '../../../test/hostile/inert.ts'
import { someone, startPortal } from '../../../test/portal.ts'
import { type MarkdownNode, write } from '../../platform/markdown/tree.ts'

const longest = 20_000

test('hostile text in a thread is rendered only with allowed elements', async () => {
  const texts = [...published, ...own].map((text) => text.replaceAll('\0', ''))

  for (const { text, shown } of await shownInThread(texts)) {
    expect({ text, dangers: dangersIn(write(shown)) }).toEqual({ text, dangers: [] })
  }
})

test('scripts, addresses that run and pictures from elsewhere are text', async () => {
  const texts = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[点](javascript:alert(1))',
    '[点](java&#115;cript:alert(1)) <javascript:alert(1)>',
    '[点](data:text/html,x)',
    '[点](//evil.example/)',
    '![看](https://evil.example/x.png)',
    '![看](//evil.example/x.png)',
    '![看](data:image/svg+xml,x)',
    '![看](/api/files/1/address) ![看](/file/public/../../api/users/mine)',
    '[点](#newest)',
  ]

  for (const { text, shown } of await shownInThread(texts)) {
    expect({ text, tags: tagsIn(shown) }).toEqual({ text, tags: expect.not.arrayContaining(['a', 'img', 'script']) })
    expect(JSON.stringify(shown)).not.toMatch(/"(src|href)"/)
  }
})

test('a megabyte of nesting is refused, and nothing of it is kept', async () => {
  const { db, post } = await startPortal(someone)
  const code = async (content: string) => (await post('/api/feedbacks', { content })).code

  expect(await code('>'.repeat(1_000_000))).toBe(failures.too_large.code)
  expect(await code('>'.repeat(900_000))).toBe(failures.invalid_input.code)
  expect(await code('>'.repeat(longest + 1))).toBe(failures.invalid_input.code)
  expect(await db.selectFrom('feedback').select('feedback_id').execute()).toEqual([])
})

test('nesting that is just short enough is read, and becomes shallow', async () => {
  const pieces = ['>', '> ', '- ', '1. ', '[', '**a', '*_', '![', '[x](', '> - ']
  const texts = pieces.map((piece) => `${piece.repeat(Math.floor((longest - 1) / piece.length))}字`)

  for (const { shown } of await shownInThread(texts)) {
    expect(shown).not.toEqual([])
    expect(depthOf(shown)).toBeLessThan(50)
  }
})

test('a character that no text holds is refused, and is no fault of ours', async () => {
  const { post } = await startPortal(someone)

  expect((await post('/api/feedbacks', { content: '导出\0少了一列' })).code).toBe(failures.invalid_input.code)
})

test('a structure instead of a text is refused, however deep it is', async () => {
  const { db, post, send } = await startPortal(someone)
  const script = { tag: 'script', attributes: { src: 'https://evil.example/x.js' }, children: [] }
  const deep = `{"content":${'['.repeat(400_000)}${']'.repeat(400_000)}}`

  for (const content of [script, [script], { type: 'doc', content: [script] }, null, 1]) {
    expect((await post('/api/feedbacks', { content })).code).toBe(failures.invalid_input.code)
  }
  const headers = { 'content-type': 'application/json' }
  const refused = await send({ method: 'POST', url: '/api/feedbacks', headers, payload: deep })
  expect(refused.json().code).toBe(failures.invalid_input.code)
  expect(await db.selectFrom('feedback').select('feedback_id').execute()).toEqual([])
})

/** Each as one message; however it came to be there, this is what its reader's page gets. */
async function shownInThread(texts: string[]): Promise<{ text: string; shown: MarkdownNode[] }[]> {
  const { db, get, post } = await startPortal(someone)
  await post('/api/feedbacks', { content: '开始' })
  const { feedback_id } = await db.selectFrom('feedback').select('feedback_id').executeTakeFirstOrThrow()
  await db
    .insertInto('feedback_message')
    .values(texts.map((content) => ({ feedback_id, content, is_answer: false })))
    .execute()

  const { data } = await get(`/api/users/mine/feedbacks/${feedback_id}`)
  expect(data.messages).toHaveLength(1 + texts.length)
  return texts.map((text, at) => ({ text, shown: data.messages[at + 1].text }))
}

function tagsIn(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsIn(node.children)]))
}

function depthOf(nodes: readonly MarkdownNode[]): number {
  return 1 + Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : depthOf(node.children))))
}
