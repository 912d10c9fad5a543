import { lazy, Suspense } from 'react'
import { useFeedbackOpened } from '../../platform/feedback.ts'

const FeedbackModal = lazy(() => import('./feedback-modal.tsx'))

/** Stands once in the layout; the modal's own chunk is fetched when somebody has something to say. */
export function Feedback() {
  const opened = useFeedbackOpened()

  return opened ? (
    <Suspense>
      <FeedbackModal />
    </Suspense>
  ) : null
}
