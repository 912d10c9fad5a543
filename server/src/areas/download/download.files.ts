import { environmentParts } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'
import type { RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { sanitizeFileName } from '../../platform/storage/attachment.ts'

const releaseFileViewSchema = z.object({
  file_id: z.number(),
  release_id: z.number(),
  version: z.string(),
  platform_code: z.string(),
  platform_name: z.string(),
  architecture: z.enum(['x64', 'arm64', 'loongarch', 'universal']),
  file_name: z.string(),
  size: z.number(),
  sha256: z.string(),
  sm3: z.string(),
  address: z.string(),
  needs: z.record(z.enum(environmentParts), z.array(z.string()).nullable()),
  requirements: z.record(z.enum(['system', 'memory', 'disk']), z.string().nullable()),
})
export type ReleaseFileView = z.output<typeof releaseFileViewSchema>

const findFilesRow = releaseFileViewSchema.omit({ address: true })

/** Files people may have: of published releases, and ready. Those of one platform stand together, x64 first. */
export async function findFiles(db: Db, language: Language, which: RawBuilder<unknown>): Promise<ReleaseFileView[]> {
  const { rows } = await typedSql(findFilesRow)`
    select file.file_id, item.item_id as release_id, release.version, platform.code as platform_code,
      in_language(platform.name, ${language}) as platform_name, architecture, release_file.file_name, blob.size,
      encode(blob.sha256, 'hex') as sha256, encode(sm3, 'hex') as sm3,
      jsonb_build_object('product_version', to_jsonb(nullif(product_versions, '{}')), 'system', needs -> 'system',
        'database', needs -> 'database', 'processor', needs -> 'processor', 'middleware', needs -> 'middleware') as needs,
      jsonb_build_object('system', in_language(requirements -> 'system', ${language}),
        'memory', in_language(requirements -> 'memory', ${language}),
        'disk', in_language(requirements -> 'disk', ${language})) as requirements
    from item join release using (item_id) join release_file using (item_id) join platform using (platform_id)
      join file using (file_id) join blob using (blob_id)
    where item.kind = 'release' and item.state = 'published' and blob.state = 'ready' and ${which}
    order by platform.position, platform_id, array_position('{x64,arm64,loongarch,universal}', architecture),
      item.published_at desc, item.item_id desc, file_name`.execute(db)
  return rows.map((file) => ({ ...file, address: fileAddress(file) }))
}

/** The name is for the eyes and for download managers; the number finds the file. */
function fileAddress({ file_id, file_name }: Pick<ReleaseFileView, 'file_id' | 'file_name'>): string {
  return `/file/release/${file_id}/${encodeURIComponent(sanitizeFileName(file_name))}`
}
