import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenCutting } from '../../../../test/files/cutting.ts'
import { docx } from '../../../../test/files/office.ts'
import { givenReceived, previewsOf, settled, startFileWorker } from '../../../../test/files/pipeline.ts'
import { video } from '../../../../test/files/video.ts'
import { zip } from '../../../../test/files/zip.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { givenServer } from '../../../../test/relay.ts'
import { openStorage } from '../../../platform/storage/storage.ts'

const timeout = 120_000

test('fault 13: an answer of the store that is cut makes nothing, until a whole one comes', { timeout }, async () => {
  const portal = await startPortal(someone)
  const { platform } = portal
  const bytes = randomBytes(400_000)
  const { blob_id, file_id } = await received(portal, bytes)
  const cutting = await givenCutting(platform.config.S3_ENDPOINT, 100_000)
  const storage = openStorage({ ...platform.config, S3_ENDPOINT: cutting.address })
  onTestFinished(() => storage.close())

  await working(portal, { storage })
  await expect.poll(() => cutting.cuts()).toBeGreaterThan(1)

  expect(await stateOf(portal, blob_id)).toBe('received')
  cutting.restore()
  const blob = await settled(platform, file_id)
  expect(blob).toMatchObject({ state: 'ready', sha256: createHash('sha256').update(bytes).digest() })
})

test('fault 15: the worker is killed in ffmpeg: another one does the job once, nothing is left', async () => {
  const portal = await startPortal(someone)
  const { platform, db } = portal
  const { blob_id, file_id } = await received(portal, await video(30), 'video')
  const { S3_PREFIX, REDIS_PREFIX, DATABASE_URL, DATABASE_OWNER_URL } = platform.config
  const program = join(import.meta.dirname, '../../../../test/file-worker.ts')
  const settings = { S3_PREFIX, REDIS_PREFIX, DATABASE_URL, DATABASE_OWNER_URL, LOG_LEVEL: 'silent' }
  const child = fork(program, { env: { ...process.env, ...settings } })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const folder = await vi.waitFor(() => folderOfConverter(child.pid), { timeout: 300_000, interval: 100 })

  child.kill('SIGKILL')

  await expect.poll(() => convertersIn(folder)).toEqual([])
  expect(await stateOf(portal, blob_id)).toBe('recognised')
  expect(await previewsOf(platform, blob_id)).toEqual([])
  await working(portal)
  const blob = await settled(platform, file_id, 150_000)
  expect(blob.state).toBe('ready')
  const { rows } = await sql`select retry_count, state from pgboss.job where name = 'file.preview'`.execute(db)
  expect(rows).toEqual([{ retry_count: 1, state: 'completed' }])
  expect((await readdir(join(tmpdir(), 'atrium-work'))).filter((name) => name.startsWith(`${child.pid}-`))).toEqual([])
})

test('fault 16: a document that breaks its converter fails after three tries, others go on', { timeout }, async () => {
  const portal = await startPortal(someone)
  const poison = zip([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<<<' },
  ])
  await working(portal)

  const first = await received(portal, poison, 'document')
  const second = await received(portal, docx([{ text: 'x', font: 'SimSun' }]), 'document')

  expect((await settled(portal.platform, second.file_id)).state).toBe('ready')
  expect(await settled(portal.platform, first.file_id, 100_000)).toMatchObject({
    state: 'failed',
    reason: 'conversion_failed',
  })
  expect(portal.lines.filter(({ msg, job }) => msg === 'job failed' && job === 'file.preview')).toHaveLength(2)
})

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml"
  ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

test.each(['away', 'silent'] as const)(
  'fault 17: while the scanner is %s a file stays received; when it is back the file goes on',
  { timeout },
  async (manner) => {
    const portal = await startPortal(someone)
    const { CLAMD_HOST, CLAMD_PORT } = portal.platform.config
    const relay = await givenServer('silent', `tcp://${CLAMD_HOST}:${CLAMD_PORT}`)
    const config = {
      ...portal.platform.config,
      CLAMD_PORT: manner === 'away' ? 9 : Number(relay.address.split(':')[1]),
    }
    await working(portal, { config })

    const { blob_id, file_id } = await received(portal, 'hello')
    await new Promise((resolve) => setTimeout(resolve, 3_000))

    expect(await stateOf(portal, blob_id)).toBe('received')
    expect(await previewsOf(portal.platform, blob_id)).toEqual([])
    relay.become('server')
    config.CLAMD_PORT = CLAMD_PORT
    expect((await settled(portal.platform, file_id)).state).toBe('ready')
  },
)

function received(
  { platform, user_id }: Portal,
  bytes: Buffer | string,
  kind: 'resource' | 'video' | 'document' = 'resource',
) {
  return givenReceived(platform, user_id ?? 0, bytes, { kind })
}

async function working({ platform }: Portal, other: Partial<Portal['platform']> = {}) {
  const stop = await startFileWorker({ ...platform, ...other })
  onTestFinished(stop)
}

async function stateOf({ db }: Portal, blob_id: number) {
  return (await db.selectFrom('blob').select('state').where('blob_id', '=', blob_id).executeTakeFirst())?.state
}

/** The folder of the sandbox in which ffmpeg cuts for this worker. */
function folderOfConverter(pid: number | undefined): string {
  const line = commandLines().find(
    (words) => words.includes('ffmpeg') && words.some((word) => word.includes(`/${pid}-`)),
  )
  const folder = line?.find((word) => word.includes(`/${pid}-`))
  if (!folder || !line?.includes('hls/%v.m3u8')) throw new Error('not yet')
  return folder
}

function convertersIn(folder: string) {
  return commandLines().filter((words) => words.includes(folder))
}

function commandLines(): string[][] {
  return globSync('/proc/[0-9]*/cmdline').map((path) => {
    try {
      return readFileSync(path, 'utf8').split('\0')
    } catch {
      return []
    }
  })
}
