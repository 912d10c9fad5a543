import { expect, onTestFinished, test } from 'vitest'
import { startSmtpSink } from '../../../../scripts/services/smtp-sink.ts'
import { type MailMessage, openMail } from './mail.ts'

const letter: MailMessage = {
  to: 'lan@example.com',
  subject: '验证码',
  text: '204816',
  html: '<p>204816</p>',
  message_id: '<one@example.com>',
  language: 'zh-CN',
}

test('a letter says in which language it is, and that no person wrote it', async () => {
  const { mail, sink } = await givenMail()

  const answer = await mail.send(letter)

  const raw = sink.mails[0]?.raw ?? ''
  expect(answer).toMatch(/^250 /)
  expect(raw).toMatch(/^Content-Language: zh-CN\r$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^Message-ID: <one@example.com>\r$/m)
  expect(raw).toMatch(/^From: Atrium <no-reply@example.com>\r$/m)
})

test('a mail that can be unsubscribed has one-click headers (RFC 8058)', async () => {
  const { mail, sink } = await givenMail()
  const unsubscribe = `https://portal.example.com/unsubscribe?ticket=${'x'.repeat(200)}`

  await mail.send({ ...letter, unsubscribe })
  await mail.send(letter)

  const [first, second] = sink.mails.map(({ raw }) => raw.replaceAll(/\r\n[ \t]+/g, ' '))
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(first?.replaceAll(' ', '')).toContain(`List-Unsubscribe:<${unsubscribe}>`)
  expect(second).not.toMatch(/^List-Unsubscribe/m)
})

test.each([
  'lan@example.com, eve@example.com',
  'lan@example.com;eve@example.com',
  'lan@example.com\r\nBcc: eve@example.com',
  'lan@example.com\r\nRCPT TO:<eve@example.com>',
  '"eve@example.com" <lan@example.com>',
])('attack 31: %j never reaches a second person', async (to) => {
  const { mail, sink } = await givenMail()

  await mail.send({ ...letter, to }).catch(() => {})

  for (const { to: reached, raw } of sink.mails) {
    expect(reached).toHaveLength(1)
    expect(reached[0]).not.toBe('eve@example.com')
    expect(raw).not.toMatch(/^(Bcc|Cc):/im)
  }
})

test('attack 31: what is put into a subject stays in it', async () => {
  const { mail, sink } = await givenMail()

  await mail.send({ ...letter, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\n<script>' })

  expect(sink.mails[0]?.to).toEqual(['lan@example.com'])
  expect(sink.mails[0]?.raw).not.toMatch(/^Bcc:/im)
  expect(sink.mails[0]?.mail.text).toBe('204816\n')
})

test('a mail server that asks for a log-in gets it from the address of the settings', async () => {
  const { mail, sink } = await givenMail({ user: 'portal', password: 's3cret' })

  await mail.send(letter)

  expect(sink.mails).toHaveLength(1)
})

async function givenMail(account?: { user: string; password: string }) {
  const sink = await startSmtpSink(account ? { account } : {})
  const log_in = account ? `${account.user}:${account.password}@` : ''
  // The sink signs its own certificate.
  const SMTP_URL = `smtp://${log_in}127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`
  const mail = openMail({ SMTP_URL, MAIL_FROM: 'Atrium <no-reply@example.com>' })
  onTestFinished(async () => {
    mail.close()
    await sink.close()
  })
  return { mail, sink }
}
