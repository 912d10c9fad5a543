import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpSink } from '../../../../scripts/services/smtp-sink.ts'
import { givenCarrier, receivedLetters, runMessages, sentCode } from '../../../test/messages.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'
import { startWork } from '../../platform/job/work.ts'
import { messageSend } from './message.jobs.ts'
import { maskAddress } from './message.mask.ts'
import { sendMessage } from './message.send.ts'
import { type OutgoingMessage, queueMessage } from './message.service.ts'
import { sweepMessages } from './message.sweep.ts'

const byMail: OutgoingMessage = {
  channel: 'email',
  to: 'quiet.reader@example.com',
  template: 'code',
  values: { code: '204816', purpose: 'login' },
  language: 'en',
}
const bySms: OutgoingMessage = { ...byMail, channel: 'sms', to: '+8613500008723', dial_code: '86', cost: 450 }

test('a code by mail arrives, in both forms of the letter and without a picture', async () => {
  const portal = await startPortal()
  await queue(portal, byMail)

  const [letter] = await receivedLetters(portal.platform, byMail.to)

  expect(letter).toMatchObject({ to: [byMail.to], subject: '204816 is your Atrium verification code' })
  expect(letter?.text).toContain('Enter this code at Atrium to sign in:\n\n204816\n')
  expect(letter?.html).toContain('<html lang="en">')
  expect(letter?.html).toContain('204816')
  expect(letter?.html).not.toMatch(/<img|url\(|@import/)
  expect(await sentCode(portal.platform, byMail.to)).toBe('204816')
})

test('letters speak the reader’s language and use the name the operator gave the portal', async () => {
  const portal = await startPortal(null, { config: { BRAND_NAME_ZH_CN: '办公之家' } })
  await queue(portal, { ...byMail, to: 'lan@example.com', language: 'zh-CN' })
  await queue(portal, { ...byMail, to: 'ming@example.com', language: 'zh-TW', template: 'password_changed' })

  expect((await receivedLetters(portal.platform, 'lan@example.com'))[0]?.subject).toBe('办公之家验证码：204816')
  expect((await receivedLetters(portal.platform, 'ming@example.com'))[0]?.subject).toBe('你的办公之家密碼已變更')
})

test('every letter has a text in every language, with nothing left to fill in', async () => {
  const portal = await startPortal()
  const values = { code: '204816', purpose: 'bind', erase_at: '2026-12-01T08:30:00Z' }
  const templates = [
    'code',
    'password_changed',
    'sign_in_changed',
    'export_ready',
    'erasure_asked',
    'erased',
    'project_invited',
  ] as const
  for (const language of ['zh-CN', 'zh-TW', 'en'] as const)
    for (const template of templates) await queue(portal, { ...byMail, language, template, values })

  const letters = await receivedLetters(portal.platform, byMail.to)

  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(21)
  for (const { subject, text, html } of letters) expect(subject + text + html).not.toMatch(/\{\w+\}|undefined/)
  expect(letters.some(({ text }) => text.includes('December 1, 2026 at 8:30 AM UTC'))).toBe(true)
})

test('what is put into a letter cannot become part of its page', async () => {
  const portal = await startPortal(null, { config: { BRAND_NAME_EN: '<b onclick="x">A & B</b>' } })
  await queue(portal, byMail)

  const [letter] = await receivedLetters(portal.platform, byMail.to)

  expect(letter?.html).not.toContain('<b onclick')
  expect(letter?.text).toContain('<b onclick="x">A & B</b>')
})

test('a code is sent through the carrier, and the log shows its answer and cost', async () => {
  const portal = await startPortal(null, { config: (await givenCarrier()).settings() })
  await queue(portal, bySms)

  expect(await sentCode(portal.platform, bySms.to)).toBe('204816')
  expect(await logged(portal)).toMatchObject({
    state: 'sent',
    provider: 'aliyun',
    provider_answer: { Code: 'OK' },
    masked_address: '+86 135****8723',
    cost: 450,
    sealed: null,
  })
})

test('neither address nor code can be read in the database, before or after sending', async () => {
  const portal = await startPortal(null, { config: (await givenCarrier()).settings('tencent') })
  await queue(portal, bySms)
  await queue(portal, byMail)

  const before = await everything(portal)
  await runMessages(portal.platform)
  const after = await everything(portal)

  for (const text of [before, after, JSON.stringify(portal.lines)]) {
    expect(text).not.toContain('204816')
    expect(text).not.toContain('13500008723')
    expect(text).not.toContain('quiet.reader')
  }
  expect(after).toContain('135****8723')
})

test('a worker sends it at once', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  const work = await startWork(portal.platform, portal.platform.pool, [messageSend])
  onTestFinished(() => work.stop())

  await queue(portal, bySms)

  await expect.poll(() => carrier.messages).toHaveLength(1)
  await expect.poll(() => logged(portal)).toMatchObject({ state: 'sent' })
})

