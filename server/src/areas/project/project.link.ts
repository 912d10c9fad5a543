import { randomBytes } from 'node:crypto'
import type { shareProject as share } from '@atrium/contract/project-share'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Asked } from '../../platform/http/serve.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { hashPassword } from '../account/account.password.ts'
import { note } from './project.activity.ts'
import { enter } from './project.policy.ts'

/** Of a `project_link`. What this does not hold for is nowhere told from what never was. */
export const isOpen: RawBuilder<boolean> = sql`
  (revoked_at is null and coalesce(expires_at > now(), true))`

type House = Pick<Platform, 'secret' | 'config'>

/** Sixteen letters that survive being read out: nobody comes upon one by trying. */
const newToken = () => [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Hashing a password takes its time: before the transaction, so that nobody waits for it with a row held. */
export async function shareProject(
  { db, secret, config }: House & { db: Db },
  viewer: Viewer,
  project_id: number,
  { days, password, may_download }: Asked<typeof share>['body'],
) {
  await enter(db, viewer, project_id, 'edit')
  const password_hash = password === null ? null : await hashPassword(password)
  const token = newToken()

  return db.transaction().execute(async (tx) => {
    await enter(tx, viewer, project_id, 'edit')
    const link = await tx
      .insertInto('project_link')
      .values({
        ...{ project_id, password_hash, may_download, made_by: viewer.user_id },
        ...{ token_hash: tokenHash(token), token: secret.seal(token) },
        expires_at: days === null ? null : sql<string>`now() + make_interval(days => ${days})`,
      })
      .returning(['link_id', 'expires_at'])
      .executeTakeFirstOrThrow()
    await note(tx, viewer, project_id, 'shared')
    return { ...link, address: addressOf(config, token) }
  })
}

export async function revokeLink(
  tx: Db,
  viewer: Viewer,
  { project_id, link_id }: { project_id: number; link_id: number },
): Promise<null> {
  await enter(tx, viewer, project_id, 'edit')
  const { rows } = await sql`
    update project_link set revoked_at = now()
    where project_id = ${project_id} and link_id = ${link_id} and ${isOpen} returning link_id`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  await note(tx, viewer, project_id, 'link_revoked')
  return null
}

interface Link {
  link_id: number
  token: Buffer
  has_password: boolean
  may_download: boolean
  expires_at: string | null
  visit_count: number
  made_by: string | null
  created_at: string
}

/** For those who may pass them on. */
export async function findLinks(db: Db, { secret, config }: House, project_id: number) {
  const { rows } = await sql<Link>`
    select link_id, token, project_link.password_hash is not null as has_password, may_download, expires_at, visit_count,
      account.user_name as made_by, project_link.created_at
    from project_link left join account on account.user_id = made_by
    where project_id = ${project_id} and ${isOpen} order by link_id desc`.execute(db)
  return rows.map(({ token, ...link }) => ({ ...link, address: addressOf(config, secret.unseal(token) as string) }))
}

function addressOf({ PUBLIC_ADDRESS }: Pick<Platform['config'], 'PUBLIC_ADDRESS'>, token: string): string {
  return `${PUBLIC_ADDRESS}/p/${token}`
}
