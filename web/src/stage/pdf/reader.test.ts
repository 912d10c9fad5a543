import { afterEach, expect, test, vi } from 'vitest'
import { Reader } from './reader.ts'

afterEach(() => vi.unstubAllGlobals())

const piece = () => new Response('abc', { status: 206, headers: { 'content-range': 'bytes 0-2/9' } })

test('an expired address is renewed without an error', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return address === '/file/old' ? new Response(null, { status: 403 }) : piece()
  })
  const reader = new Reader('/file/old', async () => '/file/new')
  reader.onTrouble = vi.fn()

  expect((await reader.read(0, 3)).length).toBe(3)

  expect(fetched).toEqual(['/file/old', '/file/new'])
  expect(reader.onTrouble).not.toHaveBeenCalledWith(true)
})

test('a lost connection is reported, and a retry loads the piece', async () => {
  let isDown = true
  vi.stubGlobal('fetch', async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return piece()
  })
  const reader = new Reader('/file/old', async () => '/file/new')
  const reported = Promise.withResolvers<void>()
  const trouble: boolean[] = []
  reader.onTrouble = (isCutOff) => {
    trouble.push(isCutOff)
    reported.resolve()
  }

  const reading = reader.read(0, 3)
  await reported.promise
  isDown = false
  reader.tryAgain()

  expect((await reading).length).toBe(3)
  expect(trouble).toEqual([true, false])
})
