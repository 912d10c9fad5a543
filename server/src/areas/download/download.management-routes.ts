import * as contract from '@atrium/contract/download/management'
import * as products from '@atrium/contract/download/product-management'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import { openSigner } from '../../platform/secret/signer.ts'
import type { Platform } from '../../platform.ts'
import { createRelease, listReleaseChoices, readManagedRelease, saveRelease } from './download.managed.ts'
import { createPlatform, readManagedPlatform, removePlatform, savePlatform } from './download.platform.ts'
import { createProduct, readManagedProduct, removeProduct, saveProduct } from './download.product.ts'
import { platformsList, productsList } from './download.products-list.ts'
import { publishRelease, removeRelease, setReleaseState } from './download.publish.ts'
import { releasesList } from './download.releases-list.ts'

export function downloadManagementRoutes(app: FastifyInstance, platform: Platform) {
  releaseRoutes(app, platform)
  productRoutes(app, platform)
  platformRoutes(app, platform)
}

function releaseRoutes(app: FastifyInstance, platform: Platform) {
  const { db, config } = platform
  serveList(app, platform, releasesList)
  serve(app, contract.listReleaseChoices, (_asked, viewer) => listReleaseChoices(db, viewer))
  serve(app, contract.readManagedRelease, ({ params }, viewer) => readManagedRelease(db, viewer, params.release_id))

  serveChange(app, platform, contract.createRelease, {
    subject: 'release',
    read: keptOfRelease,
    id: (_asked, data) => data?.release_id,
    work: (tx, { body }, viewer) => createRelease(tx, viewer, body),
  })
  serveChange(app, platform, contract.saveRelease, {
    subject: 'release',
    read: keptOfRelease,
    id: ({ params }) => params.release_id,
    work: (tx, { params, body }, viewer) => saveRelease(tx, viewer, params.release_id, body),
  })
  serveChange(app, platform, contract.publishRelease, {
    subject: 'release',
    read: keptOfRelease,
    id: ({ params }) => params.release_id,
    work: (tx, { params, body }) => publishRelease(tx, openSigner(config.SIGNING_KEY), params.release_id, body.seen_at),
  })
  serveChange(app, platform, contract.setReleaseState, {
    subject: 'release',
    read: keptOfRelease,
    id: ({ params }) => params.release_id,
    work: (tx, { params, body }) => setReleaseState(tx, params.release_id, body),
  })
  serveChange(app, platform, contract.removeRelease, {
    subject: 'release',
    read: keptOfRelease,
    id: ({ params }) => params.release_id,
    work: (tx, { params }) => removeRelease(tx, params.release_id),
  })
}

function productRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  serveList(app, platform, productsList)
  serve(app, products.readManagedProduct, ({ params }) => readManagedProduct(db, params.product_id))

  serveChange(app, platform, products.createProduct, {
    subject: 'product',
    id: (_asked, data) => data?.product_id,
    work: (tx, { body }) => createProduct(tx, body),
  })
  serveChange(app, platform, products.saveProduct, {
    subject: 'product',
    id: ({ params }) => params.product_id,
    work: (tx, { params, body }) => saveProduct(tx, params.product_id, body),
  })
  serveChange(app, platform, products.removeProduct, {
    subject: 'product',
    id: ({ params }) => params.product_id,
    work: (tx, { params }) => removeProduct(tx, params.product_id),
  })
}

function platformRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  serveList(app, platform, platformsList)
  serve(app, products.readManagedPlatform, ({ params }) => readManagedPlatform(db, params.platform_id))

  serveChange(app, platform, products.createPlatform, {
    subject: 'platform',
    id: (_asked, data) => data?.platform_id,
    work: (tx, { body }) => createPlatform(tx, body),
  })
  serveChange(app, platform, products.savePlatform, {
    subject: 'platform',
    id: ({ params }) => params.platform_id,
    work: (tx, { params, body }) => savePlatform(tx, params.platform_id, body),
  })
  serveChange(app, platform, products.removePlatform, {
    subject: 'platform',
    id: ({ params }) => params.platform_id,
    work: (tx, { params }) => removePlatform(tx, params.platform_id),
  })
}

/** What the audit log keeps of a release: what is said about it, its state, and which files it has. */
async function keptOfRelease(tx: Db, release_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select item.category_id as product_id, release.version, item.title, item.summary, item.state, release.note,
      release.notes, release.product_versions, release.ends_on::text as ends_on, release.key_id,
      (select coalesce(jsonb_object_agg(file_name, platform.code || ' ' || architecture), '{}')
        from release_file join platform using (platform_id) where release_file.item_id = item.item_id) as files
    from item join release using (item_id) where item.item_id = ${release_id}`.execute(tx)
  return rows[0] ?? null
}
