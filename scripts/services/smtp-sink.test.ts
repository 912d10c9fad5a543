import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SmtpSink, showOverHttp, startSmtpSink } from './smtp-sink.ts'

const mail = {
  from: '中庭 <portal@example.test>',
  to: 'zhang@example.test',
  subject: '密码重置 / Password reset',
  text: '您好',
  attachments: [{ filename: '报告.txt', content: '附件' }],
}

let sink: SmtpSink
let send: (change?: Partial<typeof mail>) => Promise<unknown>

beforeAll(async () => {
  sink = await startSmtpSink({ slowMilliseconds: 2000 })
  const post = createTransport({ host: '127.0.0.1', port: sink.port, ignoreTLS: true, socketTimeout: 1000 })
  send = (change) => post.sendMail({ ...mail, ...change })
})

afterEach(() => {
  sink.setFault(null)
  sink.clear()
})

afterAll(() => sink.close())

test('a mail arrives whole', async () => {
  await send()

  const [received] = await sink.waitFor(1)
  expect(received).toMatchObject({ from: 'portal@example.test', to: ['zhang@example.test'] })
  expect(received?.mail).toMatchObject({ subject: mail.subject, from: { name: '中庭' } })
  expect(received?.mail.attachments[0]?.filename).toBe('报告.txt')
})

test.each([
  ['refuse', 554],
  ['full', 452],
] as const)('%s answers %i and keeps nothing', async (fault, responseCode) => {
  sink.setFault(fault)

  await expect(send()).rejects.toMatchObject({ responseCode })
  expect(sink.mails).toHaveLength(0)
})

test('a grey list lets the second try pass', async () => {
  sink.setFault('greylist')

  await expect(send()).rejects.toMatchObject({ responseCode: 450 })
  await send()

  expect(sink.mails).toHaveLength(1)
})

test('a slow answer fails for the sender, and the mail is there all the same', async () => {
  sink.setFault('slow')

  await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(await sink.waitFor(1)).toHaveLength(1)
})

test('a dropped connection loses the mail', async () => {
  sink.setFault('drop')

  await expect(send()).rejects.toMatchObject({ code: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNRESET/) })
  expect(sink.mails).toHaveLength(0)
})

test('with an account, the wrong password is refused and the right one sends over TLS', async () => {
  const guarded = await startSmtpSink({ account: { user: 'portal', password: 'right' } })
  const as = (pass: string) =>
    createTransport({
      host: '127.0.0.1',
      port: guarded.port,
      auth: { user: 'portal', pass },
      tls: { rejectUnauthorized: false },
    })

  await expect(as('wrong').sendMail(mail)).rejects.toMatchObject({ code: 'EAUTH' })
  await as('right').sendMail(mail)

  expect(guarded.mails).toMatchObject([{ secure: true }])
  await guarded.close()
})

test('the view lists by recipient, sets a fault, refuses an unknown one, and forgets', async () => {
  const view = showOverHttp(sink, 0)
  await new Promise((resolve) => view.once('listening', resolve))
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(view.address() as AddressInfo).port}${path}`, init)
  await send({ to: 'li@example.test' })

  expect(await (await ask('/mails?to=li@example.test')).json()).toMatchObject([{ subject: mail.subject, text: '您好' }])
  expect(await (await ask('/mails?to=wang@example.test')).json()).toEqual([])

  expect((await ask('/fault', { method: 'PUT', body: '{"fault":"refuse"}' })).status).toBe(200)
  await expect(send()).rejects.toMatchObject({ responseCode: 554 })
  expect((await ask('/fault', { method: 'PUT', body: '{"fault":"sulk"}' })).status).toBe(400)
  expect((await ask('/fault', { method: 'PUT', body: '{"fault":null}' })).status).toBe(200)

  await ask('/mails', { method: 'DELETE' })
  expect(sink.mails).toHaveLength(0)
  view.close()
})
