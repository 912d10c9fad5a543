import type { Language } from '@atrium/contract/languages'
import type { Db } from '../../platform/db/db.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { messageSend } from './message.jobs.ts'
import { maskAddress } from './message.mask.ts'
import type { NoticeReport } from './message.report.ts'
import type { MessageTemplate } from './message.texts.ts'

export type OutgoingMessage = MessageRecipient & (TemplateContent | ReportContent)

interface TemplateContent {
  template: MessageTemplate
  /** What the text of the template asks for, see `message.texts.ts`. */
  values?: Record<string, string>
  report?: never
}

interface ReportContent {
  template: 'notice' | 'notice_digest'
  report: NoticeReport
  values?: never
}

interface MessageRecipient {
  /** Mobiles get codes only: carriers want every text approved beforehand. */
  channel: 'sms' | 'email'
  /** E.164, or an email address. */
  to: string
  language: Language
  user_id?: number | null
  code_hash?: Buffer
  dial_code?: string
  /** In ten-thousandths of the currency. */
  cost?: number
}

/** Writes the message and the job that sends it through the transaction it is given: both are there, or neither. */
export async function queueMessage(tx: Db, secret: Secret, message: OutgoingMessage): Promise<void> {
  const { channel, to, template, values = {}, report, language, dial_code } = message
  const { message_id } = await tx
    .insertInto('message')
    .values({
      channel,
      template,
      language,
      user_id: message.user_id ?? null,
      masked_address: maskAddress(to, dial_code),
      address_hash: secret.hash('address', to),
      dial_code: dial_code ?? null,
      code_hash: message.code_hash ?? null,
      sealed: secret.seal({ to, values, ...(report && { report }) }),
      cost: message.cost ?? 0,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, messageSend, { message_id })
}
