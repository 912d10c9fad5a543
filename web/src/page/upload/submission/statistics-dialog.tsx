import type { Answer } from '@atrium/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Rating } from '../../../ui/card/rating.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Answered, WaitingRows } from '../../account/answered.tsx'
import { settleCall } from '../../account/settle-call.ts'
import { StateMark } from './state-mark.tsx'

type VersionStatistics = Answer<'GET /api/resources/{resource_id}/statistics'>['list'][number]

interface StatisticsDialogProps {
  resource_id: number
  title: string
  onClose: () => void
}

/** What became of each version of something one has published. */
export function StatisticsDialog({ resource_id, title, onClose }: StatisticsDialogProps) {
  const { t } = useTranslation('person_center')
  const columns = useColumns()
  const [answer] = useState(() =>
    settleCall('GET /api/resources/{resource_id}/statistics', { params: { resource_id } }),
  )

  return (
    <Dialog open onClose={onClose} title={t('statistics.title', { title })} lead={t('statistics.lead')}>
      <Answered answer={answer} waiting={<WaitingRows rows={3} />}>
        {({ list }) => (
          <Table caption={t('statistics.versions')} columns={columns} rows={list} keyOf={({ version }) => version} />
        )}
      </Answered>
    </Dialog>
  )
}

function useColumns(): TableColumn<VersionStatistics>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return [
    { id: 'version', name: t('submission.version'), cell: ({ version }) => `v${version}` },
    { id: 'state', name: t('submission.state_label'), minor: true, cell: ({ state }) => <StateMark state={state} /> },
    {
      id: 'published',
      name: t('statistics.published'),
      minor: true,
      cell: ({ published_at }) => formatDate(published_at, now, language),
    },
    {
      id: 'downloads',
      name: t('submission.downloads'),
      kind: 'number',
      cell: ({ download_count }) => formatNumber(download_count),
    },
    {
      id: 'companies',
      name: t('statistics.companies'),
      kind: 'number',
      cell: ({ company_count }) => formatNumber(company_count),
    },
    {
      id: 'rating',
      name: t('submission.rating'),
      cell: ({ rating, rating_count }) => (rating ? <Rating value={rating} count={rating_count} /> : '—'),
    },
  ]
}
