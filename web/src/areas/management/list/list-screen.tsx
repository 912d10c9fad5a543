import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Answered, MissingAnswer, WaitingRows } from '../../../page/account/answered.tsx'
import { useAddressWith } from '../../../platform/address/address.ts'
import type { Failure } from '../../../platform/api/failure.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { ImportButton } from '../transfer/import-dialog.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import type { LoadedList } from './list-address.ts'
import type { ListColumn } from './list-declaration.ts'
import { ListExport } from './list-export.tsx'
import { ListFilters } from './list-filters.tsx'
import { useListLayout } from './list-layout.ts'
import { countText, type ListedProps, ListFoot, ListRows } from './list-rows.tsx'
import styles from './list-screen.module.css'
import { ListViews } from './list-views.tsx'

export interface ListScreenProps<Row extends object> extends ListedProps<Row> {
  /** The label of the search box, if not `{texts}.keyword`. Every list has one, and at least one filter. */
  keyword?: string
  /** Where its words stand, if not under the name of the screen. */
  texts?: string
  /** Rows can be read from a file. */
  imports?: boolean
  /** Further buttons at the top. */
  actions?: ReactNode
  /** Beside the title, in place of the plain one. */
  title?: string
  /** Drawers, which open by the address. */
  children?: ReactNode
}

/** A list of the management area: what stands in it, how it is found, what can be done with it. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { screen, texts = screen, loaded, columns, keyword, filters, imports, actions, children } = props
  const mayChange = useMayChange(screen)
  const creates = mayChange && props.creates === true
  const { t } = useTranslation('management')
  const title = props.title ?? t(`${texts}.title`)
  const addressWith = useAddressWith()
  const layout = useListLayout(screen, loaded.call, columns)

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
          <ListFilters texts={texts} keyword={keyword} chosen={loaded.chosen} filters={filters} columns={columns} />
          <div className={styles.side}>
            <ListOrder texts={texts} columns={columns} loaded={loaded} />
            <ColumnChooser texts={texts} columns={columns} layout={layout} />
            <ListViews screen={screen} columns={layout.text} />
          </div>
        </div>
        <Answered
          answer={loaded.answer}
          waiting={<WaitingRows rows={8} />}
          failed={(failure) => <Failed failure={failure} />}
        >
          {(answer) => (
            <ListRows
              key={JSON.stringify(loaded.chosen)}
              {...props}
              {...answer}
              creates={creates}
              bulk={mayChange ? props.bulk : undefined}
              rowActions={mayChange || props.actionsRead ? props.rowActions : undefined}
              rowMenu={mayChange ? props.rowMenu : undefined}
              layout={layout}
              texts={texts}
              title={title}
            />
          )}
        </Answered>
      </section>
      <Answered answer={loaded.answer} waiting={null} failed={null}>
        {({ list, total, next }) => <ListFoot loaded={loaded} shown={list.length} total={total} next={next} />}
      </Answered>
      {children}
    </>
  )
}

function Failed({ failure }: { failure: Failure }) {
  return (
    <div className={styles.failed}>
      <MissingAnswer failure={failure} />
    </div>
  )
}

interface ListOrderProps<Row> {
  texts: string
  columns: ListColumn<Row>[]
  loaded: LoadedList<Row>
}

/** Where a phone has no heads of columns to press. */
function ListOrder<Row>({ texts, columns, loaded: { chosen } }: ListOrderProps<Row>) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const [order] = chosen.orders
  const ways = columns
    .filter(({ sort }) => sort)
    .flatMap(({ column }) => {
      const label = t(`${texts}.column.${column}`)
      return [
        { value: column, name: t('list.order_asc', { label }) },
        { value: `-${column}`, name: t('list.order_desc', { label }) },
      ]
    })

  return (
    <span className={styles.order}>
      <Select
        size="small"
        aria-label={t('list.order')}
        options={[{ value: '', name: t('list.order_usual') }, ...ways]}
        value={order ? `${order.way === 'desc' ? '-' : ''}${order.column}` : ''}
        onChange={({ target }) =>
          void navigate(addressWith({ order: target.value || null, after: null }), { preventScrollReset: true })
        }
      />
    </span>
  )
}
