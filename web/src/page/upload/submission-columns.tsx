import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../platform/format.ts'
import { usePage } from '../../platform/page.ts'
import { givenName } from '../../platform/upload/upload.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { FileIcon } from '../../ui/icon/file.tsx'
import type { Column } from '../../ui/table.tsx'
import { StateMark } from './state-mark.tsx'
import type { State } from './submission.ts'
import styles from './submission-columns.module.css'

type Row = Answer<'GET /api/submissions'>['list'][number]

export function useSubmissionColumns(): Column<Row>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return [
    { id: 'resource', name: t('submission.resource'), cell: (row) => <Name row={row} /> },
    { id: 'state', name: t('submission.state_label'), cell: ({ state }) => <StateMark state={state} /> },
    {
      id: 'updated',
      name: t('submission.updated'),
      minor: true,
      cell: ({ updated_at }) => formatMoment(updated_at, now, language),
    },
    {
      id: 'actions',
      name: '',
      kind: 'actions',
      cell: (row) => (
        <ButtonLink
          kind={row.state === 'changes_asked' ? 'default' : 'text'}
          size="small"
          to={addressOf(row)}
          aria-label={`${t(actionFor(row.state))} ${givenName(row.title)}`}
        >
          {t(actionFor(row.state))}
        </ButtonLink>
      ),
    },
  ]
}

function Name({ row }: { row: Row }) {
  const { t } = useTranslation('person_center')
  const { resource_type: type, title } = row

  return (
    <span className={styles.name}>
      {type ? <Glyph type={type} /> : <FileIcon />}
      <span>
        <Link to={addressOf(row)}>{givenName(title)}</Link>
        <small>{type ? t(`common:type.${type}.name`) : t('submission.unknown_type')}</small>
      </span>
    </span>
  )
}

export function addressOf({ submission_id }: { submission_id: number }): string {
  return `/upload-center?submission=${submission_id}`
}

function actionFor(state: State) {
  if (state === 'changes_asked') return 'submission.revise'
  return state === 'draft' || state === 'checking' ? 'submission.edit' : 'submission.open'
}
