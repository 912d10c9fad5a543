import { createQuestion } from '../state/question.ts'
import { ownerNow, ownerOf } from './owner.ts'
import type { Login } from './session.ts'

const question = createQuestion<Login>()
let answer: Promise<boolean> | null = null

export const useSignInAsked = question.useSubject
export const resolveSignInAgain = question.resolve
/** The login that has ended, while its person is asked; else null. */
export const loginAskedFor = question.subject

/**
 * Asks the person whose login has ended to sign in without leaving the page; true once the same person is back. Without a
 * login it waits for whoever is being asked already.
 */
export function askSignInAgain(ended: Login | null): Promise<boolean> | null {
  if (ended)
    answer ??= question.ask(ended).then((isAnswered) => {
      answer = null
      return isAnswered && ownerNow() === ownerOf(ended)
    })
  return answer
}
