import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenApp, givenAppVersion } from '../../../test/given/app.ts'
import { givenProject } from '../../../test/given/project.ts'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { type Portal, someone, startPortal } from '../../../test/portal.ts'
import { projectRoutes } from './project.routes.ts'

async function itemsOf(portal: Portal, project_id: number): Promise<Record<string, unknown>[]> {
  return (await portal.get(`/api/projects/${project_id}`)).data.items
}

test('a version of an app is pinned like any other; it is nothing to take along', async () => {
  const portal = await startPortal(someone, { areas: [projectRoutes] })
  const item_id = await givenApp(portal.db)
  const project_id = await givenProject(portal.db, portal.user_id)
  const pin = (fields: object) => portal.post(`/api/projects/${project_id}/items`, { item_id, ...fields })

  expect((await pin({})).data).toMatchObject({ version: '1.0.0', item_count: 1 })
  expect((await pin({})).data.item_count, 'pinned again').toBe(1)
  await givenAppVersion(portal.db, item_id, { version: '1.1.0' })

  expect(await itemsOf(portal, project_id)).toMatchObject([
    { kind: 'app', resource_type: null, version: '1.0.0', newest_version: '1.1.0', available: false },
  ])
  expect((await portal.get(`/api/projects/${project_id}`)).data.export_count).toBe(0)
  expect((await pin({ version: '9.0.0' })).code).toBe(failures.not_found.code)
  expect((await portal.post(`/api/projects/${project_id}/items/newest`)).data).toEqual({ updated: 1 })
  expect(await itemsOf(portal, project_id)).toMatchObject([{ version: '1.1.0', newest_version: null }])
})

test('a newer file of the same product for the same platform takes the place of the pinned one', async () => {
  const portal = await startPortal(someone, { areas: [projectRoutes] })
  const [desktop, server] = [await givenProduct(portal.db, 'desktop'), await givenProduct(portal.db, 'server')]
  const files = { 'windows x64': 'one', 'linux x64': 'two', 'linux arm64': 'three' }
  const { release_id: item_id } = await givenRelease(portal.platform, desktop, '6.4', { files, days_ago: 9 })
  const project_id = await givenProject(portal.db, portal.user_id)
  const items = `/api/projects/${project_id}/items`
  const pin = (item_id: number, part: string) => portal.post(items, { item_id, part })
  for (const part of ['portal-6.4-windows-x64.tar.gz', 'portal-6.4-linux-x64.tar.gz']) await pin(item_id, part)

  await givenRelease(portal.platform, server, '7.0', { files })
  expect((await portal.get('/api/projects')).data.list[0].newer_count).toBe(0)
  await givenRelease(portal.platform, desktop, '6.5', { files: { 'linux arm64': 'four', 'linux x64': 'five' } })
  const [windows, linux] = await itemsOf(portal, project_id)
  expect([windows?.newest_version, linux?.newest_version]).toEqual([null, '6.5'])

  const url = `${items}/${linux?.project_item_id}`
  expect((await portal.send({ method: 'PATCH', url, payload: { version: '6.5' } })).json().code).toBe(0)
  const after = await itemsOf(portal, project_id)
  expect(after.map(({ part, version, newest_version }) => [part, version, newest_version])).toEqual([
    ['portal-6.4-windows-x64.tar.gz', '6.4', null],
    ['portal-6.5-linux-x64.tar.gz', '6.5', null],
  ])
  await pin(item_id, 'portal-6.4-linux-x64.tar.gz')
  expect((await portal.post(`${items}/newest`)).data, 'the newer one is in it already').toEqual({ updated: 0 })
})
