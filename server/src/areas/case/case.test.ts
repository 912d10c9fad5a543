import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { someone, startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { countViews } from '../item/item.view.ts'
import { givenCase, givenName } from './case.given.ts'

test('filters name every industry and demand of a product, with how many there are [API-10]', async () => {
  const { db, get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })
  const industry_id = await givenName(db, 'industry', '医疗卫生')
  const demand_id = await givenName(db, 'demand', '排班考勤')

  const { data } = await get('/api/oa-cases/filters')

  expect(data.industry).toEqual({ list: [{ industry_id, industry_name: '医疗卫生' }], total: 1 })
  expect(data.demand).toEqual({ list: [{ demand_id, demand_name: '排班考勤' }], total: 1 })
})

test('an unknown product is not found [API-10]', async () => {
  const { get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })

  expect((await get('/api/crm-cases/filters')).code).toBe(failures.not_found.code)
})

test('a suite entered in the portal has filters too', async () => {
  const { db, get } = await startPortal(null, { config: { PRODUCTS: ['oa'] } })
  await sql`insert into product (code, name, description, icon) values ('crm', '{}', '{}', 'suite')`.execute(db)

  expect((await get('/api/crm-cases/filters')).code).toBe(0)
})

/** Six cases of two industries and two demands; found the same with and without the bits that lists of a million use. */
async function givenCases() {
  const { db, get } = await startPortal()
  const [health, water] = [await givenName(db, 'industry', '医疗卫生'), await givenName(db, 'industry', '公用事业')]
  const [rota, papers] = [await givenName(db, 'demand', '排班考勤'), await givenName(db, 'demand', '公文管理')]
  const hospital = await givenCase(db, { industry_ids: [health], demand_ids: [rota], days_ago: 3, view_count: 5 })
  const clinic = await givenCase(db, { industry_ids: [health], demand_ids: [papers], days_ago: 2, view_count: 90 })
  const waterworks = await givenCase(db, { industry_ids: [water], demand_ids: [papers], days_ago: 1 })
  await givenCase(db, { industry_ids: [health], demand_ids: [rota], state: 'draft' })
  return { db, get, health, water, rota, papers, hospital, clinic, waterworks }
}

test.for(['noted', 'built'])(
  'cases are chosen by any of the industries and any of the demands [HDR-07], terms %s',
  async (terms) => {
    const { db, get, health, water, rota, papers, hospital, clinic, waterworks } = await givenCases()
    if (terms === 'built') await buildTermBits(db, { least: 1 })

    expect(await found({ industry_ids: [health] })).toEqual([clinic, hospital])
    expect(await found({ industry_ids: [health, water], demand_ids: [papers] })).toEqual([waterworks, clinic])
    expect(await found({ industry_ids: [water], demand_ids: [rota] })).toEqual([])
    expect(await found({})).toEqual([waterworks, clinic, hospital])
    expect(await found({ industry_ids: [health] }, '&order_by={"view_count":"asc"}')).toEqual([hospital, clinic])
    expect(await found({}, '&order_by={"view_count":"desc"}')).toEqual([clinic, hospital, waterworks])

    async function found(search: object, more = '') {
      const { data } = await get(`/api/cases?search=${encodeURIComponent(JSON.stringify(search))}${more}`)
      expect(data.total).toBe(data.list.length)
      return data.list.map(({ case_id }: { case_id: number }) => case_id)
    }
  },
)

test.for(['noted', 'built'])(
  'each choice says how many it would leave, beside what is chosen in the other row; terms %s',
  async (terms) => {
    const { db, get, health, water, rota, papers } = await givenCases()
    if (terms === 'built') await buildTermBits(db, { least: 1 })
    const counted = async (search: object) => {
      const { data } = await get(`/api/cases/facets?search=${encodeURIComponent(JSON.stringify(search))}`)
      const totals = [...data.industries, ...data.demands].map(({ total }: { total: number }) => total)
      return totals
    }

    // Health, water, rota, papers.
    expect(await counted({})).toEqual([2, 1, 1, 2])
    expect(await counted({ industry_ids: [water] })).toEqual([2, 1, 0, 1])
    expect(await counted({ industry_ids: [health], demand_ids: [papers] })).toEqual([1, 1, 1, 1])
    expect(await counted({ industry_ids: [health, water], demand_ids: [rota] })).toEqual([1, 0, 1, 2])
  },
)

