import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRenderQueue, RenderingRefused } from './render-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenQueue(limits: Partial<Parameters<typeof openRenderQueue>[0]> = {}) {
  const queue = openRenderQueue({ atOnce: 2, waiting: 4, patience: 1_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()

  /** The outcome as a value, so that a refusal nobody waits for yet is no unhandled rejection. */
  function ask(name: string, network = name) {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const render = () => {
      begun.push(name)
      return promise
    }
    return queue.run(network, render).then(
      () => 'rendered',
      (error) => (error instanceof RenderingRefused ? 'refused' : 'failed'),
    )
  }
  async function end(name: string) {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { queue, begun, ask, end }
}

test('a fixed number is rendered at once, the others follow in the order in which they asked', async () => {
  const { queue, begun, ask, end } = givenQueue()
  for (const name of ['a', 'b', 'c', 'd']) ask(name)
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a', 'b'])
  expect(queue.counts()).toEqual({ underWay: 2, waiting: 2, refused: 0 })
  expect(queue.isBusy()).toBe(true)

  await end('b')
  ask('e')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])

  for (const name of ['c', 'd', 'e']) await end(name)
  expect(queue.counts()).toEqual({ underWay: 0, waiting: 0, refused: 0 })
})

test('when every place to wait is taken, the next is refused at once', async () => {
  const { queue, ask } = givenQueue()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name)

  expect(await ask('g')).toBe('refused')
  expect(queue.counts()).toEqual({ underWay: 2, waiting: 4, refused: 1 })
})

test('one network waits in half of the places at most', async () => {
  const { begun, ask, end } = givenQueue()
  for (const name of ['a', 'b', 'c', 'd']) ask(name, 'crawler')

  expect(await ask('e', 'crawler')).toBe('refused')
  ask('other')
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(begun).toContain('other')
})

test('nobody waits longer than the limit, and a place that was given up is free again', async () => {
  const { queue, begun, ask, end } = givenQueue({ atOnce: 1 })
  ask('a')
  const late = ask('b')
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await late).toBe('refused')
  ask('c')
  await end('a')
  expect(begun).toEqual(['a', 'c'])
  expect(queue.counts()).toMatchObject({ waiting: 0, refused: 1 })
})

test('a rendering that fails gives its place to the next', async () => {
  const { queue } = givenQueue({ atOnce: 1 })

  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await queue.run('b', async () => 'yes')).toBe('yes')
  expect(queue.isBusy()).toBe(false)
})
