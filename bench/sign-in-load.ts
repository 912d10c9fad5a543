import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { antiForgery } from '@atrium/contract/forgery'
import { openForgeryTokens } from '@atrium/server/platform/http/protection/forgery-token'
import { openSecret } from '@atrium/server/platform/secret/secret'
import { arrivals } from './arrivals.ts'
import type { Someone } from './people.ts'

/** One person who came to sign in, and got in or not. */
export interface SignInVisit {
  /** From the moment the person meant to send, not from the moment we got round to it. */
  took: number
  /** Null when signed in. */
  refused: string | null
}

const typingAgain = 2_000

/** People come when they come, however long the others take; one in fifty mistypes once and then does it right. */
export async function signInLoad(port: number, people: readonly Someone[], rate: number, seconds: number) {
  const began = performance.now()
  const visits = arrivals(rate, seconds).map(async (moment, index): Promise<SignInVisit[]> => {
    const who = people[index % people.length] as Someone
    await sleep(began + moment - performance.now())
    if (index % 50 !== 49) return [await signIn(port, who, began + moment)]

    const mistyped = await signIn(port, { ...who, password: `${who.password}b` }, began + moment)
    await sleep(typingAgain)
    return [
      { ...mistyped, refused: mistyped.refused === '20021' ? null : `mistyped ${mistyped.refused}` },
      await signIn(port, who),
    ]
  })
  return (await Promise.all(visits)).flat()
}

const proof = openForgeryTokens(openSecret({ SECRET_KEY: process.env.SECRET_KEY ?? '' })).issue(null)

/** On a connection of its own, as every browser has. */
function signIn(
  port: number,
  { account, password, network }: Someone,
  meant = performance.now(),
): Promise<SignInVisit> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': network,
    cookie: `${antiForgery.cookie}=${proof}`,
    [antiForgery.header]: proof,
  }
  return new Promise((resolve) => {
    const end = (refused: string | null) => resolve({ took: performance.now() - meant, refused })
    const asked = request({ agent: false, port, host: '127.0.0.1', method: 'POST', path: '/api/login', headers })
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () => end(outcomeOf(text)))
      response.on('error', (error) => end(error.message))
    })
    asked.on('error', (error) => end(error.message))
    asked.end(JSON.stringify({ account, password }))
  })
}

function outcomeOf(text: string): string | null {
  try {
    const { code, data } = JSON.parse(text)
    return code === 0 && data.outcome === 'signed_in' ? null : String(code)
  } catch {
    return 'unreadable'
  }
}
