import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { typedSql } from '../db/typed-sql.ts'

const linkRow = z.object({ position: z.number(), audit_id: z.number(), hash: z.string(), fault: z.string().nullable() })
const unknownRow = z.object({ last_id: z.number().nullable(), unknown_id: z.number().nullable() })
const backlogRow = z.object({ waiting: z.number() })

export interface AuditLink {
  position: number
  /** In hexadecimal digits. */
  hash: string
}

export interface AuditVerification {
  /** What is wrong first; null when nothing is. */
  fault: string | null
  /** The newest link that is right. */
  newest: AuditLink
  /** Rows older than the chain that are not in it yet. */
  waiting: number
}

export interface VerifyOptions {
  /** A link that was written down earlier. Without one, rows removed from the end together with their links are not noticed. */
  known?: AuditLink | undefined
  /** Months before this day were dropped on purpose. */
  droppedBefore?: string | undefined
  atOnce?: number
}

/** Walks the whole chain from its beginning, and stops at the first row or link that is not as it was written. */
export async function verifyAudit(db: Db, options: VerifyOptions = {}): Promise<AuditVerification> {
  const { known, droppedBefore = '-infinity', atOnce = 2_000 } = options
  let newest: AuditLink = { position: 0, hash: '' }
  const end = async (fault: string | null) => ({ fault, newest, waiting: await countWaiting(db) })

  for (;;) {
    const links = await readLinks(db, newest, droppedBefore, atOnce)
    for (const { position, audit_id, hash, fault } of links) {
      if (fault) return end(`Row ${audit_id} (position ${position}): ${fault}.`)
      if (known?.position === position && known.hash !== hash)
        return end(`Row ${audit_id} (position ${position}): the chain was written anew; its hash was ${known.hash}.`)
      newest = { position, hash }
    }
    if (links.length < atOnce) break
  }
  if (known && known.position > newest.position)
    return end(`The chain ends at position ${newest.position}, but reached ${known.position} before.`)
  const unknown_id = await findUnknownRow(db, atOnce)
  return end(unknown_id === null ? null : `Row ${unknown_id}: it is not in the chain.`)
}

/** `limit 1` makes PostgreSQL look each row up by its key: a join would read the whole log for every batch of a small one. */
async function readLinks(db: Db, { position, hash }: AuditLink, droppedBefore: string, atOnce: number) {
  const { rows } = await typedSql(linkRow)`
    select link.position, link.audit_id, encode(link.hash, 'hex') as hash,
      case
        when link.position <> coalesce(previous_position, ${position}::bigint) + 1 then 'the link before it is missing'
        when link.hash <> audit_link_hash(coalesce(previous_hash, decode(${hash}, 'hex')), link.position, link.content_hash)
          then 'its link was changed'
        when entry.audit_id is null and link.created_at >= ${droppedBefore}::timestamptz then 'it is missing'
        when link.content_hash <> entry.content_hash then 'it was changed'
      end as fault
    from (
      select *, lag(position) over in_order as previous_position, lag(audit_chain.hash) over in_order as previous_hash
      from audit_chain where position > ${position}::bigint window in_order as (order by position)
      order by position limit ${atOnce}
    ) as link
    left join lateral (
      select audit.audit_id, audit_content_hash(audit) as content_hash from audit
      where audit.audit_id = link.audit_id and audit.created_at = link.created_at limit 1
    ) as entry on true
    order by link.position`.execute(db)
  return rows
}

/** One that was written while the trigger was disabled. */
async function findUnknownRow(db: Db, atOnce: number): Promise<number | null> {
  for (let after: number | null = 0; after !== null; ) {
    const { rows }: { rows: z.output<typeof unknownRow>[] } = await typedSql(unknownRow)`
      select max(audit_id) as last_id, min(audit_id) filter (where not is_known) as unknown_id
      from (
        select audit_id, exists (select from audit_chain where audit_chain.audit_id = audit.audit_id)
          or exists (select from audit_backlog where audit.audit_id between next_id and last_id) as is_known
        from audit where audit_id > ${after}::bigint order by audit_id limit ${atOnce}
      ) as part`.execute(db)
    if (rows[0]?.unknown_id != null) return rows[0].unknown_id
    after = rows[0]?.last_id ?? null
  }
  return null
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await typedSql(backlogRow)`
    select count(*)::int as waiting from audit join audit_backlog on audit_id between next_id and last_id`.execute(db)
  return rows[0]?.waiting ?? 0
}
