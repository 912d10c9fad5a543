import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format/format.ts'
import { Ranking } from '../../ui/card/ranking.tsx'
import styles from './rankings.module.css'

type HomeRankings = Answer<'GET /api/rankings'>

type RankedItemData = HomeRankings['discussed']['list'][number]

export function Rankings({ found }: { found: HomeRankings | null }) {
  const { t } = useTranslation('home_page')
  if (!found) return <p className={`page-width ${styles.failed}`}>{t('failed')}</p>

  return (
    <div className={`page-width ${styles.rankings}`}>
      <Ranking
        title={t('rankings.most_downloaded')}
        note={t('rankings.last_30_days')}
        rows={found.most_downloaded.list.map((ranked) => row(ranked, formatNumber(ranked.figure)))}
      />
      <Ranking
        title={t('rankings.best_rated')}
        note={t('rankings.rated_by_50')}
        rows={found.best_rated.list.map((ranked) => row(ranked, ranked.figure.toFixed(1)))}
      />
      <Ranking
        title={t('rankings.discussed')}
        note={t('rankings.last_7_days')}
        rows={found.discussed.list.map((ranked) => row(ranked, t('common:count.comments', { count: ranked.figure })))}
      />
    </div>
  )
}

function row({ item_id, resource_type, title, language }: RankedItemData, figure: string) {
  return { type: resource_type, title, language, to: `/resource/${resource_type}/${item_id}`, figure }
}
