import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { tokenHash } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'

/** Of PBKDF2, behind each guess: enough that calling crypto.subtle is not what a browser spends its time on. */
const iterations = 2_000
const secondsToSolve = 300

/**
 * A riddle that costs the caller `guesses` on average and us one: the right one is drawn beforehand, and its signature
 * tells it again. From one upwards, so that there is no stretch that a caller could skip.
 */
export async function giveChallenge(secret: Secret, network: string, guesses: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    counter: randomInt(1, guesses * 2),
    deriveKey,
    expiresAt: new Date(Date.now() + secondsToSolve * 1000),
    data: { network: networkMark(secret, network), guesses },
    ...keysOf(secret),
  })
  return JSON.stringify(challenge)
}

/** The challenge as it was given, and what was found: JSON, written by the solver in the browser. */
const handedIn = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.looseObject({ network: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Whether it is the answer to a challenge that was given to this network lately; each counts once. */
export async function spendSolution(db: Db, secret: Secret, network: string, text: string): Promise<boolean> {
  const { success, data } = handedIn.safeParse(parsed(text))
  if (!success || data.challenge.parameters.data.network !== networkMark(secret, network)) return false

  const { challenge, solution } = data as unknown as { challenge: Challenge; solution: Solution }
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(secret) })
  if (!verified) return false

  const { numAffectedRows = 0n } = await sql`
    insert into spent_challenge (signature_hash, expires_at)
    values (${tokenHash(data.challenge.signature)}, now() + make_interval(secs => ${secondsToSolve}))
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

function networkMark(secret: Secret, network: string) {
  return secret.hash('challenge.network', network).toString('base64url')
}

function keysOf(secret: Secret) {
  return { hmacSignatureSecret: secret.keyFor('challenge'), hmacKeySignatureSecret: secret.keyFor('challenge.answer') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
