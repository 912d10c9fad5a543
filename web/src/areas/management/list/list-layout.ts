import type { ManagementScreen } from '@atrium/contract/management'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import type { ListCall } from './list-address.ts'
import type { ListColumn } from './list-declaration.ts'

/** Where a column stands is its place among the others. */
export interface ColumnPlace {
  column: string
  width: number | null
  hidden: boolean
}

export const columnWidths = { least: 64, most: 960, step: 16 } as const

/** `title-320.state.*version`: the title first and 320 wide, then the state, no version. */
export function readLayout<Row>(text: string, columns: readonly ListColumn<Row>[]): ColumnPlace[] {
  const main = mainColumn(columns)
  const said = text.split('.').flatMap((one): ColumnPlace[] => {
    const [, star, column = '', width] = /^(\*?)(\w+)(?:-(\d{2,4}))?$/.exec(one) ?? []
    if (!columns.some((known) => known.column === column)) return []
    return [{ column, width: width ? Number(width) : null, hidden: star === '*' && column !== main }]
  })
  const places = [...new Map(said.map((one) => [one.column, one])).values()]
  const others = columns.filter(({ column }) => !places.some((one) => one.column === column))
  const all = [...places, ...others.map(({ column }) => ({ column, width: null, hidden: false }))]
  // It stays at the left when the rest scrolls.
  return [...all.filter(({ column }) => column === main), ...all.filter(({ column }) => column !== main)]
}

/** Nothing for the usual arrangement. */
export function layoutText<Row>(places: ColumnPlace[], columns: readonly ListColumn<Row>[]): string {
  const write = (all: ColumnPlace[]) =>
    all.map(({ column, width, hidden }) => `${hidden ? '*' : ''}${column}${width ? `-${width}` : ''}`).join('.')
  const text = write(places)
  return text === write(readLayout('', columns)) ? '' : text
}

export function mainColumn<Row>(columns: readonly ListColumn<Row>[]): string | undefined {
  return (columns.find(({ opens }) => opens) ?? columns[0])?.column
}

export interface ListLayout<Row> {
  /** As the address writes it, for a view that is kept. */
  text: string
  places: ColumnPlace[]
  /** In their order, without those that are left out. */
  shown: ListColumn<Row>[]
  widthOf: (column: string) => number | null
  /** While somebody is at it, nothing is saved yet. */
  change: (places: ColumnPlace[], options?: { keeps: boolean }) => void
}

/** No arrangement, where a text says that there was a choice. */
const usual = '-'

/** Milliseconds after the last change. */
const saveDelay = 600

/**
 * How a list is arranged: as a view says in the address, as the person has arranged it, or as it comes. The server keeps
 * it; this browser remembers it, so that a list is not drawn twice.
 */
export function useListLayout<Row>(
  screen: ManagementScreen,
  call: ListCall,
  columns: readonly ListColumn<Row>[],
): ListLayout<Row> {
  const key = `list_layout_${call}`
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const inAddress = new URLSearchParams(search).get('columns')
  const { data } = useQuery('GET /api/management/screens/{screen}/layouts', { params: { screen } })
  const kept = data?.list.find((one) => one.call === call)?.columns
  const [own, setOwn] = useState(() => remembered(`${key}_unsaved`) || null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const text = own ?? inAddress ?? kept ?? (data ? '' : remembered(key))
  const places = readLayout(text, columns)
  useEffect(() => {
    if (kept !== undefined) remember(key, kept)
  }, [key, kept])
  const saveAgain = useEffectEvent(() => {
    const unsaved = remembered(`${key}_unsaved`)
    if (unsaved) save(unsaved)
  })
  useEffect(() => saveAgain(), [])

  return {
    text: layoutText(places, columns),
    places,
    shown: places.flatMap(({ column, hidden }) => (hidden ? [] : columns.filter((one) => one.column === column))),
    widthOf: (column) => places.find((one) => one.column === column)?.width ?? null,
    change(next, { keeps } = { keeps: true }) {
      const wanted = layoutText(next, columns) || usual
      setOwn(wanted)
      if (!keeps) return
      remember(`${key}_unsaved`, wanted)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => save(wanted), saveDelay)
    },
  }

  function save(wanted: string) {
    const body = { call, columns: wanted === usual ? '' : wanted }
    ask(quietCaller(), 'PUT /api/management/screens/{screen}/layouts', { params: { screen }, body }).then(
      () => {
        remember(key, body.columns)
        if (remembered(`${key}_unsaved`) === wanted) remember(`${key}_unsaved`, '')
      },
      // Who may only look keeps it in this browser; after a lost connection it is saved on the next visit.
      () => {},
    )
    if (inAddress !== null) void navigate(addressWith({ columns: null }), { replace: true, preventScrollReset: true })
  }
}

function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function remember(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage can be forbidden.
  }
}
