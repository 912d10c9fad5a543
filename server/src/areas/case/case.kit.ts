import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { canReadFile, type FileReadContext } from '../file/file.policy.ts'
import { recordFetch } from '../file/serve/serve.fetch.ts'
import { isReadable, unlessAnonymous } from './case.service.ts'

/** A version the customer went live with, and its package. */
const usedPackageSchema = z.object({
  resource_id: z.number(),
  resource_type: z.enum(resourceTypes),
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  version_id: z.number(),
  version: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  package_id: z.number(),
  file_name: z.string(),
  object_key: z.string(),
  size: z.number(),
  sha256: z.string(),
  in_kit: z.boolean(),
})
export type UsedPackage = z.output<typeof usedPackageSchema>

const findUsedRow = usedPackageSchema
  .omit({ in_kit: true })
  .extend({ user_id: z.number(), public: z.boolean(), is_ready: z.boolean() })

/** In their order. The kit contains the packages that the viewer may read individually. */
export async function findUsed(platform: FileReadContext, viewer: Viewer, case_id: number): Promise<UsedPackage[]> {
  const { rows } = await typedSql(findUsedRow)`
    select item.item_id as resource_id, item.type as resource_type, item.cover,
      coalesce(in_language(item.title, ${viewer.language}), '') as title,
      coalesce(item.slug, item.item_id::text) as cover_seed,
      version.version_id, version.version, version.package_id, file.file_name, file.user_id, file.public,
      case item.state when 'published' then version.state else item.state end as state,
      blob.object_key, blob.size, encode(blob.sha256, 'hex') as sha256, blob.state = 'ready' as is_ready
    from case_resource join resource_version as version using (version_id)
      join item on item.item_id = version.item_id and item.state in ('published', 'deprecated', 'withdrawn')
      join file on file.file_id = version.package_id join blob using (blob_id)
      left join account as owner on owner.user_id = item.owner_id
    where case_resource.item_id = ${case_id} and version.published_at is not null
      and not (item.state = 'withdrawn' and coalesce(owner.state = 'erased', false))
    order by case_resource.position, item.item_id`.execute(platform.db)

  return Promise.all(
    rows.map(async ({ user_id, public: isPublic, is_ready, ...used }) => {
      const isGiven = await canReadFile(platform, viewer, used.package_id, { user_id, public: isPublic })
      return { ...used, in_kit: is_ready && isGiven }
    }),
  )
}

const caseKitSchema = z.object({
  case_id: z.number(),
  title: z.string(),
  headline: z.string(),
  customer: z.string(),
  published_at: z.string(),
  used: z.array(usedPackageSchema),
})
export type CaseKit = z.output<typeof caseKitSchema>

const findKitRow = caseKitSchema.omit({ used: true })

/** Not there where nothing of it may be given out. */
export async function findKit(platform: FileReadContext, viewer: Viewer, case_id: number): Promise<CaseKit> {
  const words = (text: ReturnType<typeof unlessAnonymous>) =>
    sql`coalesce(in_language(${text}, ${viewer.language}), '')`
  const { rows } = await typedSql(findKitRow)`
    select item.item_id as case_id, item.published_at, ${words(unlessAnonymous('title', sql`item.title`))} as title,
      ${words(sql`headline`)} as headline, ${words(unlessAnonymous('customer', sql`customer`))} as customer
    from item join case_study using (item_id)
    where item.item_id = ${case_id} and ${isReadable}`.execute(platform.db)
  const used = rows[0] ? await findUsed(platform, viewer, case_id) : []
  if (!rows[0] || !used.some(({ in_kit }) => in_kit)) throw new Failure('not_found')
  return { ...rows[0], used }
}

interface KitDownload {
  user_id: number | null
  network: string
}

/** Each package counts as a download; signed-in people may then rate it and get notices about it. */
export async function recordKit({ db, secret }: Pick<Platform, 'db' | 'secret'>, kit: CaseKit, taken: KitDownload) {
  for (const { in_kit, package_id, resource_id, version_id } of kit.used) {
    if (!in_kit) continue
    await recordFetch(db, secret, { file_id: package_id, ...taken })
    if (taken.user_id === null) continue
    await db
      .insertInto('resource_download')
      .values({ item_id: resource_id, user_id: taken.user_id, version_id })
      .onConflict((same) => same.doNothing())
      .execute()
  }
}
