import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { outside } from './portal.ts'

/** The mail server outlives the runs: what came before this one began is somebody else's. */
const began = Date.now() - 1_000
const handedOut = new Map<string, number>()

/** The newest code that arrived there and was not asked for before; waits for it, because it travels. */
export async function codeFor(address: string, seconds = 20): Promise<string> {
  const before = handedOut.get(address) ?? 0
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(100)) {
    const codes = address.includes('@') ? await mailedCodes(address) : await carriedCodes(address)
    const code = codes.at(-1)
    if (code === undefined || codes.length === before) continue
    handedOut.set(address, codes.length)
    return code
  }
  throw new Error(`no code arrived at ${address} within ${seconds} s`)
}

/** A number that no journey and no person of the demo content has. */
export function freshMobile(): string {
  return `139${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`
}

export function freshEmail(): string {
  return `${randomUUID().slice(0, 13)}@example.com`
}

async function carriedCodes(mobile: string): Promise<string[]> {
  const number = mobile.startsWith('+') ? mobile : `+86${mobile}`
  const messages = await view<{ code: string }>(`${outside.carrier}/messages?mobile=${encodeURIComponent(number)}`)
  return messages.map(({ code }) => code)
}

async function mailedCodes(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap((text) => /^\d{6}$/m.exec(text)?.[0] ?? [])
}

/** The texts of the mails that arrived there since this run began. */
export async function mailsTo(email: string): Promise<string[]> {
  const { SMTP_VIEW_URL } = process.env
  const mails = await view<{ date: string; text: string }>(`${SMTP_VIEW_URL}/mails?to=${encodeURIComponent(email)}`)
  return mails.filter(({ date }) => Date.parse(date) >= began).map(({ text }) => text)
}

async function view<Row>(address: string): Promise<Row[]> {
  return (await fetch(address)).json() as Promise<Row[]>
}
