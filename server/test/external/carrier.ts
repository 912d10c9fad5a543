/**
 * A carrier of text messages that delivers nothing. It speaks what two clouds document of their SMS services,
 * checks who signed as they describe it, and keeps what it takes:
 *
 *   GET /messages[?mobile=+8613500008723]  oldest first
 *   PUT /fault {"fault":"limit"}           misbehave; null heals
 */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { speakAliyun } from './carrier-aliyun.ts'
import { type CarriedMessage, type CarrierReply, type CarrierRequest, carrierAccount } from './carrier-protocol.ts'
import { speakTencent } from './carrier-tencent.ts'

/** limit: too many to one number. busy: status 503. silent: takes the message, never answers. drop: breaks off. */
const faults = ['limit', 'busy', 'silent', 'drop'] as const
type CarrierFault = (typeof faults)[number]

export interface FakeCarrier {
  address: string
  messages: CarriedMessage[]
  setFault(fault: CarrierFault | null): void
  /** With these a portal sends through it. */
  settings(provider?: CarriedMessage['provider']): typeof carrierAccount & {
    SMS_PROVIDER: CarriedMessage['provider']
    SMS_ADDRESS: string
  }
  close(): Promise<void>
}

export async function startCarrier(port = 0): Promise<FakeCarrier> {
  const protocols = { aliyun: speakAliyun(), tencent: speakTencent() }
  const messages: CarriedMessage[] = []
  let fault: CarrierFault | null = null

  const server = createServer(async (request, response) => {
    const { headers, method, url } = request
    const asked = { headers, address: new URL(url ?? '/', 'http://carrier'), body: await text(request) }
    if (method === 'POST') carry(asked, response)
    else reply(response, method === 'PUT' ? misbehave(asked) : look(asked))
  })

  function carry(asked: CarrierRequest, response: ServerResponse) {
    const protocol = protocols['x-acs-action' in asked.headers ? 'aliyun' : 'tencent']
    const read = protocol.read(asked)
    if ('refused' in read) return reply(response, read.refused)
    if (fault === 'drop') return response.destroy()
    if (fault === 'busy') return reply(response, { status: 503, body: { Code: 'ServiceUnavailable' } })
    if (fault === 'limit') return reply(response, protocol.limited(read.message))

    messages.push(read.message)
    if (fault !== 'silent') reply(response, protocol.taken(read.message))
  }

  function misbehave({ body }: CarrierRequest): CarrierReply {
    const wanted: unknown = JSON.parse(body).fault
    if (wanted !== null && !faults.includes(wanted as CarrierFault)) return { status: 400, body: [null, ...faults] }
    fault = wanted as CarrierFault | null
    return { status: 200, body: { fault } }
  }

  function look({ address: { pathname, searchParams } }: CarrierRequest): CarrierReply {
    // An address may hold the plus of a number as it is, which then reads as a space.
    const mobile = searchParams.get('mobile')?.replace(/^ /, '+')
    const found = messages.filter((message) => !mobile || message.mobile === mobile)
    return { status: pathname === '/messages' ? 200 : 404, body: found }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    messages,
    setFault(next) {
      fault = next
    },
    settings: (provider = 'aliyun') => ({ ...carrierAccount, SMS_PROVIDER: provider, SMS_ADDRESS: address }),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function reply(response: ServerResponse, { status, body }: CarrierReply) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
