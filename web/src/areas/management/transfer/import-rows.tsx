import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format/format.ts'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import type { ManagedImport } from './import.ts'
import styles from './transfer.module.css'

const counts = ['row_count', 'new_count', 'change_count', 'same_count', 'bad_count'] as const

export function ImportCounts({ found }: { found: ManagedImport }) {
  const { t } = useTranslation('management')

  return (
    <p className={styles.counts} role="status">
      {counts.map((name) => (
        <span key={name} className={name === 'bad_count' && found.bad_count > 0 ? styles.bad : undefined}>
          {t(`transfer.${name}`)} <b>{formatNumber(found[name])}</b>
        </span>
      ))}
    </p>
  )
}

type CheckedImportRow = ManagedImport['rows'][number]

/** The first of them, as they were read. */
export function ImportRows({ found: { columns, rows } }: { found: ManagedImport }) {
  const { t } = useTranslation('management')
  const changed: TableColumn<CheckedImportRow> = {
    id: 'changes',
    name: t('transfer.changes'),
    cell: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
  }
  const shown: TableColumn<CheckedImportRow>[] = [
    { id: 'line', name: t('transfer.line'), kind: 'number', cell: ({ line }) => line },
    {
      id: 'becomes',
      name: t('transfer.becomes'),
      cell: ({ becomes, problem }) =>
        problem ? <span className={styles.bad}>{problem}</span> : t(`transfer.becomes_${becomes ?? 'same'}`),
    },
    ...(rows.some(({ changes }) => changes.length > 0) ? [changed] : []),
    ...columns.map((title, place) => ({ id: title, name: title, cell: ({ cells }: CheckedImportRow) => cells[place] })),
  ]

  return (
    <div className={styles.rows}>
      <Table caption={t('transfer.first_rows')} columns={shown} rows={rows} keyOf={({ line }) => line} />
    </div>
  )
}

function Changes({ changes }: Pick<CheckedImportRow, 'changes'>) {
  const { t } = useTranslation('management')

  return (
    <ul className={styles.changes}>
      {changes.map(({ title, before, after }) => (
        <li key={title}>
          {title}
          <del>{before || t('transfer.empty')}</del>
          <span aria-hidden="true">→</span>
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  )
}
