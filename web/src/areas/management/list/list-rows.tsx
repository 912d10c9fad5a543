import type { ManagementScreen } from '@atrium/contract/management'
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useNavigation } from 'react-router'
import { useSingleKeys } from '../../../page/keys.ts'
import { useTicked } from '../../../page/use-ticked.ts'
import { lastPage, useAddressWith } from '../../../platform/address/address.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { type LoadedList, listSizes, numberedRows, questionWithout } from './list-address.ts'
import { type BulkAction, ListBulk } from './list-bulk.tsx'
import { useTableColumns } from './list-columns.tsx'
import type { ListColumn, ListFilter } from './list-declaration.ts'
import { ClearLink, useConditions } from './list-filters.tsx'
import type { ListLayout } from './list-layout.ts'
import styles from './list-rows.module.css'
import { RowMenu } from './row-menu.tsx'

/** The server counts no further; one more says that there is more. */
const countedAtMost = 10_000

export function countText(total: number): string {
  return total > countedAtMost ? `${formatNumber(countedAtMost)}+` : formatNumber(total)
}

/** What a screen says of its list. */
export interface ListedProps<Row extends object> {
  screen: ManagementScreen
  loaded: LoadedList<Row>
  keyOf: (row: Row) => number | string
  columns: ListColumn<Row>[]
  filters: readonly [ListFilter, ...ListFilter[]]
  /** Something new can be made here: `{texts}.new`. */
  creates?: boolean
  /** One button at most: what is done most often. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Buttons below each other; nothing where there are none. */
  rowMenu?: ((row: Row) => ReactNode) | undefined
  /** Some of the actions only read: they stay for whoever may only look. */
  actionsRead?: true
  bulk?: BulkAction<Row>[] | undefined
}

interface ListRowsProps<Row extends object> extends ListedProps<Row> {
  layout: ListLayout<Row>
  texts: string
  title: string
  list: Row[]
  total: number
  next: string | null
}

/** The rows of a list, and what one does with them by pointer and by keyboard. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { screen, texts, title, loaded, keyOf, columns, layout, bulk = [], rowActions, rowMenu, list, total } = props
  const { t } = useTranslation('management')
  const place = useRef<HTMLDivElement>(null)
  const ticked = useTicked(bulk.length > 0 ? list.map((_, place) => place) : [])
  const [lastTicked, setLastTicked] = useState(0)
  const [isSelecting, setSelecting] = useState(false)
  const press = useLongPress(place, (row) => {
    if (bulk.length === 0) return
    setSelecting(true)
    tick(row)
  })
  const shown = useTableColumns({ texts, columns: layout.shown, layout, chosen: loaded.chosen, keyOf })
  const isLoading = useNavigation().state === 'loading'
  const actions: Record<RowAct, (rows: HTMLElement[], here: number, shift: boolean) => boolean> = {
    next: (rows, here) => goTo(rows[Math.min(here + 1, rows.length - 1)]),
    previous: (rows, here) => goTo(rows[Math.max(here - 1, 0)]),
    open: (rows, here) => follow(linkOf(rows[here])),
    select: (_, here, shift) => bulk.length > 0 && here >= 0 && done(() => (shift ? tickTo(here) : tick(here))),
    menu: (rows, here) => follow(rows[here]?.querySelector<HTMLElement>('[data-row-menu]')),
    leave: () => ticked.count > 0 && done(ticked.none),
  }
  useSingleKeys((event) => {
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
    const here = rows.findIndex((row) => row.contains(document.activeElement))
    const isOnRow = here >= 0 && rows[here] === document.activeElement
    const name = keyNames[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    return name !== undefined && (isOnRow || !name.onRow) && actions[name.act](rows, here, event.shiftKey)
  })
  if (list.length === 0) return <Nothing {...props} />

  const selected = list.filter((_, place) => ticked.has(place))
  const choice: TableColumn<Row> = {
    id: 'choice',
    kind: 'choice',
    name: (
      <Checkbox
        aria-label={t('list.tick_all')}
        checked={ticked.isAll}
        partly={ticked.isSome}
        onChange={ticked.toggleAll}
      />
    ),
    cell: (row) => {
      const place = list.indexOf(row)
      return (
        <Checkbox
          aria-label={t('list.tick', { row: place + 1 })}
          checked={ticked.has(place)}
          onChange={() => tick(place)}
        />
      )
    },
  }
  const doing: TableColumn<Row>[] =
    rowActions || rowMenu ? [{ id: 'actions', name: '', kind: 'actions', cell: drawActions }] : []

  return (
    <>
      {selected.length > 0 && (
        <ListBulk
          screen={screen}
          actions={bulk}
          selected={selected}
          loaded={loaded}
          total={total}
          nameOf={(row) => nameOf(row)}
          onDone={ticked.none}
        />
      )}
      {bulk.length > 0 && (
        <p className={styles.select}>
          <Button
            kind="link"
            size="small"
            aria-pressed={isSelecting}
            onClick={() => {
              setSelecting(!isSelecting)
              ticked.none()
            }}
          >
            {t(isSelecting ? 'list.untick' : 'list.select')}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a row follows its link, which the keyboard reaches by itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link of the row is pressed with Enter */}
      <div
        ref={place}
        className={styles.rows}
        data-loading={isLoading || undefined}
        data-selecting={isSelecting || undefined}
        onClick={openRow}
        {...press}
      >
        <Table
          caption={title}
          columns={[...(bulk.length > 0 ? [choice] : []), ...shown, ...doing]}
          rows={list}
          keyOf={keyOf}
          isSelected={(row) => ticked.has(list.indexOf(row))}
          focusableRows
        />
      </div>
    </>
  )

  function drawActions(row: Row): ReactNode {
    const items = rowMenu?.(row)
    return (
      <span className={styles.actions}>
        {rowActions?.(row)}
        {items && <RowMenu name={nameOf(row)}>{items}</RowMenu>}
      </span>
    )
  }

  function nameOf(row: Row): string {
    const { column } = columns.find(({ opens }) => opens) ?? columns[0] ?? {}
    return String((row as Record<string, unknown>)[column ?? ''] ?? keyOf(row))
  }

  function tick(place: number) {
    setLastTicked(place)
    ticked.toggle(place)
  }

  /** From the row that was ticked last to this one. */
  function tickTo(place: number) {
    const [from, to] = [Math.min(lastTicked, place), Math.max(lastTicked, place)]
    ticked.tick(list.map((_, place) => place).slice(from, to + 1))
  }
}

