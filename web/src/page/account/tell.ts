import type { Answer, CallName, Question } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import type { Failure } from '../../platform/failure.ts'
import { meetFailure } from '../../platform/failures.ts'

/** An answer, or why there is none: each section of a page shows its own. */
export type Told<Data> = { data: Data } | { failure: Failure }

type Asked<Name extends CallName> = Record<never, never> extends Question<Name> ? [Question<Name>?] : [Question<Name>]

/** For loaders that do not wait: the promise never breaks, so nothing is lost when nobody looks at it yet. */
export async function tell<Name extends CallName>(name: Name, ...question: Asked<Name>): Promise<Told<Answer<Name>>> {
  try {
    return { data: await ask({ ...quietCaller(), meet: meetSignedOut }, name, ...question) }
  } catch (thrown) {
    return { failure: thrown as Failure }
  }
}

/** A login that is over is no matter of one section. */
function meetSignedOut(failure: Failure) {
  if (failure.code === failures.not_logged_in.code) meetFailure(failure)
}
