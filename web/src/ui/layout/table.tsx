import { type CSSProperties, Fragment, type KeyboardEventHandler, type ReactNode } from 'react'
import styles from './table.module.css'

export interface TableColumn<Row> {
  id: string
  name: ReactNode
  /** Numbers and buttons stand at the right; a box to tick takes no more room than it needs. */
  kind?: 'number' | 'actions' | 'choice'
  /** Where a narrow page may leave the column out. */
  minor?: boolean
  /** Its name as text, for cells that stand below each other. */
  label?: string
  /** Stays in view while the rest scrolls sideways. */
  pinned?: boolean
  /** In pixels; without, as wide as its content. */
  width?: number
  sorted?: 'ascending' | 'descending' | 'none'
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  /** What the table shows, for those who listen. */
  caption: string
  columns: TableColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  /** Rows of 44 px for work, of 64 px for things with a cover. */
  rowHeight?: 'dense' | 'tall'
  isSelected?: (row: Row) => boolean
  /** A message inside the row it belongs to. */
  messageOf?: (row: Row) => ReactNode
  /** Hears the keys that are pressed within a row. */
  onRowKey?: KeyboardEventHandler<HTMLTableRowElement>
  /** The focus can be put on a row; Tab goes past it to what is inside. */
  focusableRows?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, rowHeight = 'dense', isSelected, messageOf, onRowKey, focusableRows } = props
  const hasChoice = columns[0]?.kind === 'choice'

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-row-height={rowHeight}>
        <thead>
          <tr>
            {columns.map(({ id, name, kind, minor, pinned, sorted, width }) =>
              // A column of buttons has no name: each button says what it does.
              name === '' ? (
                <td key={id} data-kind={kind} data-minor={minor} />
              ) : (
                <th
                  key={id}
                  scope="col"
                  data-kind={kind}
                  data-minor={minor}
                  data-pinned={pinned}
                  aria-sort={sorted}
                  style={sized(width)}
                >
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const message = messageOf?.(row)
            return (
              <Fragment key={keyOf(row)}>
                <tr
                  data-selected={isSelected?.(row) || undefined}
                  data-has-message={Boolean(message) || undefined}
                  onKeyDown={onRowKey}
                  tabIndex={focusableRows ? -1 : undefined}
                >
                  {columns.map(({ id, cell, kind, minor, label, pinned, width }) => (
                    <td
                      key={id}
                      data-kind={kind}
                      data-minor={minor}
                      data-pinned={pinned}
                      data-label={label}
                      style={sized(width)}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                {message && (
                  <tr className={styles.message}>
                    {hasChoice && <td />}
                    <td colSpan={columns.length - (hasChoice ? 1 : 0)}>{message}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A table gives a cell no less room than its content needs, unless it is told so twice. */
function sized(width: number | undefined): CSSProperties | undefined {
  return width ? { width, minWidth: width, maxWidth: width } : undefined
}
