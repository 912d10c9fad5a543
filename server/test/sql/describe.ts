import type { EventEmitter } from 'node:events'
import pg from 'pg'

interface DescribedColumn {
  name: string
  dataTypeID: number
}

interface PgConnection extends EventEmitter {
  parse(query: { text: string }): void
  describe(target: { type: 'S' }): void
  sync(): void
}

/** Has PostgreSQL parse a statement without executing it. Rejects with its error, or gives the columns of the rows. */
export function describeStatement(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: DescribedColumn[] = []
    client.query({
      submit(wire: PgConnection) {
        wire.parse({ text })
        wire.describe({ type: 'S' })
        wire.sync()
      },
      handleRowDescription({ fields }: { fields: DescribedColumn[] }) {
        columns = fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as unknown as pg.Submittable)
  })
}

const { builtins } = pg.types
const kinds = new Map<number, string>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.NUMERIC, builtins.FLOAT4, builtins.FLOAT8].map(
    (id) => [id, 'number'] as const,
  ),
  ...[builtins.TEXT, builtins.VARCHAR, builtins.TIMESTAMPTZ, builtins.DATE, builtins.UUID].map(
    (id) => [id, 'string'] as const,
  ),
  [builtins.BOOL, 'boolean'],
])

/** What a column's values are to JavaScript; empty for those that may be several things, as JSON. */
export function kindOfColumn({ dataTypeID }: DescribedColumn): string {
  return kinds.get(dataTypeID) ?? ''
}
