import { lazy, Suspense, useEffect } from 'react'
import { useLogin } from '../../platform/session/session.ts'
import { openFeedbackWith, useBegunFeedback, waitingFeedback } from '../../platform/state/feedback.ts'

const FeedbackModal = lazy(() => import('./feedback-modal.tsx'))

/** Stands once in the layout; the modal's own chunk is fetched when somebody has something to say. */
export function Feedback() {
  const begun = useBegunFeedback()
  const login = useLogin()

  // After signing in, it opens again; the modal has kept the text.
  useEffect(() => {
    const words = login && sessionStorage.getItem(waitingFeedback)
    if (words === null) return
    sessionStorage.removeItem(waitingFeedback)
    openFeedbackWith(words)
  }, [login])

  return begun === null ? null : (
    <Suspense>
      <FeedbackModal key={begun} begun={begun} />
    </Suspense>
  )
}
