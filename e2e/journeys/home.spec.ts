import { expect, pathOf, test, visit } from '../journey.ts'
import { withDb } from '../portal.ts'

/** One of them withdraws a video for a moment: no other may count videos meanwhile. */
test.describe.configure({ mode: 'serial' })

const titled = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

test('news, rankings, knowledge, cases, videos and downloads are what the database holds', async ({
  page,
  request,
}) => {
  const ask = async (call: string) => (await (await request.get(call)).json()).data
  const main = page.getByRole('main')
  await visit(page, '/')

  const newest = await ask('/api/resources?size=5')
  for (const { title, resource_type, resource_id } of newest.list) {
    await expect(main.locator(`a[href="/resource/${resource_type}/${resource_id}"]`).first(), title).toBeVisible()
    await expect(main.getByText(title).first()).toBeVisible()
  }
  const rankings = await ask('/api/rankings')
  for (const ranking of ['most_downloaded', 'best_rated', 'discussed']) {
    expect(rankings[ranking].list).toHaveLength(5)
    for (const title of titled(rankings[ranking])) await expect(main.getByText(title).first(), title).toBeVisible()
  }
  for (const title of titled(await ask('/api/cases?size=3'))) await expect(main.getByText(title)).toBeVisible()
  for (const title of titled(await ask('/api/videos?size=3'))) await expect(main.getByText(title)).toBeVisible()
  const knowledge = await ask('/api/knowledges/types')
  for (const { knowledge_type_id, knowledge_type_name } of knowledge.list.slice(0, 6)) {
    await expect(main.locator(`a[href="/knowledge/detail/${knowledge_type_id}"]`)).toContainText(knowledge_type_name)
  }
  const releases = await ask('/api/releases')
  for (const { version } of releases.list.slice(0, 3)) await expect(main.getByText(version).first()).toBeVisible()
})

test('the plan has a room for each of the seven types, with how much is in it [GEN-02]', async ({ page, request }) => {
  const { data } = await (await request.get('/api/resources/types')).json()
  await visit(page, '/')

  const plan = page.getByRole('group', { name: /平面图/ })
  expect(data.list).toHaveLength(7)
  for (const { resource_type, total } of data.list) {
    await expect(plan.locator(`a[href="/resource/${resource_type}"]`)).toContainText(String(total))
  }
  await plan.locator('a[href="/resource/schedule"]').click()
  await expect(page).toHaveURL('/resource/schedule')
})

test('searching leads to the results, with words and scope in the address', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('combobox', { name: '搜索范围' }).selectOption('case')
  await page.getByRole('combobox', { name: '搜索全站' }).fill('合同')
  await page.getByRole('button', { name: '搜索', exact: true }).click()

  await expect(page).toHaveURL((url) => pathOf(url) === '/search')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: '合同', kind: 'case' })
})

test("'/' puts the cursor into the search box", async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('/')

  await expect(page.getByRole('combobox', { name: '搜索全站' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: '搜索全站' })).toHaveValue('')
})

test('a video that is withdrawn leaves the home page', async ({ page, request }) => {
  const { data } = await (await request.get('/api/videos?size=1')).json()
  const [{ video_id, title }] = data.list
  const setState = (state: 'published' | 'withdrawn') =>
    withDb((db) => db.updateTable('item').set({ state }).where('item_id', '=', video_id).execute())
  const shown = async () => {
    await page.goto('/')
    return page.getByRole('main').getByText(title).count()
  }
  expect(await shown()).toBe(1)

  await setState('withdrawn')
  try {
    await expect.poll(shown).toBe(0)
  } finally {
    await setState('published')
  }
  await expect.poll(shown).toBe(1)
})
