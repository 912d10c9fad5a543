import type { ReactNode } from 'react'

export interface ListColumn<Row> {
  /** Its name in the row; its title is `{texts}.column.{column}`. */
  column: string
  kind?: 'number' | 'moment' | 'day' | 'size'
  sort?: true
  /** A row may have none: then one can ask for those that have, or have not. */
  optional?: true
  /** No index finds the rows that have a value: the search box or a filter does. */
  unconditional?: true
  /** The way to the drawer of the row. */
  opens?: true
  /** Where a narrow page may leave it out. */
  minor?: true
  /** What each code means, for the cell and for exports. */
  values?: Record<string, string>
  /** Where the value alone does not say it. */
  cell?: (row: Row) => ReactNode
}

export type ListFilter =
  /** Its label is `{texts}.filter.{name}`, unless it has one of its own. */
  | {
      name: string
      kind?: never
      label?: string
      options: readonly { value: string; name: string }[]
      /** Where the rows themselves are made for one value. */
      single?: true
      /** It is asked only for what it is: no index finds all others. */
      positive?: true
    }
  | { name: string; kind: 'days'; label?: never; options?: never; single?: never; positive?: never }
