import { useTranslation } from 'react-i18next'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { formatClock } from '../../ui/format/clock.ts'
import type { SearchHitData } from './find.ts'

/** What helps to tell two results apart; each kind has its own. */
export function Facts({ hit }: { hit: SearchHitData }) {
  return useFacts(hit).flatMap((fact) => (fact ? <span key={fact}>{fact}</span> : []))
}

function useFacts(hit: SearchHitData): (string | null)[] {
  const { t } = useTranslation('home_page')
  const { language, now } = usePage()
  const { filed_under, fits, version, duration_seconds } = hit
  const downloads = t('search.downloads', { count: hit.download_count })
  const updated = t('search.updated_at', { date: formatDate(hit.updated_at, now, language) })

  switch (hit.kind) {
    case 'resource':
      return [hit.resource_type && t(`common:type.${hit.resource_type}.name`), downloads, fits && `${fits}+`]
    case 'article':
      return [filed_under.join(' / '), hit.minutes ? t('search.minutes', { count: hit.minutes }) : null, updated]
    case 'case':
      return filed_under
    case 'video':
      return [duration_seconds === null ? null : formatClock(duration_seconds), ...filed_under]
    case 'project':
      return [t('common:count.items', { count: hit.item_count ?? 0 }), updated]
    case 'app':
      return [...filed_under, version, downloads]
    case 'release':
      return [...filed_under, updated]
  }
}
