import { generate } from '@atrium/content/generate'
import { refreshBestSuggestions } from '@atrium/server/areas/search/search.suggest-best'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import type { Db } from '@atrium/server/platform/db/db'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { wiring } from '@atrium/server/wiring'
import { sql } from 'kysely'
import { emptyStorage, loadDemoContent } from '../../drill/portal-with-content.ts'
import { createDatabase, describeDatabase, ownerUrl, querySql } from '../../server/test/database.ts'
import { timed } from '../search-database.ts'

/** Details are asked of so many resources: the others, like all generated ones, have no version. */
const mostVersions = 20_000

export interface BenchDatabase {
  rows: number
  url: string
  ownerUrl: string
  /** What a portal of this database needs in its environment. */
  environment: Record<string, string>
  remove(): Promise<void>
}

/** The demo content and so many generated resources. A database that an earlier run kept is taken as it is. */
export async function openBenchDatabase(rows: number): Promise<BenchDatabase> {
  const name = `atrium_bench_http_${rows}`
  const { url, ownerUrl: owner, settings, drop } = describeDatabase(name)
  const portal = { ...settings, S3_PREFIX: `bench/http-${rows}/` }
  // The generator sets sequences and vacuums: it works as the owner.
  const environment = { ...portal, DATABASE_URL: owner, DATABASE_STATEMENT_TIMEOUT: '3600000' }

  if (!(await isFilled(name))) {
    await drop()
    await createDatabase(name)
    await timed('demo content loaded', () => loadDemoContent({ ...process.env, ...portal }))
    await timed(`${rows} resources made`, () => fill(environment, rows))
    await querySql(ownerUrl, `comment on database ${name} is 'filled'`)
  }
  return {
    rows,
    url,
    ownerUrl: owner,
    environment: portal,
    async remove() {
      await drop()
      await emptyStorage(openStorage(readConfig({ ...process.env, ...environment })))
    },
  }
}

async function isFilled(name: string) {
  const [found] = await querySql(
    ownerUrl,
    `select shobj_description(oid, 'pg_database') as state from pg_database where datname = $1`,
    [name],
  )
  return found?.state === 'filled'
}

async function fill(environment: Record<string, string>, rows: number) {
  const platform = await openPlatform(readConfig({ ...process.env, ...environment }), wiring)
  try {
    await generate(platform.db, rows)
    await copyVersions(platform.db)
    await platform.db.transaction().execute(refreshBestSuggestions)
    await platform.db.transaction().execute(learnWords)
    await sql`vacuum analyze`.execute(platform.db)
  } finally {
    await closePlatform(platform)
  }
}

/** Each of the most downloaded generated resources gets the newest version of a demo resource of its type. */
async function copyVersions(db: Db) {
  await sql`
    with demo as (
      select distinct on (version.type) version.* from resource join resource_version as version using (version_id)
      where version.state = 'published' order by version.type, version.version_id desc
    ), chosen as (
      select item_id, item.type from item join resource using (item_id)
      where kind = 'resource' and state = 'published' and version_id is null order by download_count desc limit ${mostVersions}
    ), copied as (
      insert into resource_version overriding system value
      select (jsonb_populate_record(null::resource_version, to_jsonb(demo) || jsonb_build_object('item_id', chosen.item_id,
        'version_id', nextval(pg_get_serial_sequence('resource_version', 'version_id'))))).*
      from chosen join demo using (type) returning item_id, version_id
    )
    update resource set version_id = copied.version_id from copied where copied.item_id = resource.item_id`.execute(db)
}
