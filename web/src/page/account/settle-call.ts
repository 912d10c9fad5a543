import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Failure } from '../../platform/api/failure.ts'
import { handleFailure, reportOutage } from '../../platform/api/failures.ts'

/** An answer, or why there is none: each section of a page shows its own. */
export type SettledCall<Data> = { data: Data } | { failure: Failure }

type SettledCallInput<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]

/** For loaders that do not wait: the promise never breaks, so nothing is lost when nobody looks at it yet. */
export async function settleCall<Name extends CallName>(
  name: Name,
  ...question: SettledCallInput<Name>
): Promise<SettledCall<Answer<Name>>> {
  return settleAnswer(ask(quietCaller(), name, ...question))
}

/** The same for what the whole page is about: if it does not exist, the reader is led to the page that says so [ERR-01]. */
export async function settleSubjectCall<Name extends CallName>(
  name: Name,
  ...question: SettledCallInput<Name>
): Promise<SettledCall<Answer<Name>>> {
  return settleAnswer(ask({ ...quietCaller(), meet: handleSubjectFailure }, name, ...question))
}

async function settleAnswer<Data>(answer: Promise<Data>): Promise<SettledCall<Data>> {
  try {
    return { data: await answer }
  } catch (thrown) {
    return { failure: thrown as Failure }
  }
}

function handleSubjectFailure(failure: Failure) {
  if (failure.code === failures.not_found.code) handleFailure(failure)
  else reportOutage(failure)
}
