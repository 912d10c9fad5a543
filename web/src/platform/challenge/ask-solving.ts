import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { type ApiCaller, ask } from '../api/ask.ts'
import { Failure } from '../api/failure.ts'
import { browserTranslations } from '../i18n/browser.ts'
import { createStore } from '../state/store.ts'

/** Calls that may answer with a challenge take its solution. */
type Guarded = { [Name in CallName]: 'solution' extends keyof ChallengedBody<Name> ? Name : never }[CallName]
type ChallengedBody<Name extends CallName> = CallInput<Name> extends { body?: infer B } ? B : never

/** A solution can expire, or the difficulty can rise meanwhile. */
const mostChallenges = 3

/** Asks; and where many tries came from here lately, lets this browser do the work the server wants, and asks again. */
export async function askSolving<Name extends Guarded>(
  caller: ApiCaller,
  name: Name,
  question: CallInput<Name>,
): Promise<Answer<Name>> {
  const { meet, ...quiet } = caller
  let asked = question

  for (let met = 0; ; met++) {
    try {
      return await ask<Name>(quiet, name, ...([asked] as never))
    } catch (thrown) {
      const failure = thrown as Failure
      const { challenge } = failure.data
      if (failure.code !== failures.challenge_needed.code || !challenge || met === mostChallenges) {
        meet?.(failure)
        throw failure
      }
      asked = { ...question, body: { ...(question.body as object), solution: await solveChallenge(challenge) } }
    }
  }
}

const solving = createStore(false)

/** While it works: forms say so beside their button. */
export const useSolving = solving.use

async function solveChallenge(challenge: string): Promise<string> {
  // Browsers give their cryptography only to pages that came over a safe connection.
  if (!globalThis.crypto?.subtle) throw createChallengeFailure('insecure')

  solving.change(true)
  try {
    const { solve } = await import('./solve.ts')
    return await solve(challenge)
  } catch {
    throw createChallengeFailure('failed')
  } finally {
    solving.change(false)
  }
}

function createChallengeFailure(what: 'insecure' | 'failed') {
  return new Failure({ kind: 'refused', msg: browserTranslations.t(`common:challenge.${what}`) })
}
