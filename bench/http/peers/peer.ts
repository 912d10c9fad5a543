/** What a user would take instead of the portal, each with the same rows in a flat table of its own database. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { withDatabase } from '@atrium/server/platform/db/addresses'
import { querySql } from '../../../drill/portal.ts'
import { ownerUrl } from '../../../server/test/database.ts'
import { dropDatabase } from '../../../server/test/drop-database.ts'
import type { ListVariant } from '../calls.ts'
import type { BenchServer } from '../portal.ts'

export const run = promisify(execFile)

export interface Peer {
  name: string
  /** Makes its project, database and rows, and starts it. `url` is of the portal's database. */
  start(url: string): Promise<RunningPeer>
}

export interface RunningPeer extends BenchServer {
  databaseUrl: string
  listAddress(list: ListVariant): string
  detailAddress(resource_id: number): string
  /** Of a page in HTML that shows the list, where it draws one. */
  pageAddress?(list: ListVariant): string
  /** Of the answer to a list. */
  isRight(body: Buffer): boolean
}

/** Nothing of the portal's settings: a peer would take REDIS_URL or S3_BUCKET for its own. */
export const peerEnvironment = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' }

/** The columns of the flat table, beside `id`. Peers keep `published_at` for themselves. */
export const flatColumns =
  'resource_type text, industry_id int, title text, summary text, download_count int, released_at timestamptz, official boolean, size int, rating real, rating_count int, fits text'

export const flatNames = flatColumns.split(', ').map((column) => column.split(' ')[0] ?? '')

/** Writes the files of a project and installs its packages, unless an earlier run did. Nothing of it is in package.json. */
export async function installProject(name: string, files: Record<string, string>): Promise<string> {
  const folder = join(process.env.ATRIUM_DATA ?? '/var/tmp/atrium', 'bench-peers', name)
  const done = join(folder, 'installed.json')
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const installed = await readFile(done, 'utf8').catch(() => '')
  if (installed !== files['package.json']) {
    console.log(`installing ${name}`)
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      maxBuffer: 100_000_000,
    })
    await writeFile(done, files['package.json'] ?? '')
  }
  return folder
}

/** An empty database beside the portal's. */
export async function createPeerDatabase(url: string, name: string): Promise<string> {
  const database = `atrium_bench_http_${name}`
  await dropDatabase(ownerUrl, database)
  await querySql(ownerUrl, `create database ${database}`)
  return withDatabase(url, database)
}

export function dropPeerDatabase(url: string): Promise<void> {
  return dropDatabase(ownerUrl, new URL(url).pathname.slice(1))
}

/** Every published resource as one row of `flat_resource`, with the ids the portal has. */
export async function copyRows(from: string, to: string): Promise<void> {
  await querySql(from, 'drop table if exists flat_resource')
  await querySql(from, `create table flat_resource (id bigint primary key, ${flatColumns})`)
  await querySql(
    from,
    `insert into flat_resource
    select item_id, type, industry_id, title ->> 'zh-CN', summary ->> 'zh-CN', download_count, published_at, official, size,
      rating, rating_count, fits
    from item join resource_industry using (item_id) where kind = 'resource' and state = 'published' and slug is null`,
  )
  await run('bash', ['-c', `set -o pipefail; pg_dump --no-owner -t flat_resource "$0" | psql -q "$1"`, from, to])
  await querySql(from, 'drop table flat_resource')
}

/** What lists are read from. */
export async function indexRows(url: string, table: string): Promise<void> {
  for (const order of ['download_count', 'released_at']) {
    await querySql(url, `create index on ${table} (resource_type, industry_id, ${order} desc, id desc)`)
  }
  await querySql(url, `vacuum analyze ${table}`)
}

export const flatOrder = { download_count: 'download_count', published_at: 'released_at' } as const
