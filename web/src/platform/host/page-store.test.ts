import { expect, test } from 'vitest'
import { PageBody } from './page-body.ts'
import { openPageStore } from './page-store.ts'

const stored = (bytes: number) => ({
  page: { status: 200, headers: [], tag: null, body: new PageBody(Buffer.alloc(bytes, 'a')), complete: true },
  at: 0,
})

test('pages that are asked for once do not push out pages that are asked for again', () => {
  const store = openPageStore(400)
  store.set('home', stored(50))
  store.get('home')

  for (let id = 0; id < 100; id++) store.set(`crawled ${id}`, stored(50))

  expect(store.peek('home')).toBeDefined()
  expect(store.peek('crawled 99')).toBeDefined()
  expect(store.peek('crawled 97')).toBeUndefined()
  expect(store.counts()).toEqual({ pages: 3, bytes: 150 })
})

test('of the popular pages the one not asked for longest goes first', () => {
  const store = openPageStore(400)
  for (const key of ['a', 'b', 'c']) {
    store.set(key, stored(100))
    store.get(key)
  }
  store.get('a')

  store.set('d', stored(100))
  store.get('d')

  expect(['a', 'b', 'c', 'd'].filter((key) => store.peek(key))).toEqual(['a', 'c', 'd'])
})

test('compressed bytes count as soon as they are there, and push out others', async () => {
  const store = openPageStore(16_000)
  const [first, second] = [stored(2_000), stored(1_990)]
  store.set('first', first)
  store.set('second', second)

  await second.page.body.as('gzip')

  expect(store.peek('first')).toBeUndefined()
  expect(store.counts()).toEqual({ pages: 1, bytes: second.page.body.bytes })
  expect(second.page.body.bytes).toBeGreaterThan(1_990)

  await first.page.body.as('br')
  expect(store.counts().bytes).toBe(second.page.body.bytes)
})
