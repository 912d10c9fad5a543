import type { ScreenProps } from '../frame/screen-props.ts'
import { isOtherQueue, loadQueue } from '../review/load-queue.ts'
import { ReviewScreen } from '../review/review-screen.tsx'

export const clientLoader = loadQueue('app_review')
export const shouldRevalidate = isOtherQueue

/** The same queue, with apps alone. */
export default function AppReview({ loaderData }: ScreenProps<typeof clientLoader>) {
  return <ReviewScreen screen="app_review" loaded={loaderData} />
}
