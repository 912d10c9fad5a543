import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadQueue } from '../review/load-queue.ts'
import { ReviewScreen } from '../review/review-screen.tsx'

export const clientLoader = loadQueue('app_review')

/** The same queue, with apps alone. */
export default function AppReview({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return <ReviewScreen screen="app_review" loaded={loaderData} />
}
