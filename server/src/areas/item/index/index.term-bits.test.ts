import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { givenRun } from '../../../../test/given/run.ts'
import { type Portal, startPortal } from '../../../../test/portal.ts'
import { givenFoundItem } from '../item.given-found.ts'
import { itemTerms } from '../item.jobs.ts'
import { receivedBits } from './index.bits.ts'
import { idsOfSlice } from './index.bits-file.ts'
import { buildTermBits } from './index.term-bits.ts'

let portal: Portal
beforeEach(async () => {
  portal = await startPortal()
})

test('a portal with few items finds all of them once bits are built, for any ids', async () => {
  const { db } = portal
  const ids: number[] = []
  while (ids.length < 5) {
    const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '探亲休假' } })
    if (item_id % 10 !== 0) ids.push(item_id)
    else await withdraw(item_id)
  }

  expect(await buildTermBits(db)).toBe(true)

  const { data } = await portal.get(`/api/search?search=${JSON.stringify({ q: '探亲休假' })}`)
  expect(data.total).toBe(5)
  expect((await heldBy()).get('kind:resource')).toEqual(ids)
})

test('updated bits equal the bits built from every item', async () => {
  const { db } = portal
  const rewritten = await givenFoundItem(db, { title: { 'zh-CN': '甲请假申请' } })
  const gone = await givenFoundItem(db, { title: { 'zh-CN': '乙请假申请' } })
  const deprecated = await givenFoundItem(db, { title: { 'zh-CN': '丙请假申请' } })
  await givenFoundItem(db, { title: { 'zh-CN': '丁请假申请' } })
  await buildTermBits(db, { least: 1 })

  await withdraw(gone.item_id)
  await sql`update item set state = 'deprecated' where item_id = ${deprecated.item_id}`.execute(db)
  await sql`
    update item_term set terms = array_to_tsvector(array['kind:resource', 'type:form', '请假']) where item_id = ${rewritten.item_id}`.execute(
    db,
  )
  // Far away, so that every term's bits become longer; of a kind that nothing was of before.
  await portal.queryAsOwner(`select setval(pg_get_serial_sequence('item', 'item_id'), ${idsOfSlice * 3})`)
  await givenFoundItem(db, { kind: 'video', title: { 'zh-CN': '请假申请三分钟' } })

  expect(await buildTermBits(db)).toBe(true)
  const putRight = await heldBy()
  await buildTermBits(db, { least: 1, anew: true })
  const anew = await heldBy()

  const facets = [
    'kind:resource',
    'deprecated:resource',
    'kind:video',
    'type:form',
    'type:flow',
    '请假',
    't:请*',
    'p:qing-*',
  ]
  for (const term of facets) expect(putRight.get(term), term).toEqual(anew.get(term))
  for (const [term, held] of putRight) expect(held, term).toEqual(anew.get(term))
  expect(await buildTermBits(db), 'nothing changed since').toBe(false)
})

test('a small portal builds its bits after one change, a large one after several', async () => {
  const { db, platform } = portal
  const first = await givenFoundItem(db, { title: { 'zh-CN': '甲请假申请' } })
  await itemTerms.handler(platform, {}, givenRun())
  const small = await heldBy()
  // As if so many were published: then two changes are worth the work.
  await sql`update item_count set total = 3000 where type = '' and category_id = 0`.execute(db)
  const second = await givenFoundItem(db, { title: { 'zh-CN': '乙请假申请' } })
  await itemTerms.handler(platform, {}, givenRun())
  const afterOne = await heldBy()
  const third = await givenFoundItem(db, { title: { 'zh-CN': '丙请假申请' } })
  await itemTerms.handler(platform, {}, givenRun())
  const afterTwo = await heldBy()

  expect(small.get('kind:resource')).toEqual([first.item_id])
  expect(afterOne.get('kind:resource')).toEqual([first.item_id])
  expect(afterTwo.get('kind:resource')).toEqual([first.item_id, second.item_id, third.item_id])
})

async function withdraw(item_id: number) {
  await sql`update item set state = 'withdrawn' where item_id = ${item_id}`.execute(portal.db)
}

/** Which items hold each term, as the bits say; all are of one length. */
async function heldBy(): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await sql<{ term: string; total: number; bits: Buffer }>`
    select term, total, varbit_send(bits) as bits from term_bits`.execute(portal.db)
  expect(new Set(rows.map(({ bits }) => bits.length)).size).toBe(1)
  return new Map(
    rows.map(({ term, total, bits }) => {
      const { bytes } = receivedBits(bits)
      const ids = Array.from(bytes).flatMap((byte, at) =>
        byte === 0 ? [] : [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (128 >> bit) ? at * 8 + bit : [])),
      )
      expect(ids.length, term).toBe(total)
      return [term, ids]
    }),
  )
}
