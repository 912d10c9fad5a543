import { givenName } from '@atrium/contract/file-name'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Rating } from '../../../ui/card/rating.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { TableColumn } from '../../../ui/layout/table.tsx'
import { ItemName } from '../../item-name.tsx'
import type { Ticked } from '../../use-ticked.ts'
import { NewVersionOf } from './new-version-of.tsx'
import { StateMark } from './state-mark.tsx'
import type { SubmissionRow } from './submission.ts'
import { SubmissionActions, submissionAddress } from './submission-actions.tsx'
import { isTickable } from './submission-bulk.tsx'
import styles from './submission-columns.module.css'

/** With boxes to tick where something can be done with several. */
export function useSubmissionColumns(ticked: Ticked | null): TableColumn<SubmissionRow>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  const choice: TableColumn<SubmissionRow> | null = ticked && {
    id: 'choice',
    name: (
      <Checkbox
        aria-label={t('list.select_all')}
        checked={ticked.isAll}
        partly={ticked.isSome}
        onChange={ticked.toggleAll}
      />
    ),
    kind: 'choice',
    cell: (row) =>
      isTickable(row) && (
        <Checkbox
          aria-label={t('list.select', { title: givenName(row.title) })}
          checked={ticked.has(row.submission_id)}
          onChange={() => ticked.toggle(row.submission_id)}
        />
      ),
  }

  return [
    ...(choice ? [choice] : []),
    {
      id: 'resource',
      name: t('submission.resource'),
      cell: (row) => (
        <div className={styles.resource}>
          <ItemName item={withAddress(row)} version={row.version} />
          <Belongs row={row} />
          <Stands row={row} below />
        </div>
      ),
    },
    { id: 'state', name: t('submission.state_label'), minor: true, cell: (row) => <Stands row={row} /> },
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

/** Its public page once it has one, and what it is a new version of. */
function Belongs({ row }: { row: SubmissionRow }) {
  const { t } = useTranslation('person_center')
  const { state, resource_id, resource_type, new_version_of, title } = row
  const address = `/resource/${resource_type}/${resource_id}`
  const isPublic = state === 'published' || state === 'deprecated'
  return (
    <span className={styles.belongs}>
      <NewVersionOf before={new_version_of} address={address} />
      {isPublic && (
        <Link to={address} aria-label={`${t('submission.see_public')} ${givenName(title)}`}>
          {t('submission.see_public')}
        </Link>
      )}
    </span>
  )
}

interface StandsProps {
  row: SubmissionRow
  /** On phones there is no room for a column: it stands below the name. */
  below?: boolean
}

/** Its state, and what comes next: its turn, or what its author must settle. */
function Stands({ row: { state, queue_position, unsettled_count }, below }: StandsProps) {
  const { t } = useTranslation('person_center')
  const isOpen = state === 'draft' || state === 'changes_asked'
  return (
    <span className={styles.stands} data-below={below}>
      <StateMark state={state} />
      {queue_position !== null && <small>{t('submission.queue', { place: queue_position })}</small>}
      {isOpen && unsettled_count > 0 && <small>{t('submission.unsettled_count', { count: unsettled_count })}</small>}
    </span>
  )
}

/** It leads to its own page, published or not. */
function withAddress(row: SubmissionRow) {
  return { ...row, title: givenName(row.title), address: submissionAddress(row) }
}
