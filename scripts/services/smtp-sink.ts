/**
 * A real SMTP server that keeps what it is sent and delivers nothing, with faults to order.
 * Tests start one of their own; `scripts/services/smtp` runs it with a view over HTTP:
 *
 *   GET /mails[?to=address]      what came in, oldest first
 *   DELETE /mails                forget it
 *   PUT /fault {"fault":"slow"}  misbehave; null heals
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * refuse: no such recipient (554). full: mailbox full (452). greylist: each recipient's first try fails (450).
 * slow: the mail is kept, the answer comes late. drop: the connection breaks while the mail is sent.
 */
export const faults = ['refuse', 'full', 'greylist', 'slow', 'drop'] as const
export type Fault = (typeof faults)[number]

export interface ReceivedMail {
  from: string
  to: string[]
  mail: Email
  raw: string
  secure: boolean
}

export interface SmtpSink {
  port: number
  mails: ReceivedMail[]
  setFault(fault: Fault | null): void
  clear(): void
  /** Resolves once that many mails are here; rejects after the time given. */
  waitFor(count: number, milliseconds?: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

interface SinkOptions {
  port?: number
  /** With an account the sink asks for a log-in, and offers STARTTLS. */
  account?: { user: string; password: string }
  slowMilliseconds?: number
}

/** The sink may run for weeks: older mails make room for newer ones. */
const mailsKept = 1000

export async function startSmtpSink({
  port = 0,
  account,
  slowMilliseconds = 3000,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = []
  const triedBefore = new Set<string>()
  let fault: Fault | null = null

  const server = new SMTPServer({
    authOptional: !account,
    disabledCommands: account ? [] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    size: 25 * 1024 * 1024,

    onAuth(given, _session, done) {
      const known = given.username === account?.user && given.password === account?.password
      done(known ? null : answer(535, 'bad credentials'), { user: given.username })
    },

    onRcptTo({ address }, _session, done) {
      if (fault === 'refuse') return done(answer(554, '5.1.1 no such user'))
      if (fault === 'full') return done(answer(452, '4.2.2 mailbox full'))
      if (fault === 'greylist' && !triedBefore.has(address)) {
        triedBefore.add(address)
        return done(answer(450, '4.7.1 try again later'))
      }
      done()
    },

    async onData(stream, session, done) {
      if (fault === 'drop') return breakConnection(server, session)

      const raw = await buffer(stream)
      if (stream.sizeExceeded) return done(answer(552, 'too big'))

      mails.push({
        ...addressesOf(session),
        mail: await PostalMime.parse(raw),
        raw: raw.toString(),
        secure: session.secure,
      })
      if (mails.length > mailsKept) mails.shift()
      if (fault === 'slow') await sleep(slowMilliseconds)
      done(null, 'kept')
    },
  })
  // A client that breaks off is what the tests are about, not a failure of the sink.
  server.on('error', () => {})

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    setFault(next) {
      fault = next
      triedBefore.clear()
    },
    clear() {
      mails.length = 0
    },
    async waitFor(count, milliseconds = 40_000) {
      const end = Date.now() + milliseconds
      while (mails.length < count) {
        if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails came in ${milliseconds} ms`)
        await sleep(20)
      }
      return mails
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The view over HTTP; answers in JSON. */
export function showOverHttp(sink: SmtpSink, port: number) {
  const view = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sink')
    const reply = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body, null, 1))

    switch (`${request.method} ${pathname}`) {
      case 'GET /':
      case 'GET /mails': {
        const to = searchParams.get('to')
        return reply(200, sink.mails.filter((mail) => !to || mail.to.includes(to)).map(summary))
      }
      case 'DELETE /mails':
        sink.clear()
        return reply(200, [])
      case 'PUT /fault': {
        const wanted = await json(request).catch(() => undefined)
        const fault = (wanted as { fault?: unknown } | undefined)?.fault
        if (fault !== null && !faults.includes(fault as Fault)) return reply(400, { faults: [null, ...faults] })
        sink.setFault(fault as Fault | null)
        return reply(200, { fault })
      }
      default:
        return reply(404, { addresses: ['GET /mails?to=', 'DELETE /mails', 'PUT /fault'] })
    }
  })
  return view.listen(port, '127.0.0.1')
}

function summary({ from, to, mail }: ReceivedMail) {
  const { subject, text, html, messageId, date, attachments } = mail
  return {
    from,
    to,
    subject,
    text,
    html,
    message_id: messageId,
    date,
    attachments: attachments.map((file) => file.filename),
  }
}

function addressesOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
}

function answer(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}

function breakConnection(server: SMTPServer, session: SMTPServerSession) {
  for (const connection of server.connections) if (connection.session === session) connection._socket.destroy()
}

if (import.meta.main) {
  const [, , port, viewPort] = process.argv
  showOverHttp(await startSmtpSink({ port: Number(port) }), Number(viewPort))
}
