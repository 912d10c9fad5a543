import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { migrate } from '@atrium/server/platform/db/migrate'
import { afterAll, expect, test } from 'vitest'
import { failed, percentile, startLoad } from './load.ts'
import { openPortal, ownDatabase } from './portal.ts'
import { report } from './report.ts'
import { countKept, startWriters } from './writers.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')
const folder = await mkdtemp('/var/tmp/atrium-previous-')
const database = await ownDatabase()

afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const reads = ['/', '/api/resources', '/api/cases', '/api/knowledges', '/api/website']

test('fault 24: release N−1 goes on while the schema becomes that of N, beside release N, and after it', async () => {
  const commit = await buildPrevious()
  // With one role, as an installation that has not moved to two.
  const old = await openPortal({ DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: database.ownerUrl }, folder)
  const load = startLoad(old.port, reads, { clients: 4, pause: 20 })
  const writing = await startWriters(old, database.ownerUrl, 4)
  await sleep(3_000)

  const began = performance.now()
  const applied = await migrate(database.settings)
  const migrated = performance.now() - began
  await sleep(5_000)
  const next = await openPortal(database.settings)
  const ofNext = startLoad(next.port, reads, { clients: 2, pause: 20 })
  const writingNext = await startWriters(next, database.ownerUrl, 2)
  await sleep(5_000)
  const nextOutcomes = await ofNext.stop()
  const acknowledgedNext = await writingNext.stop()
  await next.close()
  await sleep(3_000)
  const outcomes = await load.stop()
  const acknowledged = await writing.stop()
  await old.close()

  const all = [...acknowledged, ...acknowledgedNext]
  report(`release ${commit} on the schema of the next one`, {
    migrations: applied.length,
    migrated_ms: migrated,
    requests: outcomes.length,
    failures: outcomes.filter(failed).length,
    p99_ms: percentile(outcomes, 0.99),
    requests_of_next: nextOutcomes.length,
    writes: all.length,
    refused: writing.refusals.length + writingNext.refusals.length,
  })
  expect(applied.length).toBeGreaterThan(0)
  expect(await countKept(database.ownerUrl, all)).toEqual({ once: all.length, lost: 0, twice: 0 })
  expect(outcomes.filter(failed)).toEqual([])
  expect(nextOutcomes.filter(failed)).toEqual([])
  expect([...writing.refusals, ...writingNext.refusals]).toEqual([])
})

/** The code as it was before the newest migration, with the packages of today, which its own are among. */
async function buildPrevious(): Promise<string> {
  const git = async (...words: string[]) => (await run('git', words, { cwd: repository })).stdout.trim()
  const newest = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'server/migrations')
  const commit = await git('rev-parse', '--short', `${newest}^`)
  await run('bash', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: repository })
  for (const part of ['.', 'server', 'web', 'contract', 'content'])
    await run('bash', ['-c', `[ ! -d ${part}/node_modules ] || cp -a ${part}/node_modules ${folder}/${part}/`], {
      cwd: repository,
    })
  await run('npm', ['run', 'build'], { cwd: folder })
  return commit
}
