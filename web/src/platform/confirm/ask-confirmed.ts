import type { Answer, CallInput, CallName } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { type ApiCaller, ask } from '../api/ask.ts'
import { Failure } from '../api/failure.ts'
import { createQuestion } from '../state/question.ts'

type ConfirmedCallInput<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [CallInput<Name>?] : [CallInput<Name>]

/**
 * Asks; where the server wants to know first that it is still the same person, the person is asked and the call is
 * made once more. When the person cancels, the failure is thrown but not shown.
 */
export async function askConfirmed<Name extends CallName>(
  caller: ApiCaller,
  name: Name,
  ...question: ConfirmedCallInput<Name>
): Promise<Answer<Name>> {
  const { meet, ...quiet } = caller
  try {
    return await ask(quiet, name, ...question)
  } catch (thrown) {
    if (!isConfirmNeeded(thrown)) {
      meet?.(thrown as Failure)
      throw thrown
    }
    if (!(await confirmation.ask('needed'))) throw thrown
    return ask(caller, name, ...question)
  }
}

/** The person was asked and did not want to: nothing needs to be said. */
export function isConfirmNeeded(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === failures.confirm_needed.code
}

const confirmation = createQuestion<'needed'>()

export const resolveConfirmation = confirmation.resolve

export function useConfirmAsked(): boolean {
  return confirmation.useSubject() !== null
}
