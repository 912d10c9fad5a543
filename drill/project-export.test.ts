import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchMemory } from './memory.ts'
import { type DrillPortal, openPortal, ownDatabase, querySql } from './portal.ts'
import { report } from './report.ts'
import { storeFile } from './stored-file.ts'

const run = promisify(execFile)

/** By hand with 2048, and with 4400 for a zip64; with less everywhere else. */
const megabytes = Number(process.env.ATRIUM_DRILL_MEGABYTES ?? 256)

const database = await ownDatabase()
const environment = { ...database.settings, S3_PREFIX: `drill/${randomBytes(4).toString('hex')}/` }
const zip = join(tmpdir(), `atrium-project-${randomBytes(4).toString('hex')}.zip`)
const changed = `${zip}.changed`
let portal: DrillPortal
let file: Awaited<ReturnType<typeof storeFile>>
let project_id: number

beforeAll(async () => {
  portal = await openPortal(environment)
  file = await storeFile(environment, megabytes * 1024 * 1024)
  const [project] = await querySql(
    database.url,
    `with begun as (
       insert into project (title) values ('上线') returning project_id
     ), member as (
       insert into project_member (project_id, user_id, role)
       select project_id, user_id, 'owner' from begun, file where file_id = $1
     )
     insert into project_file (project_id, file_id) select project_id, $1 from begun returning project_id`,
    [file.file_id],
  )
  project_id = Number(project?.project_id)
}, 600_000)

afterAll(async () => {
  for (const path of [zip, changed]) await rm(path, { force: true })
  await portal.close()
  await database.drop()
  await file.remove()
}, 60_000)

async function addressOfExport(): Promise<string> {
  const { text } = await portal.post(`/api/projects/${project_id}/export`, {}, { authorization: file.authorization })
  return `http://127.0.0.1:${portal.port}${JSON.parse(text).data.address}`
}

/** What a process takes at its first export is not what an export costs. The rest is not waited for. */
async function warmUp() {
  const { body } = await fetch(await addressOfExport())
  let taken = 0
  for await (const piece of body ?? []) {
    taken += piece.length
    if (taken > 32 * 1024 * 1024) break
  }
}

const verify = (path: string) => run('docs/verify-project.sh', [path, `http://127.0.0.1:${portal.port}`])

test('a large project is exported as one zip while memory stays flat, and the published key proves it', async () => {
  for (let once = 0; once < 2; once++) await warmUp()
  const memory = watchMemory(() => portal.webProcesses())
  const began = performance.now()

  await run('curl', ['-sf', '-o', zip, await addressOfExport()])

  const swing = memory.stop()
  const seconds = (performance.now() - began) / 1000
  report(`a project of ${megabytes} MB`, { swing_mb: swing, mb_per_second: Math.round(megabytes / seconds) })
  expect((await verify(zip)).stdout).toContain('everything is as it was exported')
  // Spent pieces wait to be collected, the longer the busier the cores; a file held whole would show even at the least size.
  expect(swing).toBeLessThan(128)
}, 900_000)

test('one bit that changed on the way is found', async () => {
  await copyFile(zip, changed)
  const handle = await open(changed, 'r+')
  const place = Math.floor((megabytes * 1024 * 1024) / 2)
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place)
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, place)
  await handle.close()

  await expect(verify(changed)).rejects.toThrow()
}, 600_000)
