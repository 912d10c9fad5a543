import { type ComponentProps, lazy, Suspense } from 'react'
import { RowSkeleton, Skeleton } from '../ui/state/skeleton.tsx'
import { widgets } from './widgets.ts'

const name = 'upload-file'
const UploadFile = lazy(widgets[name])

/** The widget that is registered under the name `upload-file` [RT-10]. */
export function UploadWidget(props: ComponentProps<typeof UploadFile>) {
  return (
    <div data-widget={name}>
      <Suspense
        fallback={
          <Skeleton>
            <RowSkeleton />
          </Skeleton>
        }
      >
        <UploadFile {...props} />
      </Suspense>
    </div>
  )
}
