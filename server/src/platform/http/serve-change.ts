import type { Endpoint } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Platform } from '../../platform.ts'
import { writeAudit } from '../audit/audit.ts'
import { announcePublicChange } from '../cache/public-change.ts'
import type { Db } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'
import { screenOf } from './access.ts'
import { Failure } from './failure.ts'
import { originOf } from './protection/origin.ts'
import { type RequestInput, type ResponseData, screenNamed, serve } from './serve.ts'
import type { Viewer } from './viewer.ts'

type SubjectId = number | null | undefined
const auditedValuesSchema = z.record(z.string(), z.unknown())
type AuditedValues = z.output<typeof auditedValuesSchema>

const valueRow = z.object({ value: auditedValuesSchema })

interface AuditedChange<E extends Endpoint, Prepared> {
  /** The noun it is about: a table, whose key is `{noun}_id`, unless `read` says how to look at it. */
  subject: string
  /** Which one, or which ones. What is only now made is known by the answer. */
  id?: (asked: RequestInput<E>, data: z.output<E['data']> | undefined) => SubjectId | SubjectId[]
  /** What the audit log keeps of it: never a secret. */
  read?: (tx: Db, id: number) => Promise<AuditedValues | null>
  /** Before the transaction: what takes its time, and holds no row while it does. */
  prepare?: (asked: RequestInput<E>, viewer: SignedInViewer) => Promise<Prepared>
  work: (tx: Db, asked: RequestInput<E>, viewer: SignedInViewer, prepared: Prepared) => Promise<ResponseData<E>>
  /** When it stands: what processes remember of it is forgotten. */
  after?: (asked: RequestInput<E>, data: ResponseData<E>) => Promise<unknown>
}

type SignedInViewer = Viewer & { user_id: number }

/**
 * A change by those who run the portal: one transaction, and in it a row of the audit log for each thing that was
 * changed, with what it was before and after. A reason is what the body calls so.
 */
export function serveChange<E extends Endpoint, Prepared = undefined>(
  app: FastifyInstance,
  platform: Pick<Platform, 'db' | 'places' | 'cache' | 'config' | 'log'>,
  endpoint: E,
  change: AuditedChange<E, Prepared>,
): void {
  const { db, places } = platform
  const { subject, id = () => null, prepare, work, after } = change
  const read = change.read ?? ((tx, key) => readRow(tx, subject, key))

  serve(app, endpoint, async (asked, viewer, { request }) => {
    const { user_id } = viewer
    if (user_id === null) throw new Failure('not_logged_in')

    const person = { ...viewer, user_id }
    const prepared = (await prepare?.(asked, person)) as Prepared
    const answer = await db.transaction().execute(async (tx) => {
      const known = listed(id(asked, undefined))
      const before = new Map<number, AuditedValues | null>()
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
    await Promise.all([after?.(asked, answer), announcePublicChange(platform)])
    return answer
  })
}

function listed(ids: SubjectId | SubjectId[]): number[] {
  return [ids].flat().filter((one) => one != null)
}

async function readRow(tx: Db, table: string, id: number): Promise<AuditedValues | null> {
  const { rows } = await typedSql(valueRow)`
    select to_jsonb(subject) - 'updated_at' as value
    from ${sql.table(table)} as subject where ${sql.ref(`${table}_id`)} = ${id}`.execute(tx)
  return rows[0]?.value ?? null
}

function bodyOf({ body }: RequestInput<Endpoint>): AuditedValues | null {
  return (body as AuditedValues | undefined) ?? null
}

function reasonIn(asked: RequestInput<Endpoint>): string | null {
  const { reason } = bodyOf(asked) ?? {}
  return typeof reason === 'string' ? reason : null
}
