import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { endConsents } from './case.consent.ts'
import { givenCase, givenName } from './case.given.ts'

const anonymous = {
  customer: { 'zh-CN': '一家精密制造企业', en: 'a maker of precision parts' },
  title: { 'zh-CN': '一家精密制造企业：让合同不再排队', en: 'A maker of precision parts: contracts stop queueing' },
  summary: { 'zh-CN': '不说是谁。', en: 'Nobody named.' },
  lead: { 'zh-CN': '四十二家子公司。', en: 'Forty-two subsidiaries.' },
}

test('on the last day of a consent the customer is named, and on the next the case is not readable, before any job ran', async () => {
  const { db, get } = await startPortal()
  const industry_ids = [await givenName(db, 'industry', '装备制造')]
  const today = await givenCase(db, { consent_days: 0, industry_ids })
  const over = await givenCase(db, { consent_days: -1, industry_ids })

  expect((await get(`/api/cases/${today}`)).data.customer).toBe('某厂')
  expect((await get(`/api/cases/${over}`)).code).toBe(failures.not_found.code)
  for (const search of ['{}', JSON.stringify({ industry_ids })]) {
    const { data } = await get(`/api/cases?search=${search}`)
    expect(data.list.map(({ case_id }: { case_id: number }) => case_id)).toEqual([today])
  }
})

test('the job takes such a case back for good: from totals, counts and what it is found by', async () => {
  const { db, get } = await startPortal()
  const industry_ids = [await givenName(db, 'industry', '装备制造')]
  const over = await givenCase(db, { consent_days: -1, industry_ids })

  for (const _ of [1, 2]) await db.transaction().execute(endConsents)

  const item = await db.selectFrom('item').select('state').where('item_id', '=', over).executeTakeFirst()
  expect(item?.state).toBe('withdrawn')
  expect((await get('/api/cases')).data.total).toBe(0)
  expect((await get('/api/cases/facets')).data.industries[0].total).toBe(0)
})

test('a case with anonymous texts stays public and reveals nothing about the customer', async () => {
  const { db, get } = await startPortal()
  const industry_ids = [await givenName(db, 'industry', '装备制造')]
  const case_id = await givenCase(db, { consent_days: -1, anonymous, industry_ids })
  await sql`update item set slug = 'some-works', cover = '/file/public/1/logo.png' where item_id = ${case_id}`.execute(
    db,
  )

  for (const job of ['before', 'after']) {
    if (job === 'after') await db.transaction().execute(endConsents)
    const { data } = await get(`/api/cases/${case_id}`)
    const { data: english } = await get(`/api/cases/${case_id}`, { 'accept-language': 'en' })
    const { data: listed } = await get('/api/cases')

    expect(data).toMatchObject({ anonymous: true, customer: '一家精密制造企业', title: anonymous.title['zh-CN'] })
    expect(english).toMatchObject({ customer: 'a maker of precision parts', lead: 'Forty-two subsidiaries.' })
    expect(JSON.stringify([data, english, listed])).not.toMatch(/某厂|Some Works|some-works|logo/)
  }
  const { rows } = await sql`select from item_term where terms @@ '''某厂'''::tsquery`.execute(db)
  expect(rows).toEqual([])
  expect((await get('/api/cases/facets')).data.industries[0].total).toBe(1)
})

test('the names are kept aside, in case the consent is given anew', async () => {
  const { db } = await startPortal()
  const case_id = await givenCase(db, { consent_days: -1, anonymous })

  for (const _ of [1, 2]) await db.transaction().execute(endConsents)

  const kept = await db.selectFrom('case_study').select('named').where('item_id', '=', case_id).executeTakeFirst()
  expect(kept?.named).toMatchObject({ title: { 'zh-CN': '某厂：让合同不再排队' } })
})
