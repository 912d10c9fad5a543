import { type Column, Table } from '../../ui/table.tsx'

interface TitledProps<Row> {
  title: string
  columns: Column<Row>[]
  rows: Row[]
}

/** One table with its heading; nothing where it would be empty. Rows keep their place, so the place is their key. */
export function Titled<Row extends object>({ title, columns, rows }: TitledProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <Table caption={title} columns={columns} rows={rows} keyOf={(row) => rows.indexOf(row)} />
    </section>
  )
}
