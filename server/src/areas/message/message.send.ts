import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { Counter, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { SmsRejected, SmsUnreachable } from '../../platform/sms/carrier.ts'
import type { Platform } from '../../platform.ts'
import { letterNumber, readBrand, writeLetter } from './message.letter.ts'
import { type NoticeReport, writeReport } from './message.report.ts'
import { messageTemplateSchema } from './message.texts.ts'

const name = 'atrium_messages_total'

type SendContext = Pick<Platform, 'config' | 'db' | 'log' | 'mail' | 'metrics' | 'secret' | 'sms'>

const pendingMessageSchema = z.object({
  message_id: z.number(),
  channel: z.enum(['sms', 'email']),
  template: z.union([messageTemplateSchema, z.enum(['notice', 'notice_digest'])]),
  language: z.enum(languages),
  masked_address: z.string(),
  sealed: z.instanceof(Buffer),
  created_at: z.string(),
  was_sending: z.boolean(),
  too_late: z.boolean(),
})
type PendingMessage = z.output<typeof pendingMessageSchema>

interface SealedContent {
  to: string
  values: Record<string, string>
  report?: NoticeReport
}

/** What came of one try. Only 'again' is tried once more. */
interface SendOutcome {
  state: 'sent' | 'failed' | 'again'
  provider: string
  answer: Record<string, unknown>
  /** The carrier bills nothing. */
  is_free?: boolean
}

/**
 * A text message is sent at most once: where a worker died in between, nobody knows, and nobody sends again. A mail
 * is sent at least once, under a number by which mail programs show it once.
 */
export async function sendMessage(
  platform: SendContext,
  message_id: number,
  { is_last_try }: { is_last_try: boolean },
) {
  const message = await take(platform.db, message_id)
  if (!message) return

  const sealed = platform.secret.unseal(message.sealed) as SealedContent
  const outcome = await (message.channel === 'sms' ? sendSms : sendMail)(platform, message, sealed)
  const answer = withoutAddress(outcome.answer, sealed.to, message.masked_address)
  const state = outcome.state === 'again' && !is_last_try ? 'waiting' : outcome.state === 'sent' ? 'sent' : 'failed'
  await note(platform.db, message_id, state, { ...outcome, answer })
  countMessage(platform.metrics, message.channel, state)

  if (state === 'failed') platform.log.warn({ message_id, answer }, 'failed to send message')
  if (state === 'waiting') throw new Error(`message not sent: ${JSON.stringify(answer)}`)
}

/** Nothing when it was sent already, or given up. */
async function take(db: Db, message_id: number) {
  const { rows } = await typedSql(pendingMessageSchema)`
    update message set state = 'sending'
    from (select message_id, state from message where message_id = ${message_id} for update) as before
    where message.message_id = before.message_id and before.state in ('waiting', 'sending')
    returning message.message_id, channel, template, language, masked_address, sealed, created_at,
      before.state = 'sending' as was_sending,
      template = 'code' and created_at < now() - interval '10 minutes' as too_late`.execute(db)
  return rows[0]
}

async function note(db: Db, message_id: number, state: 'waiting' | 'sent' | 'failed', outcome: SendOutcome) {
  await db
    .updateTable('message')
    .set({
      state,
      provider: outcome.provider,
      provider_answer: JSON.stringify(outcome.answer),
      ...(state === 'sent' && { sent_at: sql`now()` }),
      ...(state !== 'waiting' && { sealed: null }),
      ...(outcome.is_free && state === 'failed' && { cost: 0 }),
    })
    .where('message_id', '=', message_id)
    .execute()
}

async function sendSms(
  { sms }: SendContext,
  message: PendingMessage,
  { to, values }: SealedContent,
): Promise<SendOutcome> {
  const provider = sms?.name ?? 'none'
  const failed = (reason: string, is_free: boolean): SendOutcome => ({
    state: 'failed',
    provider,
    answer: { reason },
    is_free,
  })

  if (!sms) return failed('no carrier', true)
  if (message.was_sending) return failed('a worker stopped while sending', false)
  if (message.too_late) return failed('the code is too old', true)
  if (message.template !== 'code' || !values.code) return failed('only codes go to mobiles', true)

  try {
    return { state: 'sent', provider, answer: await sms.send({ mobile: to, code: values.code }) }
  } catch (error) {
    if (error instanceof SmsRejected) return { state: 'failed', provider, answer: error.answer, is_free: true }
    const { message: reason } = error as Error
    if (error instanceof SmsUnreachable) return { state: 'again', provider, answer: { reason }, is_free: true }
    return failed(`nobody knows whether it was sent: ${reason}`, false)
  }
}

async function sendMail(
  platform: SendContext,
  message: PendingMessage,
  { to, values, report }: SealedContent,
): Promise<SendOutcome> {
  const { config, db, mail, secret } = platform
  const { message_id, template, language, created_at } = message
  if (message.too_late) return { state: 'failed', provider: 'smtp', answer: { reason: 'the code is too old' } }

  const brand = await readBrand(db, language, config)
  const around = { brand, address: config.PUBLIC_ADDRESS }
  const letter = report
    ? { ...writeReport(report, language, around), unsubscribe: report.unsubscribe }
    : writeLetter(messageTemplateSchema.parse(template), language, values, around)
  try {
    const number = letterNumber(secret, message_id, created_at, config.MAIL_FROM)
    const response = await mail.send({ to, language, message_id: number, ...letter })
    return { state: 'sent', provider: 'smtp', answer: { response } }
  } catch (error) {
    const { message: reason, code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
    // Wrong credentials are fixed by the operator and are not an error of the message.
    const isFinal = responseCode >= 500 && code !== 'EAUTH'
    return { state: isFinal ? 'failed' : 'again', provider: 'smtp', answer: { reason } }
  }
}

/** Servers like to repeat the address they were given. */
function withoutAddress(answer: Record<string, unknown>, address: string, masked: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answer).replaceAll(address, masked))
}

/** Made with the first message: a process that sends none has nothing to tell. */
function countMessage(registry: Registry, channel: string, state: 'waiting' | 'sent' | 'failed'): void {
  const help = 'Tries to send, by what came of them: sent, failed for good, or waiting for another try.'
  const counter =
    (registry.getSingleMetric(name) as Counter | undefined) ??
    new Counter({ name, help, labelNames: ['channel', 'state'], registers: [registry] })
  counter.inc({ channel, state })
}
