import type { Endpoint } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Platform } from '../../platform.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'
import { screenOf } from './access.ts'
import { Failure } from './failure.ts'
import { originOf } from './origin.ts'
import { type Answered, type Asked, screenNamed, serve } from './serve.ts'
import type { Viewer } from './viewer.ts'

type Id = number | null | undefined
const valuesSchema = z.record(z.string(), z.unknown())
type Values = z.output<typeof valuesSchema>

const valueRow = z.object({ value: valuesSchema })

interface Change<E extends Endpoint, Prepared> {
  /** The noun it is about: a table, whose key is `{noun}_id`, unless `read` says how to look at it. */
  subject: string
  /** Which one, or which ones. What is only now made is known by the answer. */
  id?: (asked: Asked<E>, data: z.output<E['data']> | undefined) => Id | Id[]
  /** What the audit log keeps of it: never a secret. */
  read?: (tx: Db, id: number) => Promise<Values | null>
  /** Before the transaction: what takes its time, and holds no row while it does. */
  prepare?: (asked: Asked<E>, viewer: Person) => Promise<Prepared>
  work: (tx: Db, asked: Asked<E>, viewer: Person, prepared: Prepared) => Promise<Answered<E>>
  /** When it stands: what processes remember of it is forgotten. */
  after?: (asked: Asked<E>, data: Answered<E>) => Promise<unknown>
}

type Person = Viewer & { user_id: number }

/**
 * A change by those who run the portal: one transaction, and in it a row of the audit log for each thing that was
 * changed, with what it was before and after. A reason is what the body calls so.
 */
export function serveChange<E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  { db, places }: Pick<Platform, 'db' | 'places'>,
  endpoint: E,
  change: Change<E, Prepared>,
): void {
  const { subject, id = () => null, prepare, work, after } = change
  const read = change.read ?? ((tx, key) => readRow(tx, subject, key))

  serve(app, endpoint, async (asked, viewer, { request }) => {
    const { user_id } = viewer
    if (user_id === null) throw new Failure('not_logged_in')

    const person = { ...viewer, user_id }
    const prepared = (await prepare?.(asked, person)) as Prepared
    const answer = await db.transaction().execute(async (tx) => {
      const known = listed(id(asked, undefined))
      const before = new Map<number, Values | null>()
      for (const one of known) before.set(one, await read(tx, one))
      const data = await work(tx, asked, person, prepared)

      const done = {
        user_id,
        subject,
        call: `${endpoint.method} ${endpoint.path}`,
        screen: screenOf(endpoint.access, screenNamed(request)) ?? '',
        reason: reasonIn(asked),
        origin: originOf(request, places),
        request_id: viewer.request_id,
      }
      const changed = known.length > 0 ? known : listed(id(asked, data as z.output<E['data']>))
      for (const one of changed) {
        const values = { before: before.get(one) ?? null, after: await read(tx, one) }
        await writeAudit(tx, { ...done, subject_id: one, ...values })
      }
      if (changed.length === 0) {
        await writeAudit(tx, { ...done, subject_id: null, before: null, after: bodyOf(asked) })
      }
      return data
    })
    await after?.(asked, answer)
    return answer
  })
}

function listed(ids: Id | Id[]): number[] {
  return [ids].flat().filter((one) => one != null)
}

async function readRow(tx: Db, table: string, id: number): Promise<Values | null> {
  const { rows } = await typedSql(valueRow)`
    select to_jsonb(subject) - 'updated_at' as value
    from ${sql.table(table)} as subject where ${sql.ref(`${table}_id`)} = ${id}`.execute(tx)
  return rows[0]?.value ?? null
}

function bodyOf({ body }: Asked<Endpoint>): Values | null {
  return (body as Values | undefined) ?? null
}

function reasonIn(asked: Asked<Endpoint>): string | null {
  const { reason } = bodyOf(asked) ?? {}
  return typeof reason === 'string' ? reason : null
}
