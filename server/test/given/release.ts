import { sql } from 'kysely'
import { sealRelease } from '../../src/areas/download/download.seal.ts'
import { givenItem } from '../../src/areas/item/item.given.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { openSigner } from '../../src/platform/secret/signer.ts'
import type { Platform } from '../../src/platform.ts'
import { givenAccount } from './given.ts'

export async function givenProduct(db: Db, code: string, suite_id: number | null = null): Promise<number> {
  const { rows } = await sql<{ product_id: number }>`
    insert into product (code, name, description, icon, suite_id)
    values (${code}, jsonb_build_object('zh-CN', ${code}::text), '{"zh-CN": "说明"}', 'desk', ${suite_id})
    returning product_id`.execute(db)
  return rows[0]?.product_id ?? 0
}

interface ReleaseFixture {
  days_ago?: number
  state?: string
  /** Days from today until its end; may lie behind us. */
  ends_in?: number
  notes?: unknown[]
  /** By platform and architecture, 'linux x64'. */
  files?: Record<string, string | Buffer>
}

/** A release with its files, signed as the house signs. */
export async function givenRelease(
  platform: Platform,
  category_id: number,
  version: string,
  fixture: ReleaseFixture = {},
) {
  const { db, storage, config } = platform
  const { days_ago = 0, state = 'published', ends_in = null, notes = [], files = { 'linux x64': version } } = fixture
  const { item_id } = await givenItem(db, { kind: 'release', category_id, days_ago, state })
  await sql`
    insert into release (item_id, version, note, notes, ends_on)
    values (${item_id}, ${version}, '{"zh-CN": "补丁包"}', ${JSON.stringify(notes)}, current_date + ${ends_in}::int)`.execute(
    db,
  )
  const { user_id: kept_by } = await givenAccount(db, {})
  await sealRelease(
    db,
    { storage, signer: openSigner(config.SIGNING_KEY) },
    { item_id, kept_by, files: await asGiven() },
  )
  return { release_id: item_id }

  /** One after the other: platforms are listed in the order in which they were made. */
  async function asGiven() {
    const made = []
    for (const [place, content] of Object.entries(files)) {
      const [code = '', architecture = 'x64'] = place.split(' ')
      made.push({
        platform_id: await givenPlatform(db, code),
        architecture: architecture as 'x64',
        file_name: `portal-${version}-${code}-${architecture}.tar.gz`,
        content: Buffer.from(content),
        needs: { processor: [architecture] },
        requirements: { memory: { 'zh-CN': '4 GB', en: '4 GB' } },
      })
    }
    return made
  }
}

export async function givenPlatform(db: Db, code: string): Promise<number> {
  const { rows } = await sql<{ platform_id: number }>`
    insert into platform (code, name) values (${code}, jsonb_build_object('zh-CN', initcap(${code})))
    on conflict (code) do update set code = excluded.code returning platform_id`.execute(db)
  return rows[0]?.platform_id ?? 0
}
