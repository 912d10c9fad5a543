import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber } from '../../platform/format.ts'
import { usePage } from '../../platform/page.ts'
import { givenName } from '../../platform/upload/upload.ts'
import { Rating } from '../../ui/rating.tsx'
import type { Column } from '../../ui/table.tsx'
import { ItemName } from '../item-name.tsx'
import { StateMark } from './state-mark.tsx'
import type { Row } from './submission.ts'
import { addressOf, SubmissionActions } from './submission-actions.tsx'
import styles from './submission-columns.module.css'

export function useSubmissionColumns(): Column<Row>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return [
    {
      id: 'resource',
      name: t('submission.resource'),
      cell: (row) => <ItemName item={named(row)} version={row.version} />,
    },
    { id: 'state', name: t('submission.state_label'), cell: (row) => <Stands row={row} /> },
    {
      id: 'downloads',
      name: t('submission.downloads'),
      kind: 'number',
      minor: true,
      cell: ({ figures }) => (figures ? formatNumber(figures.download_count) : '—'),
    },
    {
      id: 'rating',
      name: t('submission.rating'),
      minor: true,
      cell: ({ figures }) =>
        figures?.rating ? <Rating value={figures.rating} /> : <span className={styles.faint}>—</span>,
    },
    {
      id: 'updated',
      name: t('submission.updated'),
      minor: true,
      cell: ({ updated_at }) => <span className={styles.faint}>{formatMoment(updated_at, now, language)}</span>,
    },
    { id: 'actions', name: '', kind: 'actions', cell: (row) => <SubmissionActions row={row} /> },
  ]
}

/** Its state, and what comes next: its turn, or what its author must settle. */
function Stands({ row: { state, queue_position, unsettled_count } }: { row: Row }) {
  const { t } = useTranslation('person_center')
  const isOpen = state === 'draft' || state === 'changes_asked'
  return (
    <span className={styles.stands}>
      <StateMark state={state} />
      {queue_position !== null && <small>{t('submission.queue', { place: queue_position })}</small>}
      {isOpen && unsettled_count > 0 && <small>{t('submission.unsettled_count', { count: unsettled_count })}</small>}
    </span>
  )
}

/** It leads to its own page, published or not. */
function named(row: Row) {
  return { ...row, title: givenName(row.title), address: addressOf(row) }
}
