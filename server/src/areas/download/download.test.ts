import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { startPortal } from '../../../test/portal.ts'

type TextByName = Record<string, string>

test('each product shows its latest published release and the platforms it runs on', async () => {
  const { db, get, platform } = await startPortal()
  const suite_id = await givenProduct(db, 'oa')
  const desktop = await givenProduct(db, 'desktop', suite_id)
  await givenRelease(platform, desktop, '6.3', { days_ago: 30 })
  await givenRelease(platform, desktop, '6.4', { days_ago: 3 })
  await givenRelease(platform, desktop, '6.5', { state: 'draft' })

  const { data: releases } = await get('/api/releases')

  expect(releases.list).toMatchObject([
    { product_code: 'desktop', version: '6.4', note: '补丁包', platforms: [{ platform_name: 'Linux' }] },
  ])
})

test('a product has all its releases and, for each platform and architecture, its newest file', async () => {
  const { db, get, platform } = await startPortal()
  const desktop = await givenProduct(db, 'desktop')
  await givenRelease(platform, desktop, '6.4', {
    days_ago: 30,
    files: { 'windows x64': 'w', 'linux x64': 'l', 'linux arm64': 'la' },
  })
  await givenRelease(platform, desktop, '6.5', { days_ago: 3, files: { 'windows x64': 'w5', 'windows arm64': 'wa5' } })
  await givenRelease(platform, desktop, '6.6', { state: 'draft', files: { 'linux x64': 'l6' } })

  const { data } = await get('/api/products/desktop')

  expect(data.releases.map(({ version }: TextByName) => version)).toEqual(['6.5', '6.4'])
  expect(data.files.map((file: TextByName) => [file.platform_code, file.architecture, file.version])).toEqual([
    ['windows', 'x64', '6.5'],
    ['windows', 'arm64', '6.5'],
    ['linux', 'x64', '6.4'],
    ['linux', 'arm64', '6.4'],
  ])
  expect(data.files[0]).toMatchObject({
    needs: { processor: ['x64'], system: null },
    requirements: { memory: '4 GB', disk: null },
  })
})

test('a release says until when it is looked after, and what changed in the language of the reader', async () => {
  const { db, get, platform } = await startPortal()
  const desktop = await givenProduct(db, 'desktop')
  const notes = [
    { kind: 'security', text: { 'zh-CN': '换了证书', en: 'New certificate' } },
    { kind: 'fixed', text: { 'zh-CN': '文字清晰' } },
  ]
  await givenRelease(platform, desktop, '1', { days_ago: 4, ends_in: -1 })
  await givenRelease(platform, desktop, '2', { days_ago: 3, ends_in: 30 })
  await givenRelease(platform, desktop, '3', { days_ago: 2, ends_in: 300 })
  await givenRelease(platform, desktop, '4', { days_ago: 1, notes })

  const { data } = await get('/api/products/desktop')
  const { data: english } = await get('/api/products/desktop/releases/4', { 'accept-language': 'en' })

  expect(data.releases.map(({ support }: TextByName) => support)).toEqual(['supported', 'supported', 'ending', 'ended'])
  expect(data.releases.map(({ ends_on }: TextByName) => ends_on === null)).toEqual([true, false, false, false])
  expect(english.notes).toEqual([
    { kind: 'security', text: 'New certificate' },
    { kind: 'fixed', text: '文字清晰' },
  ])
})

test('drafts, unknown versions and unknown products are not there', async () => {
  const { db, get, platform } = await startPortal()
  const desktop = await givenProduct(db, 'desktop')
  await givenRelease(platform, desktop, '6.5', { state: 'draft' })

  for (const path of ['desktop/releases/6.5', 'desktop/releases/9', 'nothing', 'nothing/releases/1']) {
    expect((await get(`/api/products/${path}`)).code, path).toBe(failures.not_found.code)
  }
})

test('the index names every file of every release of every product', async () => {
  const { db, get, platform } = await startPortal()
  await givenProduct(db, 'oa')
  const desktop = await givenProduct(db, 'desktop')
  const server = await givenProduct(db, 'server')
  await givenRelease(platform, desktop, '6.4', { days_ago: 9, files: { 'linux x64': 'a', 'linux arm64': 'b' } })
  await givenRelease(platform, desktop, '6.5', { files: { 'linux x64': 'c' } })
  await givenRelease(platform, server, '10', { files: { 'linux x64': 'd' } })

  const { data } = await get('/api/downloads')

  const shown = data.list.map(
    ({ product_code, releases }: { product_code: string; releases: { files: unknown[] }[] }) => [
      product_code,
      releases.map(({ files }) => files.length),
    ],
  )
  expect(shown).toEqual([
    ['desktop', [1, 2]],
    ['server', [1]],
  ])
})
