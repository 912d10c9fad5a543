import { EncodedBody } from '@atrium/server/platform/http/encoded-body'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeptPages, type RenderedPage } from './kept-pages.ts'
import { RenderingRefused } from './render-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (text: string, differing: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: new EncodedBody(Buffer.from(text)),
  tag: text,
  complete: true,
  ...differing,
})
const textOf = ({ body }: RenderedPage) => body.identity.toString()
const refused = () => Promise.reject(new RenderingRefused())

test('a page is rendered once a second, however many ask for it', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const render = vi.fn<() => Promise<RenderedPage>>(async () => page('home'))

  await Promise.all([kept.page('zh-CN /', render), kept.page('zh-CN /', render), kept.page('zh-CN /', render)])
  vi.advanceTimersByTime(999)
  await kept.page('zh-CN /', render)
  expect(render).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1)
  await kept.page('zh-CN /', render)
  await kept.page('en /', render)
  expect(render).toHaveBeenCalledTimes(3)
})

test('while a part is missing the last complete page is served, for ten minutes', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const broken = page('sorry', { status: 503, complete: false })
  await kept.page('/', async () => page('whole'))

  vi.advanceTimersByTime(60_000)
  expect(textOf(await kept.page('/', async () => broken))).toBe('whole')
  vi.advanceTimersByTime(600_000)
  expect(textOf(await kept.page('/', async () => broken))).toBe('sorry')
})

test('during an outage nobody waits for a rendering that would lack a part, and one complete rendering ends it', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const rendering = Promise.withResolvers<RenderedPage>()
  await kept.page('/', async () => page('whole'))
  vi.advanceTimersByTime(60_000)
  await kept.page('/', async () => page('sorry', { complete: false }))

  expect(textOf(await kept.page('/', () => rendering.promise))).toBe('whole')
  rendering.resolve(page('new'))
  await rendering.promise
  expect(textOf(await kept.page('/', refused))).toBe('new')
})

test('a page of less than two seconds is served at once while other renderings are under way', async () => {
  const kept = openKeptPages({ fresh: 1_000, isBusy: () => true })
  const rendering = Promise.withResolvers<RenderedPage>()
  await kept.page('/', async () => page('old'))

  vi.advanceTimersByTime(1_999)
  expect(textOf(await kept.page('/', () => rendering.promise))).toBe('old')
  vi.advanceTimersByTime(1)
  const waiting = kept.page('/', refused)
  rendering.resolve(page('new'))

  expect(textOf(await waiting)).toBe('new')
})

test('an older page is served when its new rendering takes long to get its turn', async () => {
  const kept = openKeptPages({ fresh: 1_000, isBusy: () => true })
  const rendering = Promise.withResolvers<RenderedPage>()
  await kept.page('/', async () => page('old'))
  vi.advanceTimersByTime(60_000)

  const waiting = kept.page('/', () => rendering.promise)
  await vi.advanceTimersByTimeAsync(300)
  expect(textOf(await waiting)).toBe('old')

  rendering.resolve(page('new'))
  await rendering.promise
  expect(textOf(await kept.page('/', refused))).toBe('new')
})

test('a page from before the last change may be sent, but is not current; the next rendering is', async () => {
  const kept = openKeptPages({ fresh: 1_000, isBusy: () => true })
  const rendering = Promise.withResolvers<RenderedPage>()
  const old = await kept.page('/', async () => page('old'))
  expect(kept.isCurrent('/', old)).toBe(true)
  vi.advanceTimersByTime(1)
  kept.expire()
  vi.advanceTimersByTime(1)

  const sent = await kept.page('/', () => rendering.promise)
  expect([textOf(sent), kept.isCurrent('/', sent)]).toEqual(['old', false])

  rendering.resolve(page('new'))
  await rendering.promise
  const next = await kept.page('/', refused)
  expect([textOf(next), kept.isCurrent('/', next)]).toEqual(['new', true])
})

test('a kept page is served when no new one can be rendered; without one the refusal is passed on', async () => {
  const kept = openKeptPages({ fresh: 1_000, isBusy: () => true })
  await kept.page('/', async () => page('old'))

  vi.advanceTimersByTime(599_000)
  expect(textOf(await kept.page('/', refused))).toBe('old')
  await expect(kept.page('/other', refused)).rejects.toThrow(RenderingRefused)
})

test('a page that has not changed keeps its compressed bytes', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const first = await kept.page('/', async () => page('same'))

  vi.advanceTimersByTime(1_000)
  expect(await kept.page('/', async () => page('same'))).toBe(first)
  vi.advanceTimersByTime(1_000)
  expect(await kept.page('/', async () => page('changed'))).not.toBe(first)
})

test('a rendering that throws is tried again by the next one who asks', async () => {
  const kept = openKeptPages({ fresh: 1_000 })

  await expect(kept.page('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(textOf(await kept.page('/', async () => page('yes')))).toBe('yes')
})

test('what is counted: fresh, older and rendered answers, and the bytes that are kept', async () => {
  const kept = openKeptPages({ fresh: 1_000, isBusy: () => true })
  for (let turn = 0; turn < 3; turn++) await kept.page('/', async () => page('12345'))
  vi.advanceTimersByTime(1_500)
  await kept.page('/', async () => page('12345'))

  expect(kept.counts()).toEqual({ answers: 1, bytes: 5, asked: { fresh: 2, stale: 1, rendered: 1 } })
})

test('after a change neither a kept page nor one whose rendering began before it is sent', async () => {
  const kept = openKeptPages({ fresh: 1_000 })
  const begun = Promise.withResolvers<RenderedPage>()
  const before = kept.page('/', () => begun.promise)

  vi.advanceTimersByTime(1)
  kept.expire()
  vi.advanceTimersByTime(1)
  const after = await kept.page('/', async () => page('changed'))
  begun.resolve(page('old'))

  expect([textOf(await before), textOf(after)]).toEqual(['old', 'changed'])
  expect(textOf(await kept.page('/', async () => page('again')))).toBe('changed')
  vi.advanceTimersByTime(1)
  kept.expire()
  vi.advanceTimersByTime(1)
  expect(textOf(await kept.page('/', async () => page('again')))).toBe('again')
})
