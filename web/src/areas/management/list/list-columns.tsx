import type { Language } from '@atrium/contract/languages'
import type { TFunction } from 'i18next'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatClock, formatDate, formatMoment, formatNumber } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronUpIcon, SortIcon } from '../../../ui/icon/icons.tsx'
import type { TableColumn } from '../../../ui/layout/table.tsx'
import { Tooltip } from '../../../ui/overlay/tooltip.tsx'
import { RecordState } from '../frame/record-state.tsx'
import { type ListOrder, type ListSelection, mostOrders, orderText } from './list-address.ts'
import type { ListColumn } from './list-declaration.ts'
import { columnWidths, type ListLayout, mainColumn } from './list-layout.ts'
import styles from './list-screen.module.css'

interface ListedColumns<Row> {
  texts: string
  columns: ListColumn<Row>[]
  chosen: ListSelection
  keyOf: (row: Row) => number | string
  /** Where columns have widths that can be changed. */
  layout?: ListLayout<Row>
}

export function useTableColumns<Row extends object>({
  texts,
  columns,
  chosen,
  keyOf,
  layout,
}: ListedColumns<Row>): TableColumn<Row>[] {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const addressWith = useAddressWith()
  const page = chosen.page > 1 && chosen.after === null ? { page: String(chosen.page) } : {}

  const main = mainColumn(columns)

  return columns.map((column) => {
    const title = t(`${texts}.column.${column.column}`)
    const cell = (row: Row) => (column.cell ? column.cell(row) : formatCell(column, row, language, t))
    return {
      id: column.column,
      label: title,
      ...(column.column === main ? { pinned: true } : {}),
      ...(column.sort && { sorted: sortedIn(chosen, column.column) }),
      ...(column.kind === 'number' || column.kind === 'size' ? { kind: 'number' as const } : {}),
      ...(column.minor ? { minor: true } : {}),
      ...widthOf(layout?.widthOf(column.column)),
      name: (
        <>
          {column.sort ? <SortLink column={column} title={title} chosen={chosen} /> : title}
          {layout && <ColumnEdge column={column.column} layout={layout} />}
        </>
      ),
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

function widthOf(width: number | null | undefined): { width?: number } {
  return width ? { width } : {}
}

/** Drawn with the pointer; the keyboard has the chooser of columns. */
function ColumnEdge<Row>({ column, layout: { places, change } }: { column: string; layout: ListLayout<Row> }) {
  const begun = useRef<{ x: number; width: number } | null>(null)

  function resize({ clientX }: PointerEvent, keeps: boolean) {
    if (!begun.current) return
    const wanted = Math.round(begun.current.width + clientX - begun.current.x)
    const width = Math.min(columnWidths.most, Math.max(columnWidths.least, wanted))
    change(
      places.map((one) => (one.column === column ? { ...one, width } : one)),
      { keeps },
    )
  }

  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        const width = event.currentTarget.closest('th')?.getBoundingClientRect().width ?? 0
        event.currentTarget.setPointerCapture(event.pointerId)
        begun.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => resize(event, false)}
      onPointerUp={(event) => {
        resize(event, true)
        begun.current = null
      }}
    />
  )
}

function formatCell<Row extends object>(
  { column, kind, values }: ListColumn<Row>,
  row: Row,
  language: Language,
  t: TFunction<'management'>,
): ReactNode {
  const value = (row as Record<string, unknown>)[column]
  if (value === null || value === undefined || value === '')
    return <span className={styles.nothing}>{t('list.blank')}</span>
  if (values && column === 'state') return <RecordState state={String(value)}>{values[String(value)]}</RecordState>
  if (values) return values[String(value)] ?? String(value)
  if (kind === 'number') return formatNumber(Number(value))
  if (kind === 'size') return formatSize(Number(value))
  if (kind === 'day') return formatDate(String(value), new Date().toISOString(), language)
  if (kind === 'moment') {
    return <Moment at={String(value)} />
  }
  if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no')
  return Array.isArray(value) ? value.join(t('list.comma')) : String(value)
}

/** As people say it; the exact time when somebody points at it or moves to its row. */
export function Moment({ at }: { at: string }) {
  const { language } = usePage()
  return (
    <Tooltip text={formatClock(at)}>
      {(trigger) => (
        <time {...trigger} dateTime={at}>
          {formatMoment(at, new Date().toISOString(), language)}
        </time>
      )}
    </Tooltip>
  )
}

/** Of the first order alone: no more than one column says so at a time. */
function sortedIn({ orders: [order] }: ListSelection, column: string): NonNullable<TableColumn<never>['sorted']> {
  if (order?.column !== column) return 'none'
  return order.way === 'asc' ? 'ascending' : 'descending'
}

interface SortLinkProps<Row> {
  column: ListColumn<Row>
  title: string
  chosen: ListSelection
}

/**
 * Names from the beginning, numbers and times from the largest; then the other way; then as it comes. With Shift the column
 * orders those that are equal in the first.
 */
function SortLink<Row>({ column: { column, kind }, title, chosen: { orders } }: SortLinkProps<Row>) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const place = orders.findIndex((one) => one.column === column)
  const way = orders[place]?.way
  const usual = kind ? 'desc' : 'asc'
  const next = nextWay(way, usual)
  const added = [...orders.filter((one) => one.column !== column), ...(next ? [{ column, way: next }] : [])]
  const to = (wanted: ListOrder[]) => addressWith({ order: orderText(wanted), after: null })

  return (
    <Tooltip text={t('list.sort_hint')}>
      {(trigger) => (
        <Link
          {...trigger}
          className={styles.sort}
          to={to(place === 0 || way === undefined ? (next ? [{ column, way: next }] : []) : [{ column, way: usual }])}
          data-way={way}
          preventScrollReset
          onClick={(event) => {
            if (!event.shiftKey || orders.length === 0) return
            event.preventDefault()
            void navigate(to(added.slice(-mostOrders)), { preventScrollReset: true })
          }}
        >
          {title}
          {way === undefined && <SortIcon size={12} />}
          {way === 'asc' && <ChevronUpIcon size={14} />}
          {way === 'desc' && <ChevronDownIcon size={14} />}
          {way && orders.length > 1 && <small>{place + 1}</small>}
          {way && <span className="visually-hidden">{t(`list.sorted_${way}`)}</span>}
        </Link>
      )}
    </Tooltip>
  )
}

/** The usual way first, then the other, then none. */
function nextWay(way: 'asc' | 'desc' | undefined, usual: 'asc' | 'desc'): 'asc' | 'desc' | null {
  if (way === undefined) return usual
  if (way !== usual) return null
  return usual === 'asc' ? 'desc' : 'asc'
}