test('a case carries its figure, industries and demands', async () => {
  const { db, get } = await startPortal()
  const industry_ids = [await givenName(db, 'industry', '装备制造')]
  await givenCase(db, { industry_ids, demand_ids: [await givenName(db, 'demand', '合同管理')] })

  const { data } = await get('/api/cases')

  expect(data.list[0]).toMatchObject({
    customer: '某厂',
    figure: { label: '审批时长', before: '6 天', value: '9 小时', unit: null },
    industries: [{ industry_name: '装备制造' }],
    demands: [{ demand_name: '合同管理' }],
  })
})

const story = {
  scale: { 'zh-CN': '6,800 人', 'zh-TW': '6,800 人', en: '6,800 people' },
  product_version: '10.1',
  time_to_go_live: { 'zh-CN': '5 周', en: '5 weeks' },
  challenge: [{ 'zh-CN': '路很长。', en: 'A long way.' }, { 'zh-CN': '没人说得清。' }],
  solution: [{ 'zh-CN': '并行会签。', en: 'Side by side.' }],
  result: [{ 'zh-CN': '快了五天。', en: 'Five days sooner.' }],
  process: {
    before: { label: { 'zh-CN': '一条队', en: 'One queue' }, steps: [[{ 'zh-CN': '法务', en: 'Legal' }]] },
    after: {
      label: { 'zh-CN': '三条线', en: 'Three lines' },
      steps: [
        [
          { 'zh-CN': '法务', en: 'Legal' },
          { 'zh-CN': '财务', en: 'Finance' },
        ],
      ],
    },
  },
  timeline: [{ moment: { 'zh-CN': '第 1 周', en: 'Week 1' }, event: { 'zh-CN': '摊开', en: 'Laid out' } }],
  quote: { text: { 'zh-CN': '还差谁', en: 'Who is missing' }, role: { 'zh-CN': '负责人', en: 'Head of IT' } },
}

test("a case is read in the reader's language, with untranslated texts in the nearest language", async () => {
  const { db, get } = await startPortal()
  const case_id = await givenCase(db, { story })

  const chinese = (await get(`/api/cases/${case_id}`)).data
  const english = (await get(`/api/cases/${case_id}`, { 'accept-language': 'en' })).data

  expect(chinese).toMatchObject({
    case_id,
    headline: '让合同不再排队',
    scale: '6,800 人',
    product_version: '10.1',
    anonymous: false,
    figures: [
      { label: '审批时长', before: '6 天', value: '9 小时', unit: null },
      { label: null, before: null, value: '31', unit: '个科室' },
    ],
    process: { after: { label: '三条线', steps: [['法务', '财务']] } },
    resources: [],
    articles: [],
    kit_size: null,
  })
  expect(english).toMatchObject({
    title: 'Some Works: contracts stop queueing',
    customer: 'Some Works',
    time_to_go_live: '5 weeks',
    challenge: ['A long way.', '没人说得清。'],
    solution: ['Side by side.'],
    result: ['Five days sooner.'],
    process: { before: { label: 'One queue', steps: [['Legal']] }, after: { steps: [['Legal', 'Finance']] } },
    timeline: [{ moment: 'Week 1', event: 'Laid out' }],
    quote: { text: 'Who is missing', role: 'Head of IT' },
  })
})

test('what is not published is not there', async () => {
  const { db, get } = await startPortal()
  const draft = await givenCase(db, { state: 'draft' })

  expect((await get(`/api/cases/${draft}`)).code).toBe(failures.not_found.code)
  expect((await get('/api/cases/999999')).code).toBe(failures.not_found.code)
})

test('the most read stand first', async () => {
  const { db, get, post } = await startPortal(someone)
  const [read, unread] = [await givenCase(db, { view_count: 3, days_ago: 2 }), await givenCase(db, { view_count: 3 })]

  expect((await post(`/api/cases/${read}/view`)).code).toBe(0)
  await countViews(db)

  const { data } = await get('/api/cases?order_by={"view_count":"desc"}')
  expect(data.list.map(({ case_id }: { case_id: number }) => case_id)).toEqual([read, unread])
})

test('site maps find the cases of a range', async () => {
  const { db, get } = await startPortal()
  const case_id = await givenCase(db)
  await givenCase(db, { state: 'withdrawn' })

  const { data } = await get('/api/cases/addresses?from=1&to=2000')

  expect(data.list).toEqual([{ case_id, updated_at: expect.any(String) }])
})
