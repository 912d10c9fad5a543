import { createStore } from './store.ts'

/**
 * A question to the person, asked by code outside components and answered in a dialog that stands somewhere on the page. While
 * it is open, everybody who asks waits for the same answer.
 */
export function createQuestion<Subject>() {
  /** What is asked about; null while nobody asks. */
  const { read: subject, change, use: useSubject } = createStore<Subject | null>(null)
  let answer: PromiseWithResolvers<boolean> | null = null

  return {
    subject,
    useSubject,
    ask(about: Subject): Promise<boolean> {
      if (!answer) {
        answer = Promise.withResolvers()
        change(about)
      }
      return answer.promise
    },
    resolve(given: boolean) {
      answer?.resolve(given)
      answer = null
      change(null)
    },
  }
}