/** Milliseconds until a finger that rests on a row selects it. */
const longPress = 500

/** Of a finger, on a row; one that moves scrolls, and the click that follows is not meant. */
function useLongPress(place: RefObject<HTMLElement | null>, onPress: (row: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onPointerDown({ target, pointerType }: PointerEvent) {
      isPressed.current = false
      stop()
      if (pointerType !== 'touch' || (target as Element).closest('button, input, label, dialog')) return
      const row = (target as Element).closest('tbody tr')
      const rows = [...(place.current?.querySelectorAll('tbody tr') ?? [])]
      if (!row) return
      timer.current = setTimeout(() => {
        isPressed.current = true
        onPress(rows.indexOf(row))
      }, longPress)
    },
    onPointerMove: ({ movementX, movementY }: PointerEvent) => Math.abs(movementX) + Math.abs(movementY) > 4 && stop(),
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => isPressed.current && event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      if (!isPressed.current) return
      isPressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

type RowAct = 'next' | 'previous' | 'open' | 'select' | 'menu' | 'leave'

/** Some keys mean something else to a link or a button: they are for the row while the focus is on the row itself. */
const keyNames: Record<string, { act: RowAct; onRow?: true }> = {
  j: { act: 'next' },
  ArrowDown: { act: 'next', onRow: true },
  k: { act: 'previous' },
  ArrowUp: { act: 'previous', onRow: true },
  e: { act: 'open' },
  Enter: { act: 'open', onRow: true },
  x: { act: 'select' },
  ' ': { act: 'select', onRow: true },
  '.': { act: 'menu' },
  Escape: { act: 'leave' },
}

function goTo(row: HTMLElement | undefined): boolean {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return row !== undefined
}

function done(act: () => void): boolean {
  act()
  return true
}

function follow(link: HTMLElement | null | undefined): boolean {
  link?.click()
  return link !== null && link !== undefined
}

function linkOf(row: Element | null | undefined): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>('td[data-pinned] a[href]') ?? null
}

/** Where nothing else hears the click, and no text was selected, the row is its link. */
function openRow(event: MouseEvent) {
  const target = event.target as Element
  if (event.defaultPrevented || target.closest('a, button, input, label, select, summary, dialog')) return
  if (getSelection()?.isCollapsed === false) return
  const link = linkOf(target.closest('tbody tr'))
  if (!link) return
  if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

interface ListFootProps<Row> {
  loaded: LoadedList<Row>
  shown: number
  total: number
  next: string | null
}

/** Pages have numbers as far as they can be counted to; from there one reads on. */
export function ListFoot<Row>({ loaded: { chosen }, shown, total, next }: ListFootProps<Row>) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const { page, size, after } = chosen
  if (shown === 0 && after === null) return null
  const last = Math.min(lastPage(total, size), numberedRows / size)
  const beyond = next === null ? null : addressWith({ after: next })
  const begin = (page - 1) * size + 1

  return (
    <div className={styles.foot}>
      <p>
        {after === null &&
          t('list.range', {
            from: formatNumber(begin),
            to: formatNumber(begin + shown - 1),
            count: total,
            total: countText(total),
          })}
      </p>
      {after === null ? (
        (last > 1 || beyond) && (
          <Pager
            page={page}
            lastPage={last}
            addressOf={(wanted) => addressWith({ page: wanted > 1 ? String(wanted) : null, after: null })}
            beyond={beyond}
          />
        )
      ) : (
        <nav className={styles.on} aria-label={t('shared:pager.label')}>
          <Link to={addressWith({ after: null })}>{t('shared:pager.beginning')}</Link>
          {beyond && <Link to={beyond}>{t('shared:pager.next')}</Link>}
        </nav>
      )}
      <Select
        size="small"
        aria-label={t('list.page_size')}
        value={String(size)}
        options={listSizes.map((one) => ({ value: String(one), name: t('list.per_page', { count: one }) }))}
        onChange={({ target }) =>
          void navigate(
            addressWith({ size: target.value === String(listSizes[0]) ? null : target.value, after: null }),
            {
              preventScrollReset: true,
            },
          )
        }
      />
    </div>
  )
}

/** Nothing at all, and the way to the first; or nothing that fulfils everything, and what less would find. */
function Nothing<Row extends object>(props: ListRowsProps<Row>) {
  const { texts, loaded, filters, columns, creates } = props
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const { keyword } = loaded.chosen
  const conditions = useConditions({ texts, chosen: loaded.chosen, filters, columns })
  if (conditions.length === 0 && !keyword) {
    return (
      <Empty
        title={t('list.empty')}
        actions={
          creates && (
            <ButtonLink to={addressWith({ open: 'new' })} preventScrollReset>
              <PlusIcon size={16} />
              {t(`${texts}.new`)}
            </ButtonLink>
          )
        }
      />
    )
  }

  return (
    <div className={styles.nothing}>
      <h2>{t('list.nothing')}</h2>
      {(conditions.length > 1 || (conditions.length > 0 && keyword)) && (
        <>
          <p>{t('list.less')}</p>
          <ul>
            {keyword && (
              <Less loaded={loaded} names={['keyword']} to={addressWith({ keyword: null, after: null })}>
                {t('list.without_keyword', { keyword })}
              </Less>
            )}
            {conditions.map((one) => (
              <Less key={one.key} loaded={loaded} names={one.fields} to={one.without}>
                {t('list.without', { condition: one.text })}
              </Less>
            ))}
          </ul>
        </>
      )}
      <ClearLink chosen={loaded.chosen} filters={filters} />
    </div>
  )
}

interface LessProps<Row> {
  loaded: LoadedList<Row>
  /** What is left out. */
  names: string[]
  to: string
  children: string
}

function Less<Row>({ loaded, names, to, children }: LessProps<Row>) {
  const { t } = useTranslation('management')
  const query = { ...questionWithout(loaded, names), page: 1, size: 1 } as object
  // Lists differ in what they can be searched by; how many they found each says in the same way.
  const { data } = useQuery(loaded.call as 'GET /api/management/tags', { query })

  return (
    <li>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
      {data && <span>{t('list.total', { count: data.total, total: countText(data.total) })}</span>}
    </li>
  )
}
