import { lazy, Suspense } from 'react'

const Screen = lazy(() => import('./error-screen.tsx').catch(() => ({ default: Nothing })))

/** Kept out of the first page; `Progress` fetches it right after, so that it is there when the network is not. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<Nothing />}>
      <Screen error={error} />
    </Suspense>
  )
}

function Nothing() {
  return <main id="main" />
}
