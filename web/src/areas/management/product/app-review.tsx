import type { Handle } from '../../../platform/i18n/preloads.tsx'
import { isOtherQueue, loadQueue } from '../review/load-queue.ts'
import { ReviewScreen } from '../review/review-screen.tsx'
import type { Route } from './+types/app-review.ts'

export const handle: Handle = { modules: ['resource', 'person_center', 'download'] }

export const clientLoader = loadQueue('app_review')
export const shouldRevalidate = isOtherQueue

/** The same queue, with apps alone. */
export default function AppReview({ loaderData }: Route.ComponentProps) {
  return <ReviewScreen screen="app_review" loaded={loaderData} />
}