test('a change that is undone sends nothing', async () => {
  const portal = await startPortal()
  const change = portal.db.transaction().execute(async (tx) => {
    await queueMessage(tx, portal.platform.secret, byMail)
    throw new Error('changed my mind')
  })

  await expect(change).rejects.toThrow()

  expect(await receivedLetters(portal.platform, byMail.to)).toEqual([])
})

test('a text message is sent once, even where a worker died and another goes on', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  const message_id = await queue(portal, bySms)
  await sql`update message set state = 'sending'`.execute(portal.db)

  await sendMessage(portal.platform, message_id, { is_last_try: false })
  await sendMessage(portal.platform, message_id, { is_last_try: false })

  expect(carrier.messages).toEqual([])
  expect(await logged(portal)).toMatchObject({ state: 'failed', sealed: null, cost: 450 })
})

test('two workers at the same text message send it once', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  const message_id = await queue(portal, bySms)

  await Promise.all([1, 2, 3].map(() => sendMessage(portal.platform, message_id, { is_last_try: false })))

  expect(carrier.messages).toHaveLength(1)
})

test('after an unreadable answer of the carrier a text message is not sent again', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  carrier.setFault('drop')
  const message_id = await queue(portal, bySms)

  await sendMessage(portal.platform, message_id, { is_last_try: false })
  carrier.setFault(null)
  await sendMessage(portal.platform, message_id, { is_last_try: false })

  expect(carrier.messages).toEqual([])
  const row = await logged(portal)
  expect(row).toMatchObject({ state: 'failed', cost: 450 })
  expect(JSON.stringify(row?.provider_answer)).toContain('nobody knows')
})

test('a carrier that refuses costs nothing, and its reason is in the log', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings('tencent') })
  carrier.setFault('limit')
  await queue(portal, bySms)

  await runMessages(portal.platform)

  const row = await logged(portal)
  expect(row).toMatchObject({ state: 'failed', cost: 0, sealed: null })
  expect(JSON.stringify(row?.provider_answer)).toContain('PhoneNumberOneHourLimit')
  expect(await portal.platform.metrics.metrics()).toContain('atrium_messages_total{channel="sms",state="failed"} 1')
})

test('a carrier that cannot be reached is tried again', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  await carrier.close()
  const message_id = await queue(portal, bySms)

  await expect(sendMessage(portal.platform, message_id, { is_last_try: false })).rejects.toThrow('message not sent')

  expect(await logged(portal)).toMatchObject({ state: 'waiting' })
})

test('a code that could not be sent within its ten minutes is not sent any more', async () => {
  const carrier = await givenCarrier()
  const portal = await startPortal(null, { config: carrier.settings() })
  await queue(portal, bySms)
  await queue(portal, byMail)
  await queue(portal, { ...byMail, template: 'password_changed' })
  await sql`update message set created_at = now() - interval '11 minutes'`.execute(portal.db)

  const letters = await receivedLetters(portal.platform, byMail.to)

  expect(carrier.messages).toEqual([])
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Atrium password was changed'])
  const { rows } = await sql`select state, provider_answer ->> 'reason' as reason, sealed, cost from message
    where template = 'code'`.execute(portal.db)
  const tooOld = { state: 'failed', reason: 'the code is too old', sealed: null, cost: 0 }
  expect(rows).toEqual([tooOld, tooOld])
})

