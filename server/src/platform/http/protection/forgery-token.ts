import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Secret } from '../../secret/secret.ts'
import { tokenHash } from '../viewer.ts'

/** What the anti-forgery cookie holds: `nonce.binding.signature`. */
export interface ForgeryTokens {
  issue(bearer: string | null): string
  /** A session accepts only its own token; a visitor accepts any token signed here. */
  fits(token: string, bearer: string | null): boolean
}

const forVisitors = 'visitor'

export function openForgeryTokens(secret: Pick<Secret, 'keyFor'>): ForgeryTokens {
  const key = secret.keyFor('forgery')
  const keyed = (text: string | Buffer) => createHmac('sha256', key).update(text).digest('base64url')

  function bindingOf(bearer: string | null) {
    return bearer === null ? forVisitors : keyed(tokenHash(bearer)).slice(0, 22)
  }

  return {
    issue(bearer) {
      const signed = `${randomBytes(16).toString('base64url')}.${bindingOf(bearer)}`
      return `${signed}.${keyed(signed)}`
    },

    fits(token, bearer) {
      const [nonce, binding, signature, ...more] = token.split('.')
      if (!nonce || !binding || !signature || more.length > 0) return false
      return isSame(signature, keyed(`${nonce}.${binding}`)) && (bearer === null || isSame(binding, bindingOf(bearer)))
    },
  }
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
