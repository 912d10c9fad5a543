import { expect, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { forgetQuery, openQuery } from './open-query.ts'

test('two components that ask the same while it runs share one call', async () => {
  const query = createQuery('shared')

  openQuery(query.request())
  openQuery(query.request())
  await query.answer('found')

  expect(query.send).toHaveBeenCalledTimes(1)
  expect(query.onData.mock.calls).toEqual([['found'], ['found']])
})

test('a component that has left gets no answer, and the last one to leave aborts the call', async () => {
  const query = createQuery('left')
  const leaveFirst = openQuery(query.request())
  const leaveSecond = openQuery(query.request())

  leaveFirst()
  expect(query.signal()?.aborted).toBe(false)
  leaveSecond()
  expect(query.signal()?.aborted).toBe(true)
  await query.answer('late')

  expect(query.onData).not.toHaveBeenCalled()
})

test('a query that was aborted is sent again', async () => {
  const query = createQuery('again')
  openQuery(query.request())()

  openQuery(query.request())
  await query.answer('found')

  expect(query.send).toHaveBeenCalledTimes(2)
  expect(query.onData.mock.calls).toEqual([['found']])
})

test('an answer serves later components only as long as it is kept', async () => {
  vi.useFakeTimers()
  const query = createQuery('kept')
  const leave = openQuery(query.request({ maxAge: 60_000 }))
  await query.answer('found')
  leave()

  openQuery(query.request({ maxAge: 60_000 }))
  expect(query.send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  openQuery(query.request({ maxAge: 60_000 }))
  expect(query.send).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('a forgotten answer is asked for again', async () => {
  const query = createQuery('forgotten')
  openQuery(query.request({ maxAge: 60_000 }))
  await query.answer('found')

  forgetQuery('forgotten')
  openQuery(query.request({ maxAge: 60_000 }))

  expect(query.send).toHaveBeenCalledTimes(2)
  forgetQuery('forgotten')
})

test('a failure is reported and not kept', async () => {
  const query = createQuery('failed')
  const failure = new Failure({ kind: 'unreachable' })
  openQuery(query.request({ maxAge: 60_000 }))
  await query.fail(failure)

  expect(query.onFailure.mock.calls).toEqual([[failure]])
  openQuery(query.request())
  expect(query.send).toHaveBeenCalledTimes(2)
})

function createQuery(key: string) {
  const calls: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const send = vi.fn((signal: AbortSignal) => {
    const call = { ...Promise.withResolvers<string>(), signal }
    calls.push(call)
    return call.promise
  })
  const onData = vi.fn<(data: string) => void>()
  const onFailure = vi.fn<(failure: Failure) => void>()
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  return {
    send,
    onData,
    onFailure,
    request: ({ maxAge = 0 } = {}) => ({ key, send, maxAge, onData, onFailure }),
    signal: () => calls.at(-1)?.signal,
    answer: (data: string) => {
      calls.at(-1)?.resolve(data)
      return vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : settled()
    },
    fail: (failure: Failure) => {
      calls.at(-1)?.reject(failure)
      return settled()
    },
  }
}
