import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eicar } from '../../../test/files/eicar.ts'
import { givenServer } from '../../../test/relay.ts'
import { readConfig } from '../../config.ts'
import { openScanner } from './clamd.ts'

const config = readConfig(process.env)
const { signal } = new AbortController()
const clamd = `tcp://${config.CLAMD_HOST}:${config.CLAMD_PORT}`

test('a clean content is clean, the test virus is infected', async () => {
  const scan = openScanner(config)

  expect(await scan(content('hello'), signal)).toEqual({ verdict: 'clean' })
  expect(await scan(content(eicar), signal)).toMatchObject({ verdict: 'infected' })
})

test('a large content is scanned without listeners piling up', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  onTestFinished(() => void process.off('warning', warned))
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(1_000_000))

  expect(await openScanner(config)(Readable.from(pieces), signal)).toEqual({ verdict: 'clean' })

  expect(warned.mock.calls).toEqual([])
})

test('fault 17: a scanner that is away, or says something else, is never a clean content', async () => {
  const nowhere = openScanner({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: 9 })

  await expect(nowhere(content('hello'), signal)).rejects.toThrow('ECONNREFUSED')
  await expect(openScanner(config)(broken(), signal)).rejects.toThrow('cut')
})

test('fault 17: a scanner that is silent is not waited for without end', async () => {
  const { address } = await givenServer('silent', clamd)
  const [CLAMD_HOST, port] = address.split(':') as [string, string]
  const silent = openScanner({ CLAMD_HOST, CLAMD_PORT: Number(port) }, 300)

  await expect(silent(content('hello'), signal)).rejects.toThrow('timed out')
})

test('fault 17: a scanner that hangs up is never a clean content', async () => {
  const relay = await givenServer('silent', clamd)
  const [CLAMD_HOST, port] = relay.address.split(':') as [string, string]
  const scan = openScanner({ CLAMD_HOST, CLAMD_PORT: Number(port) })
  setTimeout(() => relay.become('silent'), 200)

  await expect(scan(content('hello'), signal)).rejects.toThrow()
})

test('an aborted scan ends', async () => {
  const giving = new AbortController()
  const { address } = await givenServer('silent', clamd)
  const [CLAMD_HOST, port] = address.split(':') as [string, string]
  const scan = openScanner({ CLAMD_HOST, CLAMD_PORT: Number(port) })
  setTimeout(() => giving.abort(), 100)

  await expect(scan(content('hello'), giving.signal)).rejects.toThrow('abort')
})

function content(text: string | Buffer) {
  return Readable.from([Buffer.from(text as string)])
}

async function* broken() {
  yield Buffer.from('half of')
  throw new Error('cut')
}
