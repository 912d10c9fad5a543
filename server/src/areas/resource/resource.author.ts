import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform.ts'

/** Beyond these an author's figures stop growing, so that asking for them costs the same for everybody. */
const countedAtMost = 10_000
const keptFor = 60_000

const authorFiguresSchema = z.object({
  resource_count: z.number(),
  download_count: z.number(),
  /** Of their first publication; null for a person who published nothing. */
  since: z.string().nullable(),
})
type AuthorFigures = z.output<typeof authorFiguresSchema>

/** Many pages name the same author: counted once a minute. */
export function authorFigures({ db, cache }: Pick<Platform, 'db' | 'cache'>, user_id: number): Promise<AuthorFigures> {
  return cache.remember(`resource:author:${user_id}`, keptFor, async () => {
    const { rows } = await typedSql(authorFiguresSchema)`
      select count(*) as resource_count, coalesce(sum(download_count), 0) as download_count, min(published_at) as since
      from (
        select download_count, published_at from item
        where owner_id = ${user_id} and kind = 'resource' and state = 'published' limit ${countedAtMost}
      ) as published`.execute(db)
    return rows[0] as AuthorFigures
  })
}

/** Only authors with publications have a page, so that it does not reveal which accounts exist. */
export async function readAuthor({ db, cache }: Pick<Platform, 'db' | 'cache'>, user_id: number) {
  const account = await db
    .selectFrom('account')
    .select('user_name as name')
    .where('user_id', '=', user_id)
    .where('state', '<>', 'erased')
    .executeTakeFirst()
  const { since, ...figures } = await authorFigures({ db, cache }, user_id)
  if (!account || since === null) throw new Failure('not_found')
  return { user_id, name: account.name, since, ...figures }
}
