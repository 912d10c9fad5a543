import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenApp, plainVersion } from '../../../test/given/app.ts'
import { administrator, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { offerNewestApp, publishAppVersion } from './app.publish.ts'

async function givenInstaller({ db, post, get }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '管理员' })
  const authorization = `Bearer ${(await givenSession(db, user_id)).token}`
  return {
    list: () => get('/api/management/installations', { authorization }),
    decide: (installation_id: number, decided: object) =>
      post(`/api/installations/${installation_id}/decision`, decided, { authorization }),
  }
}

const request = { product_version: '10.2', note: '财务部要用' }

test('an installation request shows every step, and its requester is notified of each', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db)
  const installer = await givenInstaller(portal)

  const { data: asked } = await portal.post(`/api/apps/${app_id}/installations`, request)
  expect(asked).toMatchObject({ app_id, state: 'requested', version: '1.0.0', ...request })
  expect((await installer.list()).data).toMatchObject({ total: 1, list: [{ title: '发票识别', state: 'requested' }] })

  await installer.decide(asked.installation_id, { state: 'accepted', answer: '本周五安装' })
  const accepted = (await portal.get(`/api/apps/${app_id}/mine`)).data
  expect(accepted).toMatchObject({ installed_version: null, request: { state: 'accepted', answer: '本周五安装' } })

  await installer.decide(asked.installation_id, { state: 'installed' })
  const installed = (await portal.get(`/api/apps/${app_id}/mine`)).data
  expect(installed).toMatchObject({ installed_version: '1.0.0', request: { state: 'installed' } })
  const notices = await portal.db.selectFrom('notice').select('kind').orderBy('notice_id').execute()
  expect(notices.map(({ kind }) => kind)).toEqual(['installation_accepted', 'installation_installed'])
  expect((await portal.get(`/api/apps/${app_id}`)).data.download_count).toBe(1)
})

test('asking twice is one request; it can be taken back, and asked for again', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db)

  const [one, other] = await Promise.all([
    portal.post(`/api/apps/${app_id}/installations`, request),
    portal.post(`/api/apps/${app_id}/installations`, request),
  ])
  expect(one.data.installation_id).toBe(other.data.installation_id)

  const { installation_id } = one.data
  await portal.send({ method: 'DELETE', url: `/api/installations/${installation_id}` })
  expect((await portal.get(`/api/apps/${app_id}/mine`)).data.request.state).toBe('cancelled')
  const again = await portal.post(`/api/apps/${app_id}/installations`, request)
  expect(again.data.installation_id).toBeGreaterThan(installation_id)
})

test('declining says why; what was decided cannot be decided otherwise', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db)
  const installer = await givenInstaller(portal)
  const { data } = await portal.post(`/api/apps/${app_id}/installations`, request)

  const silent = await installer.decide(data.installation_id, { state: 'declined' })
  await installer.decide(data.installation_id, { state: 'declined', answer: '尚未采购' })
  const late = await installer.decide(data.installation_id, { state: 'installed' })

  expect(silent).toMatchObject({ code: failures.invalid_input.code })
  expect(late.code).toBe(failures.conflict.code)
  expect((await portal.get(`/api/apps/${app_id}/mine`)).data.request).toMatchObject({ answer: '尚未采购' })
})

test('an installation request takes the version that fits the product in use, or says that none does', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db, {
    versions: [
      { version: '1.0.0', product_versions: ['10.0'] },
      { version: '2.0.0', product_versions: ['10.2'] },
    ],
  })

  const older = await portal.post(`/api/apps/${app_id}/installations`, { product_version: '10.0' })
  const none = await portal.post(`/api/apps/${app_id}/installations`, { product_version: '9.8' })

  expect(older.data.version).toBe('1.0.0')
  expect(none.code).toBe(failures.conflict.code)
})

test('what is installed can be brought up to a newer version, and counts as one installation', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db)
  const installer = await givenInstaller(portal)
  const first = await portal.post(`/api/apps/${app_id}/installations`, request)
  await installer.decide(first.data.installation_id, { state: 'installed' })
  expect((await portal.post(`/api/apps/${app_id}/installations`, request)).code).toBe(failures.conflict.code)

  const moment = { app_version_id: null, user_id: null, published_at: null }
  await publishAppVersion(portal.db, app_id, { ...plainVersion, version: '1.1.0' }, moment)
  await offerNewestApp(portal.db, app_id)
  const { list } = (await portal.get('/api/users/mine/apps')).data
  const second = await portal.post(`/api/apps/${app_id}/installations`, request)
  await installer.decide(second.data.installation_id, { state: 'installed' })

  expect(list).toMatchObject([{ app_id, installed_version: '1.0.0', newest_version: '1.1.0' }])
  expect((await portal.get(`/api/apps/${app_id}/mine`)).data.installed_version).toBe('1.1.0')
  expect((await portal.get(`/api/apps/${app_id}`)).data.download_count).toBe(1)
})

test('only who had an app installed may rate it; its publisher answers', async () => {
  const portal = await startPortal(someone)
  const owner = await givenAccount(portal.db)
  const app_id = await givenApp(portal.db, { owner_id: owner.user_id })
  const installer = await givenInstaller(portal)
  const rate = () =>
    portal.send({ method: 'PUT', url: `/api/apps/${app_id}/rating`, payload: { stars: 5, text: '省了两个人' } })

  expect((await rate()).json().code).toBe(failures.not_allowed.code)
  const { data } = await portal.post(`/api/apps/${app_id}/installations`, request)
  await installer.decide(data.installation_id, { state: 'installed' })
  expect((await rate()).json().code).toBe(0)

  const [rating] = (await portal.get(`/api/apps/${app_id}/ratings`)).data.list
  const { token } = await givenSession(portal.db, owner.user_id)
  await portal.send({
    method: 'PUT',
    url: `/api/ratings/${rating.rating_id}/answer`,
    payload: { text: '谢谢' },
    headers: { authorization: `Bearer ${token}` },
  })
  const [answered] = (await portal.get(`/api/apps/${app_id}/ratings`)).data.list
  expect(answered).toMatchObject({ stars: 5, text: '省了两个人', answer: '谢谢', mine: true })
  expect((await portal.get(`/api/apps/${app_id}`)).data).toMatchObject({
    rating_counts: [0, 0, 0, 0, 1],
    rating_count: 1,
  })
})

test('an app is collected once and a problem of it is reported', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db)
  const collect = () => portal.send({ method: 'PUT', url: `/api/apps/${app_id}/collection` })

  await collect()
  await collect()
  await portal.post(`/api/apps/${app_id}/reports`, { problem: 'broken', text: '装不上' })

  expect((await portal.get(`/api/apps/${app_id}`)).data.collect_count).toBe(1)
  expect((await portal.get(`/api/apps/${app_id}/mine`)).data).toMatchObject({ collected: true, collect_count: 1 })
  const reports = await portal.db.selectFrom('item_report').select(['item_id', 'text']).execute()
  expect(reports).toEqual([{ item_id: app_id, text: '装不上' }])
})
