import type { ManagementScreen } from '@atrium/contract/management'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { ListPager } from '../../../page/list-pager.tsx'
import { useTicked } from '../../../page/use-ticked.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ImportButton } from '../transfer/import-dialog.tsx'
import { type LoadedList, pageSize } from './list-address.ts'
import { type BulkAction, ListBulk } from './list-bulk.tsx'
import { type ListColumn, useTableColumns } from './list-columns.tsx'
import { ListExport } from './list-export.tsx'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import styles from './list-screen.module.css'
import { ListViews } from './list-views.tsx'

interface ListScreenProps<Row extends object> {
  screen: ManagementScreen
  loaded: LoadedList<Row>
  keyOf: (row: Row) => number | string
  columns: ListColumn<Row>[]
  /** The label of the search box, if not `{texts}.keyword`. Every list has one, and at least one filter. */
  keyword?: string
  filters: readonly [ListFilter, ...ListFilter[]]
  /** Where its words stand, if not under the name of the screen. */
  texts?: string
  /** Something new can be made here: `{texts}.new`. */
  creates?: boolean
  /** Rows can be read from a file. */
  imports?: boolean
  /** Further buttons at the top. */
  actions?: ReactNode
  rowActions?: (row: Row) => ReactNode
  bulk?: BulkAction<Row>[]
  /** Beside the title, in place of the plain one. */
  title?: string
  /** Drawers, which open by the address. */
  children?: ReactNode
}

/** The server counts no further; one more says that there is more. */
const countedAtMost = 10_000

/** A list of the management area: what stands in it, how it is found, what can be done with it. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { screen, texts = screen, loaded, columns, keyword, filters, creates, imports, actions, children } = props
  const { t } = useTranslation('management')
  const title = props.title ?? t(`${texts}.title`)
  const addressWith = useAddressWith()

  return (
    <>
      <ScreenHead
        title={title}
        note={
          <Answered answer={loaded.answer} waiting={null} failed={null}>
            {({ total }) => t('list.total', { count: total, total: countText(total) })}
          </Answered>
        }
      >
        {actions}
        {imports && <ImportButton screen={screen} title={title} />}
        <ListExport screen={screen} texts={texts} title={title} columns={columns} loaded={loaded} />
        {creates && (
          <ButtonLink kind="primary" to={addressWith({ open: 'new' })} preventScrollReset>
            <PlusIcon size={16} />
            {t(`${texts}.new`)}
          </ButtonLink>
        )}
      </ScreenHead>
      <section className={styles.box}>
        <div className={styles.tools}>
          <ListFilters texts={texts} keyword={keyword} chosen={loaded.chosen} filters={filters} />
          <ListViews screen={screen} />
        </div>
        <Answered answer={loaded.answer} waiting={<WaitingRows rows={8} />}>
          {({ list, total }) => <Rows {...props} texts={texts} title={title} list={list} total={total} />}
        </Answered>
      </section>
      {children}
    </>
  )
}

type RowsProps<Row extends object> = ListScreenProps<Row> & { texts: string; title: string; list: Row[]; total: number }

function Rows<Row extends object>(props: RowsProps<Row>) {
  const { screen, texts, title, loaded, keyOf, columns, bulk = [], rowActions, list, total } = props
  const { t } = useTranslation('management')
  const places = list.map((_, place) => place)
  const ticked = useTicked(bulk.length > 0 ? places : [])
  const shown = useTableColumns({ texts, columns, chosen: loaded.chosen, keyOf })
  if (list.length === 0) return <Nothing loaded={loaded} />

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
          onChange={() => ticked.toggle(place)}
        />
      )
    },
  }
  const doing: TableColumn<Row>[] = rowActions ? [{ id: 'actions', name: '', kind: 'actions', cell: rowActions }] : []

  return (
    <>
      {selected.length > 0 && <ListBulk screen={screen} actions={bulk} selected={selected} onDone={ticked.none} />}
      <Table
        caption={title}
        columns={[...(bulk.length > 0 ? [choice] : []), ...shown, ...doing]}
        rows={list}
        keyOf={keyOf}
        isSelected={(row) => ticked.has(list.indexOf(row))}
      />
      <div className={styles.pager}>
        <ListPager
          page={loaded.chosen.page}
          total={total}
          size={pageSize}
          note={t('list.per_page', { count: pageSize })}
        />
      </div>
    </>
  )
}

function Nothing<Row>({ loaded: { search } }: { loaded: LoadedList<Row> }) {
  const { t } = useTranslation('management')
  if (Object.keys(search).length === 0) return <Empty title={t('list.empty')} />
  return <Empty title={t('list.nothing')} actions={<ButtonLink to="?">{t('list.show_all')}</ButtonLink>} />
}

function countText(total: number): string {
  return total > countedAtMost ? `${formatNumber(countedAtMost)}+` : formatNumber(total)
}
