import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { letterNumber } from '../src/areas/message/message.letter.ts'
import { sendMessage } from '../src/areas/message/message.send.ts'
import type { Platform } from '../src/platform.ts'
import { type FakeCarrier, startCarrier } from './external/carrier.ts'
import type { CarriedMessage } from './external/carrier-protocol.ts'

/** A carrier for one test: `startPortal(null, { config: (await givenCarrier()).settings() })`. */
export async function givenCarrier(): Promise<FakeCarrier> {
  const carrier = await startCarrier()
  onTestFinished(() => carrier.close())
  return carrier
}

/** Sends what waits, as a worker would. */
export async function runMessages(platform: Platform): Promise<void> {
  const { rows } = await sql<{ message_id: number }>`
    select message_id from message where state = 'waiting' order by message_id`.execute(platform.db)
  for (const { message_id } of rows) await sendMessage(platform, message_id, { is_last_try: true })
}

export interface ReceivedLetter {
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  message_id: string
}

/** The letters of this portal that arrived at an address, oldest first, out of all that the mail server keeps. */
export async function receivedLetters(platform: Platform, address: string): Promise<ReceivedLetter[]> {
  await runMessages(platform)
  const { rows } = await sql<{ message_id: number; created_at: string }>`
    select message_id, created_at from message
    where channel = 'email' and address_hash = ${platform.secret.hash('address', address)}`.execute(platform.db)
  const { secret, config } = platform
  const ours = new Set(
    rows.map(({ message_id, created_at }) => letterNumber(secret, message_id, created_at, config.MAIL_FROM)),
  )
  const letters = await view<ReceivedLetter>(`${process.env.SMTP_VIEW_URL}/mails?to=${encodeURIComponent(address)}`)
  return letters.filter(({ message_id }) => ours.has(message_id))
}

/** The six digits of the newest code that arrived at a mobile or an email address. */
export async function sentCode(platform: Platform, address: string): Promise<string> {
  const code = address.includes('@') ? await codeByMail(platform, address) : await codeBySms(platform, address)
  if (!code) throw new Error(`no code arrived at ${address}`)
  return code
}

async function codeByMail(platform: Platform, address: string) {
  const letters = await receivedLetters(platform, address)
  return letters.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).findLast((code) => code !== undefined)
}

async function codeBySms(platform: Platform, mobile: string) {
  await runMessages(platform)
  const { SMS_ADDRESS } = platform.config
  if (!SMS_ADDRESS) throw new Error('give the portal a carrier: config: (await givenCarrier()).settings()')
  const messages = await view<CarriedMessage>(`${SMS_ADDRESS}/messages?mobile=${encodeURIComponent(mobile)}`)
  return messages.at(-1)?.code
}

async function view<Row>(address: string): Promise<Row[]> {
  return (await fetch(address)).json() as Promise<Row[]>
}
