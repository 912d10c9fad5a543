import { use } from 'react'
import { useQueryFunction } from '../../platform/api/use-query.ts'
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
  const first = useOpened({ resource_id, version })
  const renew = () => source.openStage({ resource_id, version })
  const { data } = useQueryFunction(renew, first.pages === 'being_made' ? { resource_id, version } : null, {
    delay: pause,
    pollAfter: (now) => (now && now.pages !== 'being_made' ? null : pause),
  })

  return { ...(data ?? first), renew }
}

/** Nothing could be made of the document, and nothing will be; or what was made cannot be opened. */
export function hasNoPages({ pages }: Pick<StageAnswer, 'pages'>, failed = false): boolean {
  return failed || pages === 'conversion_failed' || pages === 'conversion_too_slow'
}
