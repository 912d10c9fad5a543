import { createQuestion } from '../state/question.ts'
import { isOpenToVisitors } from './guard.ts'
import { ownerNow, ownerOf } from './owner.ts'
import type { Login } from './session.ts'

const question = createQuestion<Login>()

export const useSignInAsked = question.useSubject
export const resolveSignInAgain = question.resolve

/**
 * Asks the person whose login has ended to sign in without leaving the page; true once the same person is back. Pages that
 * visitors cannot stay on are left for the login instead [ACC-07].
 */
export async function askSignInAgain(before: Login | null): Promise<boolean> {
  if (!before || !isOpenToVisitors()) return false
  return (await question.ask(before)) && ownerNow() === ownerOf(before)
}
