import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { fetchFile, startPortal } from '../../../test/portal.ts'
import { openSigner } from '../../platform/secret/signer.ts'
import { sealRelease } from './download.seal.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'release-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('what was downloaded is proven with tools everybody has: openssl for the signature, cksum for both sums', async () => {
  const { app, db, get, platform } = await startPortal()
  const desktop = await givenProduct(db, 'desktop')
  await givenRelease(platform, desktop, '6.4', { files: { 'linux x64': 'one', 'linux arm64': 'two' } })
  const { data: release } = await get('/api/products/desktop/releases/6.4')
  const { data: keys } = await get('/api/signing-keys')
  const cwd = await folder()

  for (const { address, file_name } of release.files) {
    await writeFile(join(cwd, file_name), (await fetchFile(app, address)).rawPayload)
  }
  const { key_id } = keys.list[0]
  for (const [name, address] of [
    ['sums', '/file/sums/desktop/6.4.sums'],
    ['sums.sig', '/file/sums/desktop/6.4.sums.sig'],
    ['key.pem', `/file/signing-key/${key_id}.pem`],
  ] as const) {
    await writeFile(join(cwd, name), (await app.inject({ url: address })).rawPayload)
  }
  const verify = ['pkeyutl', '-verify', '-pubin', '-inkey', 'key.pem', '-rawin', '-in', 'sums', '-sigfile', 'sums.sig']
  const check = () => execFileSync('cksum', ['--check', '--strict', 'sums'], { cwd, stdio: 'pipe' }).toString()

  expect(release.key_id).toBe(key_id)
  expect(execFileSync('openssl', verify, { cwd }).toString()).toContain('Signature Verified Successfully')
  expect(check().match(/: OK$/gm)).toHaveLength(4)

  await writeFile(join(cwd, release.files[0].file_name), 'changed')
  expect(check).toThrow(/2 computed checksums did NOT match/)
})

test('sums of drafts and of what never was, and keys that never were, are not there', async () => {
  const { app, db, platform } = await startPortal()
  await givenRelease(platform, await givenProduct(db, 'desktop'), '6.5', { state: 'draft' })

  for (const url of ['sums/desktop/6.5.sums', 'sums/desktop/9.sums.sig', 'sums/desktop/9', 'signing-key/none.pem']) {
    expect((await app.inject({ url: `/file/${url}` })).statusCode, url).toBe(404)
  }
})

test('the sums beside each file are those of its bytes', async () => {
  const { db, get, platform } = await startPortal()
  await givenRelease(platform, await givenProduct(db, 'desktop'), '6.4', { files: { 'linux x64': 'abc' } })

  const { data } = await get('/api/products/desktop')

  // The examples of both standards.
  expect(data.files[0].sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(data.files[0].sm3).toBe('66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0')
})

test('a signed release stays as it is: the same files change nothing, others are refused', async () => {
  const { db, platform } = await startPortal()
  const { release_id: item_id } = await givenRelease(platform, await givenProduct(db, 'desktop'), '6.4')
  const { user_id: kept_by } = await db.selectFrom('file').select('user_id').executeTakeFirstOrThrow()
  const { platform_id } = await db.selectFrom('platform').select('platform_id').executeTakeFirstOrThrow()
  const sealing = { storage: platform.storage, signer: openSigner(platform.config.SIGNING_KEY) }
  const seal = (content: string) =>
    sealRelease(db, sealing, {
      item_id,
      kept_by,
      files: [
        {
          platform_id,
          architecture: 'x64',
          file_name: 'portal-6.4-linux-x64.tar.gz',
          content: Buffer.from(content),
          needs: { processor: ['x86-64'] },
          requirements: {},
        },
      ],
    })

  await seal('6.4')

  const { needs } = await db.selectFrom('release_file').select('needs').executeTakeFirstOrThrow()
  expect(needs).toEqual({ processor: ['x86-64'] })
  expect(await db.selectFrom('blob').select('blob_id').execute()).toHaveLength(1)
  await expect(seal('another')).rejects.toThrow('6.4 was signed with different files')
  await expect(sql`update release set sums = 'x'`.execute(db)).rejects.toThrow('a signed release does not change')
  await expect(sql`update release_file set sm3 = 'x'`.execute(db)).rejects.toThrow(
    'a file of a release does not change',
  )
})

test('a checksum identifies a release file and reveals whether a file of that name was changed', async () => {
  const { db, get, platform } = await startPortal()
  const desktop = await givenProduct(db, 'desktop')
  await givenRelease(platform, desktop, '6.3', { days_ago: 90, ends_in: -1, files: { 'linux x64': 'old' } })
  await givenRelease(platform, desktop, '6.4', { files: { 'linux x64': 'new' } })
  await givenRelease(platform, desktop, '6.5', { state: 'draft', files: { 'linux x64': 'secret' } })
  const sumOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const ask = async (content: string, file_name = 'renamed.bin') =>
    (await get(`/api/releases/files?sha256=${sumOf(content)}&file_name=${file_name}`)).data

  expect(await ask('old')).toMatchObject({
    same: { product_code: 'desktop', version: '6.3', support: 'ended', newest_version: '6.4' },
    named_alike: null,
  })
  expect(await ask('changed', 'portal-6.4-linux-x64.tar.gz')).toMatchObject({
    same: null,
    named_alike: { version: '6.4', size: 3 },
  })
  for (const [content, name] of [['unknown'], ['secret'], ['secret', 'portal-6.5-linux-x64.tar.gz']] as const) {
    expect(await ask(content, name)).toEqual({ same: null, named_alike: null })
  }
})
