import { useSyncExternalStore } from 'react'

/**
 * A question to the person, asked by code outside components and answered in a dialog that stands somewhere on the page. While
 * it is open, everybody who asks waits for the same answer.
 */
export function createQuestion<Subject>() {
  let open: { subject: Subject; answer: Promise<boolean>; resolve: (answer: boolean) => void } | null = null
  const changed = new EventTarget()
  const publish = () => changed.dispatchEvent(new Event('change'))

  function subscribe(listener: () => void) {
    changed.addEventListener('change', listener)
    return () => changed.removeEventListener('change', listener)
  }

  return {
    ask(subject: Subject): Promise<boolean> {
      if (!open) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        open = { subject, answer: promise, resolve }
        publish()
      }
      return open.answer
    },
    resolve(answer: boolean) {
      open?.resolve(answer)
      open = null
      publish()
    },
    /** What is asked about; null while nobody asks. */
    useSubject(): Subject | null {
      return useSyncExternalStore(
        subscribe,
        () => open?.subject ?? null,
        () => null,
      )
    },
  }
}
