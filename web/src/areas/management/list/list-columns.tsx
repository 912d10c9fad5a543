import type { Language } from '@atrium/contract/languages'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatDate, formatMoment, formatNumber } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronUpIcon } from '../../../ui/icon/icons.tsx'
import type { TableColumn } from '../../../ui/layout/table.tsx'
import type { ListSelection } from './list-address.ts'
import styles from './list-screen.module.css'

export interface ListColumn<Row> {
  /** Its name in the row; its title is `{texts}.column.{column}`. */
  column: string
  kind?: 'number' | 'moment' | 'day' | 'size'
  sort?: true
  /** The way to the drawer of the row. */
  opens?: true
  /** Where a narrow page may leave it out. */
  minor?: true
  /** What each code means, for the cell and for exports. */
  values?: Record<string, string>
  /** Where the value alone does not say it. */
  cell?: (row: Row) => ReactNode
}

interface ListedColumns<Row> {
  texts: string
  columns: ListColumn<Row>[]
  chosen: ListSelection
  keyOf: (row: Row) => number | string
}

export function useTableColumns<Row extends object>({
  texts,
  columns,
  chosen,
  keyOf,
}: ListedColumns<Row>): TableColumn<Row>[] {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const addressWith = useAddressWith()
  const page = chosen.page > 1 ? { page: String(chosen.page) } : {}

  return columns.map((column) => {
    const title = t(`${texts}.column.${column.column}`)
    const cell = (row: Row) => (column.cell ? column.cell(row) : formatCell(column, row, language, t))
    return {
      id: column.column,
      ...(column.kind === 'number' || column.kind === 'size' ? { kind: 'number' as const } : {}),
      ...(column.minor ? { minor: true } : {}),
      name: column.sort ? <SortLink column={column.column} title={title} chosen={chosen} /> : title,
      cell: (row) =>
        column.opens ? (
          <Link className={styles.opens} to={addressWith({ ...page, open: String(keyOf(row)) })} preventScrollReset>
            {cell(row)}
          </Link>
        ) : (
          cell(row)
        ),
    }
  })
}

function formatCell<Row extends object>(
  { column, kind, values }: ListColumn<Row>,
  row: Row,
  language: Language,
  t: TFunction<'management'>,
): ReactNode {
  const value = (row as Record<string, unknown>)[column]
  if (value === null || value === undefined || value === '')
    return <span className={styles.nothing}>{t('list.none')}</span>
  if (values) return values[String(value)] ?? String(value)
  if (kind === 'number') return formatNumber(Number(value))
  if (kind === 'size') return formatSize(Number(value))
  if (kind === 'day') return formatDate(String(value), new Date().toISOString(), language)
  if (kind === 'moment') {
    return <time dateTime={String(value)}>{formatMoment(String(value), new Date().toISOString(), language)}</time>
  }
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no')
  return Array.isArray(value) ? value.join(t('list.comma')) : String(value)
}

/** Ascending, descending, as it comes. */
function SortLink({ column, title, chosen: { order } }: { column: string; title: string; chosen: ListSelection }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const way = order?.column === column ? order.way : null
  const next = way === null ? column : way === 'asc' ? `-${column}` : null

  return (
    <Link className={styles.sort} to={addressWith({ order: next })} data-way={way ?? undefined} preventScrollReset>
      {title}
      {way === 'asc' && <ChevronUpIcon size={14} />}
      {way === 'desc' && <ChevronDownIcon size={14} />}
      {way && <span className="visually-hidden">{t(`list.sorted_${way}`)}</span>}
    </Link>
  )
}
