import { Failure } from '../../platform/http/failure.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { consumeQuota, type UsageCap, usedSoFar } from '../../platform/usage/usage.ts'
import type { Platform } from '../../platform.ts'
import { giveChallenge, spendSolution } from './proof.challenge.ts'

const last = new Map<string, Promise<unknown>>()

/** The network and the account of an attempt. Both are limited, so that neither one network nor many can keep guessing. */
export interface GuardedAttempt {
  network: string
  /** The account that is tried, as typed and understood: known or not, it is counted the same. */
  subject: string
  /** Too many failures close the password way for a while; the code way, which others cannot go, stays open. */
  way: 'password' | 'code'
  solution: string | undefined
}

const hour = 3_600

/**
 * Sends and failures of one network within an hour, and how many guesses a challenge then costs on average (at most
 * twice as many). Measured: a guess takes 0.37 ms of one core in Chromium and 0.36 in Node. Browsers use up to four
 * cores: the first step takes some 0.3 s on four, 0.5 on two and 0.8 on one, with the start of the workers. The server
 * issues a challenge in 0.6 ms and checks its answer in 0.3. Whole companies and the mobile networks of a city share an
 * address, so refusing comes late.
 */
const networkSteps = [
  { from: 150, guesses: 8_000 },
  { from: 30, guesses: 4_000 },
  { from: 3, guesses: 2_000 },
]
const networkShut = 500

/** Failures against one account within an hour, from wherever they come. */
const subjectStep = { from: 5, guesses: 2_000 }
const passwordShut = 30

type GuardContext = Pick<Platform, 'db' | 'secret'>

/** After some failures a challenge is required, later a harder one; in the end attempts are blocked for a while. */
export async function guard(
  { db, secret }: GuardContext,
  { network, subject, way, solution }: GuardedAttempt,
): Promise<void> {
  const names = { network: networkName(secret, network), subject: subjectName(secret, subject) }
  const used = await usedSoFar(db, Object.values(names))
  const byNetwork = used.get(names.network)
  const againstSubject = used.get(names.subject)

  refuseFrom(networkShut, byNetwork)
  if (way === 'password') refuseFrom(passwordShut, againstSubject)

  const guesses = guessesFor(byNetwork?.amount ?? 0, againstSubject?.amount ?? 0)
  if (guesses === 0 || (solution && (await spendSolution(db, secret, network, solution)))) return
  throw new Failure('challenge_needed', { data: { challenge: await giveChallenge(secret, network, guesses) } })
}

/**
 * Checks a password behind the guard. One by one for each network and each account, because many can be sent at one
 * moment: a failure is counted before the guard lets the next one in. Between processes this holds but for one each.
 */
export async function checkGuarded(
  platform: GuardContext,
  attempt: GuardedAttempt,
  { check, whenWrong }: { check: () => Promise<boolean>; whenWrong?: () => Promise<void> },
): Promise<boolean> {
  return oneByOne([`network ${attempt.network}`, `subject ${attempt.subject}`], async () => {
    await guard(platform, attempt)
    const right = await check()
    if (!right) await Promise.all([noteFailure(platform, attempt), whenWrong?.()])
    return right
  })
}

/** Outside any transaction that might be undone: a failure counts. */
export async function noteFailure({ db, secret }: GuardContext, attempt: Pick<GuardedAttempt, 'network' | 'subject'>) {
  const subject = { name: subjectName(secret, attempt.subject), seconds: hour }
  await consumeQuota(db, [networkUse(secret, attempt.network), subject])
}

/** What a send adds to the count of its network, within the transaction that sends. */
export function networkUse(secret: Secret, network: string): UsageCap {
  return { name: networkName(secret, network), seconds: hour }
}

function guessesFor(byNetwork: number, againstSubject: number) {
  const step = networkSteps.find(({ from }) => byNetwork >= from)
  return Math.max(step?.guesses ?? 0, againstSubject >= subjectStep.from ? subjectStep.guesses : 0)
}

function refuseFrom(shut: number, used: { name: string; amount: number; ends_in: number } | undefined) {
  if (!used || used.amount < shut) return
  throw new Failure('too_many_requests', { detail: `rate limit exceeded: ${used.name}`, retry_after: used.ends_in })
}

function networkName(secret: Secret, network: string) {
  return `door:network:${secret.hash('usage', network).toString('base64url')}`
}

function subjectName(secret: Secret, subject: string) {
  return `door:subject:${secret.hash('usage', subject).toString('base64url')}`
}

/** Serialises work on shared names within this process, without deadlocks. */
async function oneByOne<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const mine = Promise.allSettled(names.map((name) => last.get(name))).then(work)
  for (const name of names) last.set(name, mine)
  try {
    return await mine
  } finally {
    for (const name of names) if (last.get(name) === mine) last.delete(name)
  }
}
