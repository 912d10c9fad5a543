import type { Handle } from '../../../platform/i18n/preloads.tsx'
import { isOtherQueue, loadQueue } from '../review/load-queue.ts'
import { ReviewScreen } from '../review/review-screen.tsx'
import type { Route } from './+types/review.ts'

export const handle: Handle = { modules: ['resource', 'person_center', 'download'] }

export const clientLoader = loadQueue('review')
export const shouldRevalidate = isOtherQueue

/** Whatever waits to be published, in one queue. */
export default function Review({ loaderData }: Route.ComponentProps) {
  return <ReviewScreen screen="review" loaded={loaderData} />
}
