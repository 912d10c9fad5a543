import { Agent, type IncomingHttpHeaders, request as open } from 'node:http'
import { address as portal } from '../portal.ts'
import type { Caller } from './calls.ts'

export interface HostileRequest {
  kind: 'call' | 'page'
  /** The route: many addresses have one. */
  name: string
  caller: Caller
  method: string
  address: string
  headers: Record<string, string>
  body: string | null
}

export interface Received {
  /** 0 when the connection ended without an answer. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
  error: string | null
  timedOut: boolean
}

const { hostname, port } = new URL(portal)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** `fetch` would tidy hostile addresses up; this sends them as they are. */
export function send(
  { method, address, headers, body }: Pick<HostileRequest, 'method' | 'address' | 'headers' | 'body'>,
  patience: number,
): Promise<Received> {
  return new Promise((resolve) => {
    const began = performance.now()
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = open({ hostname, port, method, path: address, headers: { ...length, ...headers }, agent })
    const timer = setTimeout(() => {
      sent.destroy()
      finish({ timedOut: true, error: `no answer within ${patience} ms` })
    }, patience)

    function finish(received: Partial<Received>) {
      clearTimeout(timer)
      const ms = performance.now() - began
      resolve({ status: 0, headers: {}, text: '', error: null, timedOut: false, ...received, ms })
    }

    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at the moment it is used again: HTTP asks clients to try once more.
      if (sent.reusedSocket && error.code === 'ECONNRESET') {
        clearTimeout(timer)
        void send({ method, address, headers, body }, patience).then(resolve)
      } else finish({ error: error.message })
    })
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error) => finish({ error: error.message }))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        finish({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    sent.end(body ?? undefined)
  })
}
