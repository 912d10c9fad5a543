import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

test('a video carries its category, lesson, length and the hue of its cover', async () => {
  const { db, get } = await startPortal()
  const { rows } = await sql<{ video_category_id: number }>`
    insert into video_category (code, name) values ('flow', '{"zh-CN": "流程引擎"}') returning video_category_id`.execute(
    db,
  )
  const video_category_id = rows[0]?.video_category_id ?? 0
  const { item_id } = await givenItem(db, { kind: 'video', type: 'flow', category_id: video_category_id })
  await sql`insert into video (item_id, lesson, duration_seconds) values (${item_id}, '{"zh-CN": "第 4 讲"}', 506)`.execute(
    db,
  )

  const { data } = await get(`/api/videos?search=${encodeURIComponent(JSON.stringify({ video_category_id }))}`)

  expect(data.total).toBe(1)
  expect(data.list).toMatchObject([
    {
      ...{ video_id: item_id, video_category_name: '流程引擎', lesson: '第 4 讲', duration_seconds: 506 },
      resource_type: 'flow',
    },
  ])
})
