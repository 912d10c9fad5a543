/**
 * npm run bench:transfer [-- ROWS]: how long it takes to read so many rows (100,000) from a file and to write them into
 * one, and what people who look at the resources notice of it meanwhile. The portal as `npm start` runs it, with a
 * database of its own; after `npm run build`, and with nothing else running.
 */
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from '@atrium/content/generate'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { writeXlsx } from '@atrium/server/platform/sheet/write-xlsx'
import { wiring } from '@atrium/server/wiring'
import { openPortal, ownDatabase, querySql } from '../drill/portal.ts'
import { administrator, givenAccount, givenSession } from '../server/test/given/given.ts'
import { givenStoredFile } from '../server/test/given/stored-file.ts'
import { percentile } from './arrivals.ts'

const [rows = 100_000] = process.argv.slice(2).map(Number)
const perSecond = 20
const most = 2

const database = await ownDatabase()
const portal = await openPortal({ ...database.settings, TRUST_PROXY: '127.0.0.1' })
const platform = await openPlatform(
  {
    ...readConfig({ ...process.env, ...database.settings }),
    DATABASE_STATEMENT_TIMEOUT: 3_600_000,
  },
  wiring,
)
try {
  await generate(platform.db, 20_000)
  const { user_id } = await givenAccount(platform.db, administrator)
  const { token } = await givenSession(platform.db, user_id)
  const staff = { authorization: `Bearer ${token}` }

  await watched(() => sleep(5_000))
  const quiet = await watched(() => sleep(30_000))
  printFigures('quiet', quiet)

  for (const mode of ['good', 'all'] as const) {
    const screen = '/api/management/screens/users/imports'
    const import_id = await begin(screen, { file_id: await givenFile(mode) }, 'import_id')
    await compared(`${rows} rows read and judged`, () => ended(`${screen}/${import_id}`, ['reading']))
    await portal.post(`${screen}/${import_id}/run`, { mode }, staff)
    await compared(`${rows} rows written, ${mode === 'all' ? 'all or nothing' : 'the good ones'}`, () =>
      ended(`${screen}/${import_id}`, ['running']),
    )
  }
  for (const format of ['xlsx', 'csv']) {
    const screen = '/api/management/screens/users/exports'
    const columns = ['user_id', 'user_name', 'company_name', 'created_at'].map((column) => ({ column, title: column }))
    const request = { call: 'GET /api/management/users', format, title: 'users', columns }
    const export_id = await begin(screen, request, 'export_id')
    await compared(`${2 * rows} rows exported as ${format}`, () =>
      ended(`${screen}/${export_id}`, ['waiting', 'running']),
    )
  }

  async function begin(path: string, body: object, name: string): Promise<number> {
    const { code, data } = JSON.parse((await portal.post(path, body, staff)).text)
    if (code !== 0) throw new Error(`${path} answered ${code}`)
    return data[name]
  }

  async function ended(path: string, going: string[]) {
    for (;;) {
      const { data } = JSON.parse((await portal.get(path, staff)).text)
      if (!going.includes(data.state)) {
        if (!['checked', 'done', 'ready'].includes(data.state)) throw new Error(`${path} is ${data.state}`)
        return
      }
      await sleep(500)
    }
  }

  async function compared(what: string, work: () => Promise<unknown>) {
    const began = performance.now()
    const busy = await watched(work)
    printFigures(`${what} in ${((performance.now() - began) / 1_000).toFixed(1)} s`, busy)
    for (const share of [0.5, 0.99]) {
      if (percentile(busy, share) > most * Math.max(percentile(quiet, share), 5)) process.exitCode = 1
    }
  }

  /** A file as uploading leaves it. */
  async function givenFile(name: string): Promise<number> {
    const content = await buffer(writeXlsx('users', people(name)))
    const content_type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const { file_id } = await givenStoredFile(platform, { user_id, file_name: `${name}.xlsx`, content, content_type })
    await querySql(database.url, `update file set kind = 'rows' where file_id = $1`, [file_id])
    return file_id
  }
} finally {
  await closePlatform(platform)
  await portal.close()
  await database.drop()
}

async function* people(name: string) {
  yield [['Name', 'Company', 'Email']]
  for (let from = 0; from < rows; from += 1_000) {
    const some = Array.from({ length: Math.min(1_000, rows - from) }, (_, index) => from + index)
    yield some.map((n) => [`Person ${n}`, 'Qinghe', `${name}-${n}@example.com`])
  }
}

/** Milliseconds of each question about the resources that was asked while the work went on. No two are the same. */
async function watched(work: () => Promise<unknown>): Promise<number[]> {
  let isOver = false
  const asked: Promise<number>[] = []
  const watching = (async () => {
    while (!isOver) {
      asked.push(
        portal.get(`/api/resources?page=${1 + (asked.length % 50)}&size=${10 + (asked.length % 11)}`).then(took),
      )
      await sleep(1_000 / perSecond)
    }
  })()
  await work()
  isOver = true
  await watching
  return Promise.all(asked)
}

function took({ milliseconds }: { milliseconds: number }) {
  return milliseconds
}

function printFigures(what: string, values: number[]) {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(values, share))
  console.log(`${what}; the list of resources meanwhile, ${values.length} times: p50 ${p50} ms, p99 ${p99} ms`)
}
