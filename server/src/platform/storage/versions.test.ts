import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { DeleteBucketCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { connectStore } from './client.ts'
import { openStorage } from './storage.ts'
import { openVersions, type VersionedObject } from './versions.ts'

// A bucket of its own: one that keeps versions would keep those of all other tests, too.
const config = readConfig({ ...process.env, S3_BUCKET: `versions-${randomUUID()}`, S3_PREFIX: 'portal/' })
const storage = openStorage(config)
/** Pages that end within the versions of a key. */
const versions = openVersions(config, 5)

beforeAll(() => storage.ensureBucket())
afterAll(async () => {
  for (const { key, versions: all } of await listed())
    for (const { version_id } of all) await versions.removeVersion(key, version_id)
  const client = connectStore(config, config.S3_ENDPOINT)
  await client.send(new DeleteBucketCommand({ Bucket: config.S3_BUCKET }))
  client.destroy()
  storage.close()
  versions.close()
})

const put = (key: string, content: string) =>
  storage.put(key, Buffer.from(content), { size: Buffer.byteLength(content), content_type: 'text/plain' })

const read = async (key: string) => {
  const object = await storage.get(key)
  return object && text(object.body)
}

test('a bucket keeps no versions until it is told to, and then removes them after the days it is given', async () => {
  expect(await versions.isVersioned()).toBe(false)
  expect(await versions.daysKept()).toBeNull()

  await versions.enableVersioning()
  await versions.keepForDays(30)
  await versions.keepForDays(14)

  expect(await versions.isVersioned()).toBe(true)
  expect(await versions.daysKept()).toBe(14)
})

test('what was overwritten and what was deleted can be made current again', async () => {
  await put('overwritten 文件', 'first')
  await put('overwritten 文件', 'second')
  await put('deleted', 'first')
  await storage.remove('deleted')

  const [overwritten, deleted] = [await history('overwritten 文件'), await history('deleted')]
  expect(overwritten).toMatchObject([{ is_current: true }, { is_current: false }])
  expect(deleted).toMatchObject([{ is_current: true, is_deletion: true }, { is_deletion: false }])
  await versions.copyToCurrent('overwritten 文件', overwritten[1]?.version_id ?? '')
  await versions.removeVersion('deleted', deleted[0]?.version_id ?? '')

  expect(await read('overwritten 文件')).toBe('first')
  expect(await read('deleted')).toBe('first')
  expect(await history('overwritten 文件')).toHaveLength(3)
})

test('the list has every version of every key once, over several pages', async () => {
  const keys = Array.from({ length: 7 }, (_, n) => `page ${n}`)
  for (const key of keys) {
    for (const content of ['one', 'two']) await put(key, content)
    await storage.remove(key)
  }

  const found = (await listed()).filter(({ key }) => key.startsWith('page '))

  expect(found.map(({ key }) => key).sort()).toEqual(keys)
  for (const { versions: all } of found) expect(all.map(({ is_deletion }) => is_deletion)).toEqual([true, false, false])
})

async function listed() {
  const all: VersionedObject[] = []
  for await (const one of versions.list()) all.push(one)
  return all
}

async function history(key: string) {
  return (await listed()).find((one) => one.key === key)?.versions ?? []
}
