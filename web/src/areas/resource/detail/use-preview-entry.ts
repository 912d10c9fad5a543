import { useMemo, useState } from 'react'
import type { ResourceDetail } from './answers.ts'
import { previewHash } from './preview-hash.ts'

/**
 * The button that leads into the preview. Flows are tried step by step instead; what was withdrawn, and what cannot be
 * shown, is not tried at all.
 */
export function usePreviewEntry({ inside, state }: ResourceDetail) {
  const [isWanted, setWanted] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const entry = useMemo(() => ({ isWanted, setWanted, setMissing }), [isWanted])

  const enter = () => {
    document.querySelector(previewHash)?.scrollIntoView({ block: 'start' })
    setWanted(true)
  }
  return { entry, enter: inside.type === 'flow' || state === 'withdrawn' || isMissing ? null : enter }
}
