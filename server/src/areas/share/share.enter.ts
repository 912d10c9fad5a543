import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { tokenHash, type Viewer, visitor } from '../../platform/http/viewer.ts'
import { portalDay } from '../../platform/portal-day.ts'
import { issueTicket, readTicket } from '../../platform/secret/ticket.ts'
import type { Platform } from '../../platform.ts'
import { isPassword } from '../account/account.password.ts'
import { isOpen, type ShareTarget } from './share.link.ts'

const triesRow = z.object({ tries: z.number() })

const openLinkSchema = z.object({
  link_id: z.number(),
  /** What it leads to. */
  goal_id: z.number(),
  password_hash: z.string().nullable(),
  may_download: z.boolean(),
  shows_notes: z.boolean(),
  expires_at: z.string().nullable(),
})
export type OpenLink = z.output<typeof openLinkSchema>

type ShareContext = Pick<Platform, 'db' | 'secret'>

/** Undefined for what is over, revoked or never was: one look-up, which cannot tell them apart either. */
async function findLink(db: Db, { column }: ShareTarget, token: string): Promise<OpenLink | undefined> {
  const goal = sql.ref(column)
  const { rows } = await typedSql(openLinkSchema)`
    select link_id, ${goal} as goal_id, password_hash, may_download, shows_notes, expires_at
    from share_link where token_hash = ${tokenHash(token)} and ${goal} is not null and ${isOpen}`.execute(db)
  return rows[0]
}

export async function followLink(db: Db, target: ShareTarget, token: string): Promise<OpenLink> {
  const link = await findLink(db, target, token)
  if (!link) throw new Failure('not_found')
  return link
}

/** More failures are taken for guessing. */
const mostTries = 30

/** Takes the same time whether there is such a link or not. */
export async function unlock(db: Db, target: ShareTarget, token: string, password: string): Promise<OpenLink> {
  const link = await findLink(db, target, token)
  if (link) await countTry(db, link)
  const isRight = await isPassword(password, link?.password_hash ?? null)
  if (!link) throw new Failure('not_found')
  if (link.password_hash !== null && !isRight) throw new Failure('wrong_credentials', { field: 'password' })
  return link
}

async function countTry(db: Db, { link_id }: OpenLink) {
  const { rows } = await typedSql(triesRow)`
    update share_link set
      tries = case when tries_since < now() - interval '1 hour' then 1 else tries + 1 end,
      tries_since = case when tries_since < now() - interval '1 hour' then now() else tries_since end
    where link_id = ${link_id} returning tries`.execute(db)
  if ((rows[0]?.tries ?? 0) > mostTries) throw new Failure('too_many_requests', { retry_after: 3600 })
}

/** Who has shown the password comes and goes for a while. */
const entryLasts = 4 * 3600_000
const entryUse = 'share-entry'

export function issueEntry(secret: Platform['secret'], link_id: number): string {
  return issueTicket(secret, entryUse, { link_id }, entryLasts)
}

/** A link without a password needs no entry ticket. */
export function mayEnter(secret: Platform['secret'], link: OpenLink, entry: string | undefined): boolean {
  if (link.password_hash === null) return true
  const shown = entry === undefined ? null : readTicket<{ link_id: number }>(secret, entryUse, entry)
  return shown?.link_id === link.link_id
}

/** Counts once a day per visitor, whose hash changes daily. Unknown links are ignored silently. */
export async function recordLinkVisit(
  { db, secret }: ShareContext,
  { user_id }: Viewer,
  { column }: ShareTarget,
  token: string,
  network: string,
  moment = new Date(),
): Promise<null> {
  const day = portalDay(moment)
  const visitor = secret.hash('share-visitor', `${day} ${user_id ?? network}`).subarray(0, 16)
  await sql`
    with came as (
      insert into share_visit (day, link_id, visitor)
      select ${day}::date, link_id, ${visitor} from share_link
      where token_hash = ${tokenHash(token)} and ${sql.ref(column)} is not null and ${isOpen}
      on conflict do nothing returning link_id
    )
    update share_link set visit_count = visit_count + 1 from came where share_link.link_id = came.link_id`.execute(db)
  return null
}

/** A link shows everyone what a visitor may see, regardless of their own rights. */
export function asVisitor(viewer?: Pick<Viewer, 'language' | 'request_id'>): Viewer {
  const { language = 'zh-CN', request_id = '' } = viewer ?? {}
  return { ...visitor, language, request_id }
}

/** Yesterday's visitors are only a number. */
export async function sweepVisits(db: Db): Promise<void> {
  await sql`delete from share_visit where day < portal_day()`.execute(db)
}
