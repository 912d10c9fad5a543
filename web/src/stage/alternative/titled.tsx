import { Table, type TableColumn } from '../../ui/layout/table.tsx'

interface TitledProps<Row> {
  title: string
  columns: TableColumn<Row>[]
  rows: Row[]
  /** Where a tab already says what the table is, a heading would only repeat it. */
  bare?: boolean | undefined
}

/** One table with its heading; nothing where it would be empty. Rows keep their place, so the place is their key. */
export function Titled<Row extends object>({ title, columns, rows, bare = false }: TitledProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section>
      {!bare && <h3>{title}</h3>}
      <Table caption={title} columns={columns} rows={rows} keyOf={(row) => rows.indexOf(row)} />
    </section>
  )
}
