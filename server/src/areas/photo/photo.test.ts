import { agreements } from '@atrium/contract/account/agreement'
import { failures } from '@atrium/contract/errors'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeWechat, startWechat, type WechatPerson } from '../../../test/external/wechat.ts'
import { startFileWorker } from '../../../test/files/pipeline.ts'
import { givenPicture } from '../../../test/given/picture.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { travellerOf } from '../../../test/traveller.ts'
import type { JobRun } from '../../platform/job/job.ts'
import { fetchPhoto, photoAddress } from './photo.fetch.ts'

const photo = '/api/users/mine/photo'
let wechat: FakeWechat

beforeAll(async () => {
  wechat = await startWechat()
})
afterAll(() => wechat.close())

test('a photo is set, served under an unguessable address, replaced and removed [ACC-01b]', async () => {
  const portal = await startPortal(someone)
  const [first, second] = [await ownPicture(portal), await ownPicture(portal)]

  const { photo_url } = (await put(portal, { file_id: first })).data

  expect(photo_url).toMatch(/^\/file\/photo\/[\w-]{24}$/)
  expect((await portal.get('/api/users/mine/infos')).data.user_info.photo_url).toBe(photo_url)
  expect((await portal.get('/api/users/mine/account')).data.photo_url).toBe(photo_url)
  const served = await portal.send({ method: 'GET', url: photo_url, headers: { authorization: '' } })
  expect(served.statusCode).toBe(200)
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 320, height: 320, format: 'webp' })

  const next = (await put(portal, { file_id: second })).data.photo_url
  expect(next).not.toBe(photo_url)
  expect((await portal.send({ method: 'GET', url: photo_url })).statusCode).toBe(404)
  expect(await claimedFiles(portal)).toEqual([second])

  expect((await portal.send({ method: 'DELETE', url: photo })).json().code).toBe(0)
  expect((await portal.get('/api/users/mine/infos')).data.user_info.photo_url).toBeNull()
  expect((await portal.send({ method: 'GET', url: next })).statusCode).toBe(404)
  expect(await claimedFiles(portal)).toEqual([])
})

test.for([
  ['is not square', { width: 320, height: 200 }],
  ['is not checked yet', { state: 'scanned' }],
  ['was uploaded as something else', { kind: 'resource' }],
] as const)('a photo is refused that %s [ACC-01b]', async ([, about]) => {
  const portal = await startPortal(someone)
  const { file_id } = await givenPicture(portal.platform, portal.user_id, about)

  const { code, data } = await put(portal, { file_id })

  expect([code, data.field]).toEqual([failures.invalid_input.code, 'file_id'])
  expect((await portal.get('/api/users/mine/infos')).data.user_info.photo_url).toBeNull()
})

test('a person cannot use a picture of another person, and a visitor cannot use any [ACC-01b]', async () => {
  const portal = await startPortal(someone)
  const { user_id } = await givenAccount(portal.db)
  const { file_id } = await givenPicture(portal.platform, user_id)

  expect((await put(portal, { file_id })).code).toBe(failures.not_found.code)
  const visitor = await startPortal()
  expect((await put(visitor, { file_id })).code).toBe(failures.not_logged_in.code)
})

