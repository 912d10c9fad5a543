/**
 * npm run bench:thumbnails [-- FOLDER]: makes the pictures of every published version of the demo content, as the job does, and
 * prints how many there are, how large they are, and what they cost. Into FOLDER it writes those that lists show, to be looked at.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { makeThumbnails } from '@atrium/server/areas/resource/thumbnail/thumbnail.make'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { wiring } from '@atrium/server/wiring'
import { sql } from 'kysely'
import { copyDemoDatabase } from '../e2e/demo-template.ts'
import { patientSettings } from '../scripts/test-limits.ts'
import { databaseSettings, ownerUrl } from '../server/test/database.ts'
import { dropDatabase } from '../server/test/drop-database.ts'
import { givenRun } from '../server/test/given/run.ts'
import { percentile } from './arrivals.ts'
import { median } from './http/statistics.ts'

interface PublishedVersion {
  version_id: number
  type: ResourceType
  slug: string
  version: string
}

interface Picture {
  version_id: number
  /** 'light-640.png' */
  name: string
  size: number
  object_key: string
}

const [folder] = process.argv.slice(2)
const database = `atrium_bench_thumbnails_${process.pid}`
const settings = databaseSettings(database)
await copyDemoDatabase({ ...process.env, NODE_ENV: 'test' }, database)
const platform = await openPlatform(
  readConfig({ ...process.env, ...settings, ...patientSettings, LOG_LEVEL: 'warn' }),
  wiring,
)
// The pictures that are replaced are those of the template database, which stays.
const storage = { ...platform.storage, remove: async () => {} }
try {
  const versions = await findVersions()
  await sql`update resource_version set thumbnail = null, thumbnail_maker = 0`.execute(platform.db)
  const cost = new Map<number, number>()
  for (const { version_id } of versions) {
    const before = usedCpu()
    await makeThumbnails({ ...platform, storage }, version_id, givenRun())
    cost.set(version_id, usedCpu() - before)
  }

  const pictures = await findPictures()
  const without = versions.filter(({ version_id }) => !pictures.some((picture) => picture.version_id === version_id))
  const total = [...cost.values()].reduce((sum, each) => sum + each, 0)
  console.log(`${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${cpus()[0]?.model}`)
  console.log(
    `${versions.length} published versions, ${pictures.length} pictures, ${without.length} missing, CPU ${(total / pictures.length).toFixed(0)} ms per picture`,
  )
  console.table(
    Object.fromEntries(resourceTypes.map((type) => [type, costOf(versions.filter((one) => one.type === type))])),
  )
  console.table(sizesOf(pictures))
  for (const { slug, version } of without) console.error(`${slug} ${version} has no picture`)
  if (folder) await writePictures(platform, { versions, pictures }, folder)
  for (const { object_key } of pictures) await platform.storage.remove(object_key)
  if (without.length > 0) process.exitCode = 1

  function costOf(versions: readonly PublishedVersion[]) {
    const ids = new Set(versions.map(({ version_id }) => version_id))
    const made = pictures.filter(({ version_id }) => ids.has(version_id)).length
    const spent = [...ids].reduce((sum, version_id) => sum + (cost.get(version_id) ?? 0), 0)
    return { versions: ids.size, pictures: made, 'CPU ms per picture': Math.round(spent / Math.max(made, 1)) }
  }
} finally {
  await closePlatform(platform)
  await dropDatabase(ownerUrl, database)
}

async function findVersions(): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select version_id, resource_version.type, coalesce(slug, item_id::text) as slug, version
    from resource_version join item using (item_id)
    where resource_version.published_at is not null order by version_id`.execute(platform.db)
  return rows
}

async function findPictures(): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    select version_id, replace(preview.name, 'thumbnail-', '') as name, preview.size, object_key
    from resource_version as version join file on file.file_id = version.package_id join preview using (blob_id)
    where version.thumbnail is not null and preview.name like 'thumbnail-%'`.execute(platform.db)
  return rows
}

/** Milliseconds of a core, with those of the programs it waited for: documents are drawn by another one. */
function usedCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? []
  return fields.reduce((sum, ticks) => sum + ticks * 10, 0)
}

/** By width and format, light and dark together. */
function sizesOf(pictures: readonly Picture[]) {
  const groups = Object.groupBy(pictures, ({ name }) => name.replace(/^(light|dark)-/, ''))
  const rows = Object.entries(groups).map(([name, group = []]) => {
    const sizes = group.map(({ size }) => size)
    return [name, { pictures: sizes.length, 'median bytes': median(sizes), 'p95 bytes': percentile(sizes, 0.95) }]
  })
  return Object.fromEntries(rows.toSorted(([one], [other]) => String(one).localeCompare(String(other))))
}

async function writePictures(
  { storage }: Pick<Platform, 'storage'>,
  { versions, pictures }: { versions: readonly PublishedVersion[]; pictures: readonly Picture[] },
  folder: string,
) {
  await mkdir(folder, { recursive: true })
  for (const { version_id, name, object_key } of pictures) {
    const version = versions.find((one) => one.version_id === version_id)
    const found = name.endsWith('640.png') && version ? await storage.get(object_key) : null
    if (!version || !found) continue
    await writeFile(
      join(folder, `${version.type}.${version.slug}.${version.version}.${name.replace('640.png', '')}png`),
      await buffer(found.body),
    )
  }
}
