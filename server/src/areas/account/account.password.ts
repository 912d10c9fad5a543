import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Failure } from '../../platform/http/failure.ts'
import { atMost } from './account.queue.ts'

/** One of the settings OWASP calls equal; docs/decisions/0017 tells why this one. */
const cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 }

/** Leaves one core for other requests. Requests that would wait too long are rejected at once. */
const inTurn = atMost(Math.max(1, availableParallelism() - 1), { usually: 20, patience: 2_000 })

/** A hash of a discarded password. Checking it takes as long as checking a real one. */
const nobodys = hash(crypto.randomUUID(), cost)

const common = new Set(
  readFileSync(join(import.meta.dirname, 'data/common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/** Argon2id. Answers the text that is stored. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameOnEveryKeyboard(password), cost))
}

/** Takes the same time for an unknown account and one without a password: `stored` is null then, and the result false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobodys)
  const right = await inTurn(() => verify(against, sameOnEveryKeyboard(password)))
  return right && stored !== null
}

/** Made when hashing cost less, or otherwise than today: to be renewed when the person next shows the password. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism
}

/** Throws for one of the ten thousand that are tried first, however it is capitalised. */
export function refuseCommonPassword(password: string): void {
  if (common.has(password.toLowerCase())) throw new Failure('common_password', { field: 'password' })
}

/** Some keyboards write full-width digits, or an accented letter as two characters. */
function sameOnEveryKeyboard(password: string) {
  return password.normalize('NFKC')
}