test('an unreachable mail server is retried, and then the log shows the failure', async () => {
  const sink = await startSmtpSink()
  await sink.close()
  const portal = await startPortal(null, { config: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } })
  const message_id = await queue(portal, byMail)

  await expect(sendMessage(portal.platform, message_id, { is_last_try: false })).rejects.toThrow('message not sent')
  expect(await logged(portal)).toMatchObject({ state: 'waiting', sealed: expect.any(Buffer) })

  await sendMessage(portal.platform, message_id, { is_last_try: true })
  expect(await logged(portal)).toMatchObject({ state: 'failed', sealed: null })
})

test('a mail turned away at first arrives with the next try, a second time under the same number', async () => {
  const { portal, sink } = await givenSink()
  sink.setFault('greylist')
  const message_id = await queue(portal, byMail)

  await expect(sendMessage(portal.platform, message_id, { is_last_try: false })).rejects.toThrow('450')
  await sendMessage(portal.platform, message_id, { is_last_try: false })
  // As if the worker had died before it could say that the mail is out.
  await sql`update message set state = 'sending', sealed = ${portal.platform.secret.seal({ to: byMail.to, values: byMail.values })}`.execute(
    portal.db,
  )
  await sendMessage(portal.platform, message_id, { is_last_try: false })

  const [first, second] = sink.mails
  expect(sink.mails).toHaveLength(2)
  expect(first?.mail.messageId).toMatch(/^<[0-9a-f]{32}@example\.com>$/)
  expect(second?.mail.messageId).toBe(first?.mail.messageId)
})

test('an address that does not exist is not tried again, and the log masks it in the server’s words', async () => {
  const { portal, sink } = await givenSink()
  sink.setFault('refuse')
  await queue(portal, byMail)

  await runMessages(portal.platform)

  const row = await logged(portal)
  expect(row).toMatchObject({ state: 'failed', provider: 'smtp', sealed: null, masked_address: 'q****r@example.com' })
  expect(JSON.stringify(row?.provider_answer)).toContain('554')
  expect(JSON.stringify(row?.provider_answer)).not.toContain('quiet.reader')
})

test('while the mail server does not know our password, letters wait', async () => {
  const sink = await startSmtpSink({ account: { user: 'portal', password: 'new' } })
  onTestFinished(() => sink.close())
  const SMTP_URL = `smtp://portal:old@127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`
  const portal = await startPortal(null, { config: { SMTP_URL } })
  const message_id = await queue(portal, byMail)

  await expect(sendMessage(portal.platform, message_id, { is_last_try: false })).rejects.toThrow('535')

  expect(await logged(portal)).toMatchObject({ state: 'waiting' })
})

test('what no worker finished within a day keeps no address', async () => {
  const portal = await startPortal()
  await queue(portal, byMail)
  await sql`update message set state = 'sending', created_at = now() - interval '25 hours'`.execute(portal.db)
  await queue(portal, byMail)

  await sweepMessages(portal.db)

  const { rows } = await sql`select state, sealed is null as is_empty from message order by message_id`.execute(
    portal.db,
  )
  expect(rows).toEqual([
    { state: 'failed', is_empty: true },
    { state: 'waiting', is_empty: false },
  ])
})

test('masks leave enough to recognise one’s own address, and no more', () => {
  expect(maskAddress('+8613500008723', '86')).toBe('+86 135****8723')
  expect(maskAddress('+8613500008723')).toBe('+86 135****8723')
  expect(maskAddress('+85251234567', '852')).toBe('+852 51****67')
  expect(maskAddress('quince@example.com')).toBe('q****e@example.com')
  expect(maskAddress('ab@example.com')).toBe('a****@example.com')
  expect(maskAddress('a@example.com')).toBe('a****@example.com')
})

async function queue({ db, platform }: Portal, message: OutgoingMessage) {
  await db.transaction().execute((tx) => queueMessage(tx, platform.secret, message))
  const { rows } = await sql<{ message_id: number }>`select max(message_id) as message_id from message`.execute(db)
  return rows[0]?.message_id ?? 0
}

async function logged({ db }: Portal) {
  return db.selectFrom('message').selectAll().executeTakeFirst()
}

async function everything({ db }: Portal) {
  const { rows } =
    await sql`select message::text as row from message union all select data::text from pgboss.job`.execute(db)
  return JSON.stringify(rows)
}

async function givenSink() {
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  return { sink, portal: await startPortal(null, { config: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } }) }
}
