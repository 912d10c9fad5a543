import { expect, test } from 'vitest'
import { EncodedBody } from '../http/encoded-body.ts'
import { openByteStore } from './byte-store.ts'

const openStore = (bytes: number) => openByteStore<EncodedBody>(bytes, (body) => body)
const stored = (bytes: number) => new EncodedBody(Buffer.alloc(bytes, 'a'))

test('answers that are asked for once do not push out answers that are asked for again', () => {
  const store = openStore(400)
  store.set('home', stored(50))
  store.get('home')

  for (let id = 0; id < 100; id++) store.set(`crawled ${id}`, stored(50))

  expect(store.peek('home')).toBeDefined()
  expect(store.peek('crawled 99')).toBeDefined()
  expect(store.peek('crawled 97')).toBeUndefined()
  expect(store.counts()).toEqual({ answers: 3, bytes: 150 })
})

test('of the popular answers the one not asked for longest goes first', () => {
  const store = openStore(400)
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
  const store = openStore(16_000)
  const [first, second] = [stored(2_000), stored(1_990)]
  store.set('first', first)
  store.set('second', second)

  await second.as('gzip')

  expect(store.peek('first')).toBeUndefined()
  expect(store.counts()).toEqual({ answers: 1, bytes: second.bytes })
  expect(second.bytes).toBeGreaterThan(1_990)

  await first.as('br')
  expect(store.counts().bytes).toBe(second.bytes)
})
