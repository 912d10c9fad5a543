import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../ui/form/segmented.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { RatingList } from './rating-list.tsx'
import { ReportList } from './report-list.tsx'

const loadRatings = loadList('GET /api/management/ratings', {
  state: 'text',
  kind: 'text',
  stars: 'number',
  days: 'days',
})
const loadReports = loadList('GET /api/management/abuse-reports', {
  state: 'text',
  kind: 'text',
  problem: 'text',
  days: 'days',
})

export function clientLoader(args: ScreenArgs) {
  const isReports = new URL(args.request.url).searchParams.get('list') === 'reports'
  return isReports ? { ratings: null, reports: loadReports(args) } : { ratings: loadRatings(args), reports: null }
}

/** What people say, and what they complain about. */
export default function Ratings({ loaderData: { ratings, reports } }: ManagementScreenProps<typeof clientLoader>) {
  const which = <Which current={ratings ? 'ratings' : 'reports'} />
  return ratings ? <RatingList loaded={ratings} which={which} /> : <ReportList loaded={reports} which={which} />
}

function Which({ current }: { current: 'ratings' | 'reports' }) {
  const { t } = useTranslation('management')
  return (
    <Segmented
      label={t('ratings.title')}
      current={current}
      choices={[
        { id: 'ratings', name: t('ratings.ratings'), to: '?' },
        { id: 'reports', name: t('ratings.reports'), to: '?list=reports' },
      ]}
    />
  )
}
