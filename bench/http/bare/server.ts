/**
 * What a call costs at least with the portal's framework and driver: Fastify and pg run the statements that the portal was
 * recorded to send, each planned once, and answer their last rows. A call without statements answers what the portal
 * answered. Reads its routes as JSON from the file that is its one parameter.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import pg from 'pg'
import type { RecordedCall } from '../recorded-call.ts'

export interface BareRoutes {
  url: string
  port: number
  /** `/calls/<name>/<number>` */
  calls: Record<string, RecordedCall[]>
  /** `/bytes/<name>`: base64 of a body that is sent as it is. */
  bytes: Record<string, string>
}

const routes: BareRoutes = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'), (_, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
)
const pool = new pg.Pool({ connectionString: routes.url, max: 10, options: '-c timezone=UTC -c jit=off' })
const app = fastify()

for (const [name, calls] of Object.entries(routes.calls)) {
  const named = calls.map(({ statements, data }) => ({
    data,
    statements: statements.map(({ text, values }) => ({ text, values, name: nameOf(text) })),
  }))
  app.get<{ Params: { number: number } }>(`/calls/${name}/:number`, async ({ params }) => {
    const call = named[params.number]
    let data: unknown = call?.data
    for (const statement of call?.statements ?? []) data = (await pool.query(statement)).rows
    return { code: 0, data }
  })
}
for (const [name, text] of Object.entries(routes.bytes)) {
  const body = Buffer.from(text, 'base64')
  app.get(`/bytes/${name}`, (_, reply) => reply.type('text/html; charset=utf-8').send(body))
}
app.get('/ready', () => ({ code: 0 }))
await app.listen({ host: '127.0.0.1', port: routes.port })
process.once('SIGTERM', () => process.exit(0))

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
