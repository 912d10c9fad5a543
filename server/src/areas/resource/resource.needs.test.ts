import { expect, test } from 'vitest'
import { givenProject } from '../../../test/given/project.ts'
import { givenPublished } from '../../../test/given/published.ts'
import { someone, startPortal } from '../../../test/portal.ts'

const unknown = { product_version: null, system: null, database: null, processor: null, middleware: null }

test('every version says what it needs; one of an earlier release what its resource or its description does', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)
  const versions = `/api/resources/${resource_id}/versions`
  const update = (values: object) =>
    portal.db.updateTable('resource_version').set(values).where('item_id', '=', resource_id).execute()
  const needs = async () => (await portal.get(versions)).data.list[0].needs

  await update({ needs: JSON.stringify({ product_version: ['10.1'] }) })
  expect(await needs()).toEqual({ ...unknown, product_version: ['10.1'] })

  await update({ needs: null, described: JSON.stringify({ versions: ['9.8'] }) })
  await portal.db
    .updateTable('resource')
    .set({ needs: JSON.stringify({ system: ['kylin'] }) })
    .where('item_id', '=', resource_id)
    .execute()
  expect(await needs(), 'the newest').toEqual({ ...unknown, system: ['kylin'] })

  await portal.db.updateTable('resource').set({ version_id: null }).where('item_id', '=', resource_id).execute()
  expect(await needs(), 'an older one').toEqual({ ...unknown, product_version: ['9.8'] })
})

test('a project says what the pinned version needs', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)
  const project_id = await givenProject(portal.db, portal.user_id)
  await portal.db
    .updateTable('resource_version')
    .set({ needs: JSON.stringify({ product_version: ['10.1'] }) })
    .where('item_id', '=', resource_id)
    .execute()
  await portal.post(`/api/projects/${project_id}/items`, { item_id: resource_id })

  const { data } = await portal.get(`/api/projects/${project_id}`)

  expect(data.items[0].needs).toEqual({ ...unknown, product_version: ['10.1'] })
})
