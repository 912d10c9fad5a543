import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from './item.given.ts'
import { countViews, noteView } from './item.view.ts'

test('a view on the next day counts again, and visitors are forgotten after two days', async () => {
  const { db, platform } = await startPortal()
  const { item_id } = await givenItem(db, { kind: 'case' })
  const look = () => noteView(platform, { kind: 'case', item_id }, { user_id: null }, { ip: '192.0.2.7' })
  const views = async () =>
    (await db.selectFrom('item').select('view_count').where('item_id', '=', item_id).executeTakeFirstOrThrow())
      .view_count

  for (const _ of [1, 2]) await look()
  for (const _ of [1, 2]) await countViews(db)
  expect(await views()).toBe(1)

  await sql`update item_view set day = day - 2`.execute(db)
  await look()
  await countViews(db)

  expect(await views()).toBe(2)
  expect(await db.selectFrom('item_view').selectAll().execute()).toHaveLength(1)
})

test('what is not published, or is something else, is not counted', async () => {
  const { db, platform } = await startPortal()
  const draft = await givenItem(db, { kind: 'case', state: 'draft' })
  const video = await givenItem(db, { kind: 'video' })

  for (const { item_id } of [draft, video]) {
    await noteView(platform, { kind: 'case', item_id }, { user_id: 7 }, { ip: '192.0.2.7' })
  }

  expect(await db.selectFrom('item_view').selectAll().execute()).toEqual([])
})

test('a day of views begins at midnight in the portal’s zone, not in UTC', async () => {
  const { db, platform } = await startPortal()
  const { item_id } = await givenItem(db, { kind: 'case' })
  const look = (moment: string) =>
    noteView(platform, { kind: 'case', item_id }, { user_id: null }, { ip: '192.0.2.7' }, new Date(moment))

  for (const moment of ['2026-11-15T15:59:00Z', '2026-11-15T16:01:00Z', '2026-11-16T00:01:00Z']) await look(moment)

  const views = await db.selectFrom('item_view').select('day').orderBy('day').execute()
  expect(views.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16'])
})
