import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'

/** What links of one kind lead to: the column that names it, and the page that shows it. */
export interface ShareTarget {
  column: 'project_id' | 'folder_id'
  page: `/${string}/`
}

/** Valid rows of `share_link`. An invalid link is answered like an unknown one. */
export const isOpen: RawBuilder<boolean> = sql`
  (revoked_at is null and coalesce(expires_at > now(), true))`

type LinkContext = Pick<Platform, 'secret' | 'config'>

/** Sixteen unambiguous letters, too many to guess. */
const newToken = () => [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

interface LinkRequest {
  /** The id of the shared project or folder. */
  goal_id: number
  /** Null: until it is revoked. */
  days: number | null
  /** Hashed before the transaction, because hashing is slow and must not hold a lock. */
  password_hash: string | null
  may_download?: boolean
  shows_notes?: boolean
}

export async function makeLink(
  tx: Db,
  { secret, config }: LinkContext,
  { user_id }: Viewer,
  target: ShareTarget,
  request: LinkRequest,
) {
  const { goal_id, days, ...allows } = request
  const token = newToken()
  const link = await tx
    .insertInto('share_link')
    .values({
      [target.column]: goal_id,
      made_by: user_id,
      ...allows,
      token_hash: tokenHash(token),
      token: secret.seal(token),
      expires_at: days === null ? null : sql<string>`now() + make_interval(days => ${days})`,
    })
    .returning(['link_id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return { ...link, address: linkAddress(config, target, token) }
}

export async function revokeLink(tx: Db, { column }: ShareTarget, goal_id: number, link_id: number): Promise<void> {
  const { rows } = await sql`
    update share_link set revoked_at = now()
    where ${sql.ref(column)} = ${goal_id} and link_id = ${link_id} and ${isOpen} returning link_id`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
}

const linkSchema = z.object({
  link_id: z.number(),
  token: z.instanceof(Buffer),
  has_password: z.boolean(),
  may_download: z.boolean(),
  shows_notes: z.boolean(),
  expires_at: z.string().nullable(),
  visit_count: z.number(),
  made_by: z.string().nullable(),
  created_at: z.string(),
})

/** For those who may pass them on. */
export async function findLinks(db: Db, { secret, config }: LinkContext, target: ShareTarget, goal_id: number) {
  const { rows } = await typedSql(linkSchema)`
    select link_id, token, share_link.password_hash is not null as has_password, may_download, shows_notes, expires_at,
      visit_count, account.user_name as made_by, share_link.created_at
    from share_link left join account on account.user_id = made_by
    where ${sql.ref(target.column)} = ${goal_id} and ${isOpen} order by link_id desc`.execute(db)
  return rows.map(({ token, ...link }) => ({
    ...link,
    address: linkAddress(config, target, secret.unseal(token) as string),
  }))
}

function linkAddress({ PUBLIC_ADDRESS }: LinkContext['config'], { page }: ShareTarget, token: string): string {
  return `${PUBLIC_ADDRESS}${page}${token}`
}
