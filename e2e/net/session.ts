import { antiForgery } from '@atrium/contract/forgery'
import { linkFor } from '../people.ts'
import type { Caller } from './calls.ts'
import { send } from './send.ts'

/** What a browser of this person sends with every call. */
export type SessionHeaders = Record<string, string>

export async function openSessions(): Promise<Record<Caller, SessionHeaders>> {
  return {
    visitor: await withForgeryToken({}),
    member: await withForgeryToken(await signIn('common')),
    administrator: await withForgeryToken(await signIn('administrator')),
  }
}

async function signIn(person: 'common' | 'administrator'): Promise<SessionHeaders> {
  const { data } = await read(`/api/users/mine/infos?token=${await linkFor(person)}`, {})
  return { authorization: `Bearer ${(data as { token: string }).token}` }
}

async function withForgeryToken(headers: SessionHeaders): Promise<SessionHeaders> {
  const received = await send({ method: 'GET', address: '/api/users/mine/infos', headers, body: null }, 60_000)
  const cookie = received.headers['set-cookie']?.find((one) => one.startsWith(`${antiForgery.cookie}=`))
  const token = cookie?.slice(antiForgery.cookie.length + 1).split(';')[0]
  if (!token) throw new Error(`no anti-forgery cookie came with ${received.status} ${received.text}`)
  return { ...headers, cookie: `${antiForgery.cookie}=${token}`, [antiForgery.header]: token }
}

/** A call that is expected to succeed. */
export async function read(address: string, headers: SessionHeaders): Promise<{ code: number; data: unknown }> {
  const { status, text } = await send({ method: 'GET', address, headers, body: null }, 60_000)
  try {
    return JSON.parse(text) as { code: number; data: unknown }
  } catch {
    throw new Error(`GET ${address} answered ${status} without JSON`)
  }
}
