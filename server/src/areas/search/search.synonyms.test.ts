import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { administrator, someone, startPortal } from '../../../test/portal.ts'
import { givenFoundItem } from '../item/item.given-found.ts'

const path = '/api/search/synonyms'

test('who may change the settings decides which words are the same, and the next search knows', async () => {
  const { db, get, send, lines } = await startPortal(administrator)
  const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '茶水间维护' } })
  const found = async () => (await get(`/api/search?search=${encodeURIComponent('{"q":"开水房"}')}`)).data
  const put = async (sets: string[][], seen_at: string | null) =>
    (await send({ method: 'PUT', url: path, payload: { sets, seen_at } })).json().code

  const before = (await get(path)).data
  expect(before).toMatchObject({ is_shipped: true, updated_at: null })
  expect((await found())?.total, JSON.stringify(lines.findLast(({ err }) => err))).toBe(0)
  expect(await put([['茶水间', '开水房'], ...before.sets], null)).toBe(0)

  expect(await found()).toMatchObject({ best: { item_id }, also_searched: ['茶水间'] })
  const { data } = await get(path)
  expect(data).toMatchObject({ is_shipped: false, sets: [['茶水间', '开水房'], ...before.sets] })
  expect(await put([], null)).toBe(failures.conflict.code)
  expect(await put([['一个词']], data.updated_at)).toBe(failures.invalid_input.code)
  expect(await put([['一个词', '一个词 ']], data.updated_at)).toBe(failures.invalid_input.code)
  expect(await put([], data.updated_at)).toBe(0)
  expect((await get(path)).data).toEqual(before)
})

test('other people cannot read or change synonyms', async () => {
  const { get, send } = await startPortal(someone)

  expect((await get(path)).code).toBe(failures.not_allowed.code)
  const { code } = (await send({ method: 'PUT', url: path, payload: { sets: [], seen_at: null } })).json()
  expect(code).toBe(failures.not_allowed.code)
})
