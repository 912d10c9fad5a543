import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { measureCpuTime } from '../../../../test/cpu-time.ts'
import { type ZipEntryFixture, zip } from '../../../../test/files/zip.ts'
import { isArchive, walkArchive } from './pipeline.archive.ts'

const megabyte = 1024 * 1024
const { signal } = new AbortController()
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, content: 'x' }))

test('an honest archive is walked to the end, archives in it too, names in Chinese of either kind', async () => {
  const inner = zip([{ name: '内/表.csv', content: 'a,b' }])
  const oldName = Buffer.from('b1a8b8e62e747874', 'hex')

  const found = await walked([
    { name: oldName, content: '报告' },
    { name: '包.zip', content: inner },
  ])

  expect(found).toEqual({ names: ['1 报告.txt', '1 包.zip', '2 内/表.csv'], left: ['content'] })
})

test.each([
  ['../../x', {}],
  ['a/../../x', {}],
  ['..\\..\\x', {}],
  ['/etc/cron.d/x', {}],
  ['C:\\windows\\x', {}],
  ['\\\\host\\share', {}],
  ['a\0.txt', {}],
  ['a/CON', {}],
  ['nul.txt', {}],
  ['invoice\u202efdp.exe', {}],
  ['link', { mode: 0o120777, content: '/etc/passwd' }],
  ['device', { mode: 0o060644 }],
])('attack 4: an archive with an entry %j is refused, and nothing is written outside', async (name, entry) => {
  await expect(walked([{ name: 'harmless.txt' }, { name, ...entry }])).rejects.toMatchObject(refused('unsafe_names'))
})

test.each([
  ['0.7 MB that become 700 MB', () => [bomb(700)], 'too_high_ratio'],
  ['ten times 100 MB', () => Array.from({ length: 10 }, (_, n) => ({ ...bomb(100), name: `${n}` })), 'too_high_ratio'],
  ['6000 files', () => many(6_000), 'too_many_entries'],
  ['16 levels', () => [{ name: 'next.zip', content: nested(16) }], 'too_deep'],
  ['a directory that says 10 bytes of 700 MB', () => [{ ...bomb(700), said_size: 10 }], 'unreadable'],
  ['a bomb in an archive', () => [{ name: 'a.zip', content: zip([bomb(300)]) }], 'too_high_ratio'],
  [
    '1.1 GB, not dense',
    () => [
      { name: 'a', content: randomBytes(12 * megabyte) },
      { ...bomb(1), said_size: 1.1e9 },
    ],
    'too_large_unpacked',
  ],
])('attack 5: %s are refused by our own limits within a second of CPU', async (_, build, reason) => {
  const folder = await givenFolder(zip(build()))

  const { milliseconds } = await measureCpuTime(() => expect(walk(folder)).rejects.toMatchObject(refused(reason)))

  expect(milliseconds).toBeLessThan(1_000)
})

test('attack 5: what lies in archives counts together', async () => {
  const inner = zip(many(3_000))

  await expect(
    walked([
      { name: 'a.zip', content: inner },
      { name: 'b.zip', content: inner },
    ]),
  ).rejects.toMatchObject(refused('too_many_entries'))
})

test('a small and dense archive is nothing bad', async () => {
  expect(await walked([{ name: 'log.txt', content: Buffer.alloc(5 * megabyte) }])).toMatchObject({
    names: ['1 log.txt'],
  })
})

test('attack 9: an archive with a password is put away', async () => {
  await expect(walked([{ name: 'a', encrypted: true }])).rejects.toMatchObject({
    state: 'quarantined',
    reason: 'encrypted',
  })
})

test('an archive that breaks off is called unreadable', async () => {
  const folder = await givenFolder(zip(many(3)).subarray(0, 60))

  expect(await isArchive(join(folder, 'content'))).toBe(true)
  await expect(walk(folder)).rejects.toMatchObject(refused('unreadable'))
})

const piece = deflateRawSync(Buffer.alloc(megabyte))

/** Zeros, deflated without holding them all: pieces of a megabyte joined before their ends. */
function bomb(megabytes: number): ZipEntryFixture {
  const open = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: 2 })
  const pieces = Array.from({ length: megabytes - 1 }, () => open)
  return { name: 'zeros', deflated: Buffer.concat([...pieces, piece]), said_size: megabytes * megabyte }
}

function nested(levels: number): Buffer {
  return levels === 0 ? zip(many(1)) : zip([{ name: 'next.zip', content: nested(levels - 1) }])
}

function refused(reason: string) {
  return { state: 'failed', reason }
}

async function walked(entries: ZipEntryFixture[]) {
  return walk(await givenFolder(zip(entries)))
}

async function walk(folder: string) {
  const names: string[] = []
  for await (const { level, name } of walkArchive(join(folder, 'content'), 'resource', { folder, signal })) {
    names.push(`${level} ${name}`)
  }
  return { names, left: await readdir(folder) }
}

async function givenFolder(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'content'), content)
  return folder
}
