import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findFiles, type ReleaseFileView } from './download.files.ts'
import { releaseViewSchema, supportOf } from './download.release.ts'

/** Identifies a file by its sum and name; the file itself is never sent. */
export async function recogniseFile(db: Db, viewer: Viewer, sha256: string, file_name: string | undefined) {
  const [same] = await findFiles(db, viewer.language, sql`blob.sha256 = ${Buffer.from(sha256, 'hex')}`)
  const [alike] =
    same || file_name === undefined
      ? []
      : await findFiles(db, viewer.language, sql`release_file.file_name = ${file_name}`)
  return {
    same: same ? await withProduct(db, viewer, same) : null,
    named_alike: alike ? await withProduct(db, viewer, alike) : null,
  }
}

const releaseOriginSchema = z.object({
  product_code: z.string(),
  product_name: z.string(),
  support: releaseViewSchema.shape.support,
  newest_version: z.string(),
})
type ReleaseOrigin = z.output<typeof releaseOriginSchema>

async function withProduct(
  db: Db,
  { language }: Viewer,
  file: ReleaseFileView,
): Promise<ReleaseFileView & ReleaseOrigin> {
  const { rows } = await typedSql(releaseOriginSchema)`
    select product.code as product_code, in_language(product.name, ${language}) as product_name, ${supportOf} as support,
      (select newest.version from item as other join release as newest using (item_id)
        where other.kind = 'release' and other.state = 'published' and other.category_id = product_id
        order by other.published_at desc, other.item_id desc limit 1) as newest_version
    from item join release using (item_id) join product on product_id = category_id
    where item_id = ${file.release_id}`.execute(db)
  return { ...file, ...(rows[0] as ReleaseOrigin) }
}
