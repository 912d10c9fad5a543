import { useEffect, useRef } from 'react'
import { useNoticeRefresh } from '../../notice/use-notice-refresh.ts'

/** The page is loaded again when a reviewer has written or decided; what came with it takes the place of what was read. */
export function useLiveDraft<Draft>(loaded: Draft, put: (draft: Draft) => void) {
  useNoticeRefresh('upload')
  const known = useRef(loaded)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page was loaded again.
  useEffect(() => {
    if (loaded !== known.current) put(loaded)
    known.current = loaded
  }, [loaded])
}
