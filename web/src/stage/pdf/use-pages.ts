import { use, useEffect, useState } from 'react'
import { SourceContext, type StageAnswer, useOpened } from '../use-payload.ts'

/** Between two questions whether the pages are there: documents take some seconds. */
const pause = 3_000

interface PagesSource {
  resource_id: number
  version: string
}

/** Where the pages of a document are. While they are being made, it is asked again and again. */
export function usePages({ resource_id, version }: PagesSource) {
  const source = use(SourceContext)
  const [opened, setOpened] = useState<StageAnswer>(useOpened({ resource_id, version }))
  const renew = () => source.openStage({ resource_id, version })

  useEffect(() => {
    if (opened.pages !== 'being_made') return
    let hasLeft = false
    const timer = setTimeout(() => {
      source.openStage({ resource_id, version }).then(
        (next) => !hasLeft && setOpened(next),
        // Nobody answered: a new object, so that it is asked once more.
        () => !hasLeft && setOpened((before) => ({ ...before })),
      )
    }, pause)
    return () => {
      hasLeft = true
      clearTimeout(timer)
    }
  }, [opened, source, resource_id, version])

  return { ...opened, renew }
}
