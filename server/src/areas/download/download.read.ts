import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findFiles, type ReleaseFileView } from './download.files.ts'
import { findReleases } from './download.release.ts'
import { listProducts } from './download.service.ts'

/** With the newest file for each platform and architecture: a platform may lag a release behind. */
export async function readProduct(db: Db, viewer: Viewer, code: string) {
  const product = await findProduct(db, viewer, code)
  const ofProduct = sql`category_id = ${product.product_id}`
  const releases = await findReleases(db, viewer.language, ofProduct)
  const files = await findFiles(db, viewer.language, ofProduct)
  return { ...product, releases, files: newestOfEach(files) }
}

export async function readRelease(db: Db, viewer: Viewer, code: string, version: string) {
  const product = await findProduct(db, viewer, code)
  const [release] = await findReleases(
    db,
    viewer.language,
    sql`category_id = ${product.product_id} and version = ${version}`,
  )
  if (!release) throw new Failure('not_found')

  const files = await findFiles(db, viewer.language, sql`item.item_id = ${release.release_id}`)
  return { ...release, product, files }
}

export async function listDownloads(db: Db, viewer: Viewer) {
  const { list: products } = await listProducts(db, viewer)
  const releases = await findReleases(db, viewer.language, sql`true`)
  const files = Map.groupBy(await findFiles(db, viewer.language, sql`true`), ({ release_id }) => release_id)
  const list = products.map((product) => ({
    ...product,
    releases: releases
      .filter(({ product_id }) => product_id === product.product_id)
      .map((release) => ({ ...release, files: files.get(release.release_id) ?? [] })),
  }))
  return { list: list.filter((product) => product.releases.length > 0) }
}

async function findProduct(db: Db, viewer: Viewer, code: string) {
  const { list } = await listProducts(db, viewer)
  const product = list.find(({ product_code }) => product_code === code)
  if (!product) throw new Failure('not_found')
  return product
}

/** They stand newest first within a platform and architecture. */
function newestOfEach(files: ReleaseFileView[]): ReleaseFileView[] {
  const newest = new Map<string, ReleaseFileView['release_id']>()
  for (const { platform_code, architecture, release_id } of files) {
    const place = `${platform_code} ${architecture}`
    if (!newest.has(place)) newest.set(place, release_id)
  }
  return files.filter((file) => newest.get(`${file.platform_code} ${file.architecture}`) === file.release_id)
}
