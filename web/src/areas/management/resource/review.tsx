import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadQueue } from '../review/load-queue.ts'
import { ReviewScreen } from '../review/review-screen.tsx'

export const clientLoader = loadQueue('review')

/** Whatever waits to be published, in one queue. */
export default function Review({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  return <ReviewScreen screen="review" loaded={loaderData} />
}
