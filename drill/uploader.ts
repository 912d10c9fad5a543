/** A client that uploads as the upload centre does: chunks side by side, each sent again until it is acknowledged. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { antiForgery } from '@atrium/contract/forgery'
import { chunkSize } from '@atrium/contract/limits'
import { openForgeryTokens } from '@atrium/server/platform/http/protection/forgery-token'
import { openSecret } from '@atrium/server/platform/secret/secret'

export interface UploadOutcome {
  file_id: number
  /** Bytes of chunks that were handed to the network, those of tries that failed included. */
  sent: number
  tries: number
  failures: string[]
}

interface UploadOptions {
  /** The port to send to, which may be a proxy's. */
  port: number
  token: string
  file_name: string
  size: number
  kind?: 'resource' | 'video' | 'installer'
  sideBySide?: number
  /** Called when a chunk was acknowledged. */
  onChunk?: (acknowledged: number, total: number) => void
}

/** The bytes of a file that nobody has to keep: each chunk is made from its number. */
export function chunkOf(file_name: string, index: number, size: number): Buffer {
  const seed = createHash('sha256').update(`${file_name}:${index}`).digest()
  const chunk = Buffer.alloc(Math.min(chunkSize, size - index * chunkSize), seed)
  chunk.writeUInt32LE(index, 0)
  return chunk
}

export function hashOf(file_name: string, size: number): string {
  const hash = createHash('sha256')
  for (let index = 0; index * chunkSize < size; index++) hash.update(chunkOf(file_name, index, size))
  return hash.digest('hex')
}

export async function uploadFile(options: UploadOptions): Promise<UploadOutcome> {
  const { port, token, file_name, size, kind = 'video', sideBySide = 4, onChunk } = options
  const agent = new Agent({ keepAlive: true, maxSockets: sideBySide })
  const ask = openAsker(port, token, agent)
  const total = Math.ceil(size / chunkSize)
  const outcome: UploadOutcome = { file_id: 0, sent: 0, tries: 0, failures: [] }
  const begun = await again(() => ask('/api/uploads', JSON.stringify({ file_name, size, kind }), 'application/json'))
  const missing = [...Array(total).keys()].filter((index) => !begun.received.includes(index))
  let acknowledged = begun.received.length

  async function sendNext() {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      const { file_id } = await again(() => sendChunk(index as number))
      outcome.file_id = file_id ?? outcome.file_id
      onChunk?.(++acknowledged, total)
    }
  }

  async function sendChunk(index: number) {
    const chunk = chunkOf(file_name, index, size)
    const chunk_sha256 = createHash('sha256').update(chunk).digest('hex')
    const fields = { index, total, file_name, public: 'false', kind, size: chunk.length, chunk_sha256, sha256: '' }
    const { body, type } = form(fields, chunk)
    outcome.tries++
    outcome.sent += chunk.length
    return ask('/api/files', body, type)
  }

  async function again(work: () => Promise<DrillEnvelope['data']>): Promise<DrillEnvelope['data']> {
    for (let tries = 0; ; tries++) {
      try {
        return await work()
      } catch (error) {
        outcome.failures.push((error as Error).message)
        if (tries > 200) throw error
        await sleep(250)
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: sideBySide }, sendNext))
    // The answer that named the file may have been lost with its connection.
    while (outcome.file_id === 0) {
      const { file_id, received } = await again(() =>
        ask('/api/uploads', JSON.stringify({ file_name, size, kind }), 'application/json'),
      )
      outcome.file_id = file_id ?? 0
      missing.push(...[...Array(total).keys()].filter((index) => !received.includes(index)))
      await sendNext()
    }
  } finally {
    agent.destroy()
  }
  return outcome
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
type DrillEnvelope = { code: number; data: any }

export function openAsker(port: number, token: string, agent?: Agent) {
  const forgery = openForgeryTokens(openSecret({ SECRET_KEY: process.env.SECRET_KEY ?? '' })).issue(token)
  const proof = { cookie: `${antiForgery.cookie}=${forgery}`, [antiForgery.header]: forgery }

  return async function ask(path: string, body: string | Buffer, type: string): Promise<DrillEnvelope['data']> {
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      timeout: 30_000,
      ...(agent && { agent }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        ...proof,
      },
    })
    call.on('timeout', () => call.destroy(new Error('no answer')))
    call.end(body)
    const [response] = await once(call, 'response')
    const text = Buffer.concat(await response.toArray()).toString()
    const { code, data } = JSON.parse(text) as DrillEnvelope
    if (code !== 0) throw new Error(`${path} answered ${response.statusCode} ${code}`)
    return data
  }
}

function form(fields: Record<string, string | number>, file: Buffer) {
  const boundary = 'chunk-of-the-drill-4f1d'
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="blob"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
