import { useTranslation } from 'react-i18next'
import { Marked } from '../../page/search/marked.tsx'
import { formatClock } from '../../ui/format/clock.ts'
import type { SearchHitData } from './find.ts'
import styles from './spot.module.css'

type FoundSpot = NonNullable<SearchHitData['spot']>

/** Where in it the words are: the link leads there. */
export function Spot({ spot }: { spot: FoundSpot }) {
  const name = useSpotName(spot)

  return (
    <span className={styles.spot}>
      <b>{name}</b>
      {spot.title.length > 0 && (
        <span>
          <Marked pieces={spot.title} />
        </span>
      )}
    </span>
  )
}

function useSpotName({ kind, at }: FoundSpot): string {
  const { t } = useTranslation('home_page')
  if (kind === 'cue') return formatClock(at ?? 0)
  return kind === 'page' ? t('search.spot.page', { page: at }) : t(`search.spot.${kind}`)
}
