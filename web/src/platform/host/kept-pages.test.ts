import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeptPages, type RenderedPage } from './kept-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (text: string, differing: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(text),
  complete: true,
  ...differing,
})

test('a page is drawn once a second, however many ask for it', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const draw = vi.fn<() => Promise<RenderedPage>>(async () => page('home'))

  await Promise.all([kept.page('zh-CN /', draw), kept.page('zh-CN /', draw), kept.page('zh-CN /', draw)])
  vi.advanceTimersByTime(999)
  await kept.page('zh-CN /', draw)
  expect(draw).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1)
  await kept.page('zh-CN /', draw)
  await kept.page('en /', draw)
  expect(draw).toHaveBeenCalledTimes(3)
})

test('while a part is missing the last complete page is served, for ten minutes', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const broken = page('sorry', { status: 503, complete: false })
  await kept.page('/', async () => page('whole'))

  vi.advanceTimersByTime(60_000)
  expect((await kept.page('/', async () => broken)).body.toString()).toBe('whole')
  vi.advanceTimersByTime(600_000)
  expect((await kept.page('/', async () => broken)).body.toString()).toBe('sorry')
})

test('a drawing that throws is tried again by the next one who asks', async () => {
  const kept = openKeptPages({ fresh: 1_000 })

  await expect(kept.page('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect((await kept.page('/', async () => page('yes'))).body.toString()).toBe('yes')
})

test('memory is bounded: the oldest pages go first', async () => {
  const kept = openKeptPages({ fresh: 1_000, bytes: 10 })
  const draw = vi.fn<() => Promise<RenderedPage>>(async () => page('12345'))

  for (const key of ['a', 'b', 'c', 'c', 'b']) await kept.page(key, draw)
  expect(draw).toHaveBeenCalledTimes(3)
  await kept.page('a', draw)
  expect(draw).toHaveBeenCalledTimes(4)
})