test('a WeChat photo is taken over after its owner agreed, checked and re-encoded without its metadata [ACC-01b]', async () => {
  const portal = await startPortal(null, { config: wechat.settings })
  const { headers, has_photo } = await registerWith(portal, 'luming')
  expect(has_photo).toBe(true)
  const account = async () => (await portal.get('/api/users/mine/account', headers)).data
  expect(await account()).toMatchObject({ photo_offer: '微信', photo_url: null })

  expect((await portal.post(`${photo}/offer`, { take: true }, headers)).code).toBe(0)
  expect((await portal.post(`${photo}/offer`, { take: true }, headers)).code).toBe(failures.not_found.code)
  await fetchNow(portal)
  expect(await account(), 'before it is checked').toMatchObject({ photo_offer: null, photo_url: null })

  const stop = await startFileWorker(portal.platform)
  const photo_url = await vi.waitFor(
    async () => {
      const { photo_url } = await account()
      expect(photo_url).toMatch(/^\/file\/photo\//)
      return photo_url
    },
    { timeout: 300_000, interval: 200 },
  )
  await stop()
  const served = await portal.send({ method: 'GET', url: photo_url })
  const { width, height, format, exif } = await sharp(served.rawPayload).metadata()
  expect({ width, height, format, exif }).toEqual({ width: 132, height: 132, format: 'webp', exif: undefined })
})

test('a declined WeChat photo is never fetched and not offered again [ACC-01b]', async () => {
  const portal = await startPortal(null, { config: wechat.settings })
  const { headers } = await registerWith(portal, 'luming')

  expect((await portal.post(`${photo}/offer`, { take: false }, headers)).code).toBe(0)

  expect((await portal.get('/api/users/mine/account', headers)).data.photo_offer).toBeNull()
  await fetchNow(portal)
  expect(await portal.db.selectFrom('file').select('file_id').execute()).toEqual([])
})

test('the server follows no redirect for a photo and stores nothing [ACC-01b]', async () => {
  const portal = await startPortal(null, { config: wechat.settings })
  const { headers } = await registerWith(portal, 'tingyu')
  await portal.post(`${photo}/offer`, { take: true }, headers)

  await expect(fetchNow(portal)).rejects.toThrow()

  expect(await portal.db.selectFrom('file').select('file_id').execute()).toEqual([])
})

test('an address outside the provider is not asked for a photo [ACC-01b]', async () => {
  const portal = await startPortal(null, { config: wechat.settings })
  const { headers } = await registerWith(portal, 'baiyu')
  await portal.post(`${photo}/offer`, { take: true }, headers)

  await fetchNow(portal)

  expect(await portal.db.selectFrom('file').select('file_id').execute()).toEqual([])
})

test('only WeChat’s picture hosts are fetched from, and only over https [ACC-01b]', () => {
  const usual = { WECHAT_API_ADDRESS: 'https://api.weixin.qq.com' }
  const read = (address: string) => photoAddress(usual, address)?.href ?? null

  expect(read('http://thirdwx.qlogo.cn/mmopen/a/132')).toBe('https://thirdwx.qlogo.cn/mmopen/a/132')
  for (const hostile of [
    'http://169.254.169.254/x',
    'https://qlogo.cn.evil.example/x',
    'https://evilqlogo.cn/x',
    'file:///etc/passwd',
    'https://a:b@wx.qlogo.cn/x',
    'https://wx.qlogo.cn:8443/x',
    'not an address',
    'https://127.0.0.1/x',
  ]) {
    expect(read(hostile), hostile).toBeNull()
  }
})

async function ownPicture(portal: Portal) {
  return (await givenPicture(portal.platform, portal.user_id)).file_id
}

async function put(portal: Portal, payload: object) {
  return (await portal.send({ method: 'PUT', url: photo, payload })).json()
}

async function claimedFiles({ db }: Portal) {
  const rows = await db.selectFrom('file').select('file_id').where('claimed_at', 'is not', null).execute()
  return rows.map(({ file_id }) => file_id)
}

async function registerWith(portal: Portal, person: WechatPerson) {
  const traveller = travellerOf(portal)
  const { data: left } = await traveller.leave('wechat')
  const { data: came } = await traveller.arrive(await wechat.scan(left.address, person))
  const { data } = await portal.post('/api/register', { ticket: came.ticket, agreed: agreements })
  return { headers: { authorization: `Bearer ${data.token}` }, has_photo: came.suggestion.has_photo }
}

/** What the worker does with the job. */
async function fetchNow({ platform, db }: Portal) {
  const { identity_id } = await db.selectFrom('identity').select('identity_id').executeTakeFirstOrThrow()
  const run = { signal: new AbortController().signal, done: async () => {} } as unknown as JobRun
  await fetchPhoto(platform, identity_id, run)
}
