import { randomUUID } from 'node:crypto'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { sealPackage, storePackage } from '@atrium/server/areas/resource/submission/submission.package'
import { publishVersion } from '@atrium/server/areas/resource/submission/submission.publish'
import { readConfig } from '@atrium/server/config'
import { openSigner } from '@atrium/server/platform/secret/signer'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { withDb } from '../portal.ts'

/** A published login page as it stands, whatever the checks would have said about it. */
export async function givenLogin(page: string, slots: InsideOf<'login'>['slots'] = []): Promise<number> {
  const config = readConfig(process.env)
  const signer = openSigner(config.SIGNING_KEY)
  const storage = openStorage(config)
  await storage.ensureBucket()
  const texts = { 'zh-CN': '一扇门', en: 'A door' }
  const manifest = {
    id: `login-${randomUUID()}`,
    type: 'login' as const,
    version: '1.0.0',
    title: texts,
    summary: texts,
    requires: [],
    dependsOn: [],
    licence: 'CC0-1.0' as const,
    derivedFrom: null,
    entry: 'index.html',
    sample: null,
  }
  const sealed = await sealPackage(signer, manifest, [{ path: 'index.html', bytes: Buffer.from(page) }])
  const object_key = await storePackage(storage, sealed)
  storage.close()

  const { item_id } = await withDb(async (db) => {
    const { user_id } = await db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', 'yunqi@example.com')
      .executeTakeFirstOrThrow()
    return db.transaction().execute((tx) =>
      publishVersion(
        tx,
        signer,
        { sealed, object_key },
        {
          version_id: null,
          user_id: null,
          kept_by: user_id,
          official: true,
          description: texts,
          changes: texts,
          scene_id: null,
          industry_ids: [],
          tag_ids: [],
          published_at: null,
          needs: { product_version: null, system: null, database: null, processor: null, middleware: null },
          inside: { type: 'login', slots, assets: [] },
        },
      ),
    )
  })
  return item_id
}
