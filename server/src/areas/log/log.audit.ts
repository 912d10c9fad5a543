import { type AuditKind, auditKinds, isAuditKind } from '@atrium/contract/operation/audit-actions'
import type * as contract from '@atrium/contract/operation/log-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput, ResponseData } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deviceName } from '../session/session.device.ts'
import { auditColumns, auditRow, auditTables, describeRows } from './log.audit-event.ts'

const requestRow = auditRow.extend({
  network: z.string(),
  country: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string(),
})

export async function readAudit(
  db: Db,
  viewer: Viewer,
  audit_id: number,
): Promise<ResponseData<typeof contract.readAudit>> {
  const { rows } = await typedSql(requestRow)`
    select ${auditColumns}, network, country, user_agent, request_id from ${auditTables}
    where audit_id = ${audit_id}`.execute(db)
  const [done] = rows
  const [event] = await describeRows(db, viewer, rows)
  if (!done || !event) throw new Failure('not_found')
  const { call, network, country, user_agent, request_id } = done
  return { ...event, call, network, country, device: deviceName(user_agent), user_agent, request_id }
}

const auditPersonRow = z.object({ user_id: z.number(), user_name: z.string().nullable() })
/** More people than this do not run a portal. */
const mostPeople = 200

/** From one id to the next by the index: nobody reads the log for it. */
export async function listAuditPeople(db: Db): Promise<ResponseData<typeof contract.listAuditPeople>> {
  const { rows: list } = await typedSql(auditPersonRow)`
    with recursive person (user_id) as (
      (select min(user_id) from audit)
      union all
      select (select min(audit.user_id) from audit where audit.user_id > person.user_id)
      from person where person.user_id is not null
    )
    select user_id, nullif(user_name, '') as user_name from (
      select user_id from person where user_id is not null limit ${mostPeople}
    ) as found left join account using (user_id)
    order by user_name nulls last, user_id`.execute(db)
  return { list }
}

const historySize = 20
const historyRow = auditRow.extend({ next_place: z.string() })

type HistoryInput = Pick<RequestInput<typeof contract.listHistory>, 'params' | 'query'>

/** What was done to one record, by whoever may open the screen it belongs to. */
export async function listHistory(
  db: Db,
  viewer: Viewer,
  { params: { screen }, query: { object, after } }: HistoryInput,
): Promise<ResponseData<typeof contract.listHistory>> {
  const [, kind = '', id] = /^([a-z_]+):([1-9]\d{0,14})$/.exec(object) ?? []
  if (!isAuditKind(kind)) throw new Failure('invalid_input', { field: 'object' })
  if (auditKinds[kind].screen !== screen) throw new Failure('not_found')
  const { rows } = await typedSql(historyRow)`
    select ${auditColumns}, audit.created_at::text || ' ' || audit_id as next_place
    from ${auditTables}
    where ${whole(kind, Number(id))} and ${before(after)}
    order by audit.created_at desc, audit_id desc limit ${historySize + 1}`.execute(db)
  const list = rows.slice(0, historySize)
  return {
    list: await describeRows(db, viewer, list),
    next: rows.length > historySize ? (list.at(-1)?.next_place ?? null) : null,
  }
}

/** What is reviewed has its reviews in its history. */
const reviewed: Partial<Record<AuditKind, { kind: AuditKind; table: string; id: string }>> = {
  resource: { kind: 'submission', table: 'resource_version', id: 'version_id' },
  app: { kind: 'app_submission', table: 'app_version', id: 'app_version_id' },
}

function whole(kind: AuditKind, id: number) {
  const own = sql<boolean>`subject = ${kind} and subject_id = ${id}`
  const part = reviewed[kind]
  if (!part) return own
  return sql<boolean>`(${own} or subject = ${part.kind} and subject_id = any(array(
    select ${sql.ref(part.id)} from ${sql.table(part.table)} where item_id = ${id})))`
}

function before(after: string | undefined) {
  if (after === undefined) return sql<boolean>`true`
  const [, moment, audit_id] = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[\d.+:-]{0,20}) (\d{1,15})$/.exec(after) ?? []
  if (moment === undefined) throw new Failure('invalid_input', { field: 'after' })
  return sql<boolean>`(audit.created_at, audit_id) < (${moment}::timestamptz, ${audit_id}::bigint)`
}
