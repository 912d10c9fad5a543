import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { givenCollection, givenDownloads } from '../../given/collection.ts'
import { givenSubmissions, someOfEach } from '../../given/submissions.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

const uploads = '/person-center'
const collection = '/person-center/person-collection'
const downloads = '/person-center/person-load'

const titlesOf = (page: Page) => page.getByRole('list', { name: '我的收藏' }).getByRole('listitem').locator('a')

test('the personal centre has no accessibility violations in light or dark theme', { tag: '@states' }, async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const user_id = await givenPerson()
  await givenSubmissions(user_id, someOfEach)
  await givenDownloads(user_id, 2)
  const [first = ''] = await givenCollection(user_id, 2)

  await enter(page, user_id, uploads)
  await page.getByRole('checkbox', { name: '全选' }).check()
  await expectNoA11yViolationsInBothThemes(page)
  await visit(page, downloads)
  await expect(page.getByRole('button', { name: /^再次下载/ }).first()).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await visit(page, '/person-center/person-info')
  await expect(page.getByRole('region', { name: '登录设备' }).getByText('当前设备')).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await visit(page, collection)
  await page.getByRole('checkbox', { name: `选择“${first}”` }).check()
  await expectNoA11yViolationsInBothThemes(page)

  const address = await shareOf(page, first)
  await expectNoA11yViolationsInBothThemes(page)
  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await visit(stranger, address)
  await expect(stranger.getByRole('listitem').filter({ hasText: first })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(stranger)
  await stranger.context().close()
})

test('a collection is put in order from the keyboard, and stays so', async ({ page }) => {
  const user_id = await givenPerson()
  const [first = '', second = '', third = ''] = await givenCollection(user_id, 3)
  await enter(page, user_id, collection)
  await expect(titlesOf(page)).toHaveText([first, second, third])

  await page.getByRole('button', { name: `下移“${first}”` }).press('Enter')
  await expect(titlesOf(page)).toHaveText([second, first, third])
  await expect(page.getByRole('status').filter({ hasText: '现排第 2 位' })).toHaveCount(1)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/place') && answer.request().postDataJSON().side === 'before',
  )
  await page.getByRole('button', { name: `上移“${third}”` }).press('Enter')
  await expect(titlesOf(page)).toHaveText([second, third, first])
  await saved

  await page.reload()
  await expect(titlesOf(page)).toHaveText([second, third, first])
})

test('dragging puts something elsewhere, too', async ({ page }) => {
  const user_id = await givenPerson()
  const [first = '', second = '', third = ''] = await givenCollection(user_id, 3)
  await enter(page, user_id, collection)
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(row(third)).toBeVisible()

  const { height } = (await row(third).boundingBox()) ?? { height: 0 }
  await row(first).dragTo(row(third), { targetPosition: { x: 300, y: height - 4 }, sourcePosition: { x: 40, y: 20 } })

  await expect(titlesOf(page)).toHaveText([second, third, first])
})

test('things are filed in a folder with a note, and the folder is read by a link until it is revoked', async ({
  page,
  browser,
}) => {
  const user_id = await givenPerson()
  const [first = '', second = ''] = await givenCollection(user_id, 2)
  await enter(page, user_id, collection)

  await page.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('新人必读')
  await page.getByRole('dialog').getByRole('button', { name: '创建' }).click()
  await expect(page.getByRole('heading', { name: '文件夹是空的' })).toBeVisible()
  await page.getByRole('navigation', { name: '文件夹' }).getByRole('link', { name: /^全部/ }).click()
  await page.getByRole('checkbox', { name: `选择“${second}”` }).check()
  await page.getByRole('combobox', { name: '移到文件夹…' }).selectOption({ label: '新人必读' })
  await expect(page.getByText('已移动 1 项')).toBeVisible()
  await page
    .getByRole('navigation', { name: '文件夹' })
    .getByRole('link', { name: /新人必读/ })
    .click()
  await expect(titlesOf(page)).toHaveText([second])
  await page.getByRole('button', { name: `添加备注 ${second}` }).click()
  await page.getByLabel('备注', { exact: true }).fill('入职第一天看')
  await page.keyboard.press('Enter')
  await expect(page.getByText('入职第一天看')).toBeVisible()

  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  await page.getByRole('switch', { name: '同时显示我的备注' }).check()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  const address = await page.getByRole('textbox', { name: '分享链接' }).inputValue()
  const path = address.slice(address.indexOf('/c/'))

  const stranger = await (await browser.newContext()).newPage()
  await visit(stranger, path)
  await expect(stranger.getByRole('heading', { level: 1, name: '新人必读' })).toBeVisible()
  await expect(stranger.getByRole('listitem').filter({ hasText: second })).toContainText('入职第一天看')
  await expect(stranger.getByRole('main')).not.toContainText(first)
  await expectNoA11yViolations(stranger)

  await page.getByRole('dialog').getByRole('button', { name: '停止分享' }).click()
  await expect(page.getByRole('textbox', { name: '分享链接' })).toHaveCount(0)
  await stranger.goto(path)
  await expect(stranger).toHaveURL('/errors/not-exsist-resource?missing=shared')
  await stranger.context().close()
})

test('what was taken back stays in the collection with a mark and without a link; several are removed at once', async ({
  page,
}) => {
  const user_id = await givenPerson()
  const title = `被撤下的 ${Date.now()}`
  await givenCollection(user_id, 2)
  await withDb((db) =>
    sql`with gone as (
        insert into item (kind, type, title, summary, state, published_at)
        values ('resource', 'form', jsonb_build_object('zh-CN', ${title}::text), '{}', 'withdrawn', now()) returning item_id)
      insert into collection (user_id, item_id) select ${user_id}, item_id from gone`.execute(db),
  )
  await enter(page, user_id, collection)

  const gone = page.getByRole('listitem').filter({ hasText: title })
  await expect(gone).toContainText('已撤下')
  await expect(gone.getByRole('link')).toHaveCount(0)
  await page.getByRole('checkbox', { name: '全选' }).check()
  await page.getByRole('button', { name: '取消收藏' }).click()

  await expect(page.getByRole('heading', { name: '还没有收藏' })).toBeVisible()
})

test('my downloads say what is newer, and are had again as for the first time', async ({ page }) => {
  const user_id = await givenPerson()
  const [last, before] = await givenDownloads(user_id, 2)
  await enter(page, user_id, downloads)
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText(last?.title ?? '')
  await expect(rows.nth(1)).toContainText('已是最新')

  const asked = page.waitForRequest((request) => request.url().endsWith('/download') && request.method() === 'POST')
  const taken = page.waitForEvent('download')
  await rows
    .nth(2)
    .getByRole('button', { name: /^再次下载/ })
    .click()

  expect((await asked).url()).toContain(`/api/resources/${before?.item_id}/download`)
  expect((await taken).suggestedFilename()).toMatch(/\.zip$/)
  await page.reload()
  await expect(rows.nth(1)).toContainText(before?.title ?? '')
  await page.getByRole('searchbox', { name: '搜索我的下载' }).fill('没有这样的')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '没有找到“没有这样的”' })).toBeVisible()
  await expectNoA11yViolations(page)
})

test('an empty personal centre says what will be where', async ({ page }) => {
  const user_id = await givenPerson()
  await enter(page, user_id, '/person-center')
  await expect(page.getByRole('heading', { name: '还没有资源' })).toBeVisible()

  for (const [name, words] of [
    ['我的收藏', '还没有收藏'],
    ['我的下载', '还没有下载过资源'],
    ['意见反馈', '还没有反馈'],
  ] as const) {
    await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expectNoA11yViolations(page)
  }
})

test.describe('a list that does not come', () => {
  test.use({ mayPrint: /Failed to load resource|503/ })

  test('says why and comes when it is asked for again', async ({ page }) => {
    const user_id = await givenPerson()
    const [first = ''] = await givenCollection(user_id, 1)
    await page.route('**/api/collection?*', (route) =>
      route.fulfill({ status: 503, json: { code: 20050, msg: '服务忙，请稍后再试', data: null } }),
    )
    await enter(page, user_id, collection)
    await expect(page.getByRole('alert').filter({ hasText: '服务忙' }).first()).toBeVisible()

    await page.unroute('**/api/collection?*')
    await page.getByRole('button', { name: '重试' }).first().click()

    await expect(titlesOf(page)).toHaveText([first])
    await alive(page)
  })
})

/** Files what is ticked in a folder of its own and makes a link to it. */
async function shareOf(page: Page, ticked: string): Promise<string> {
  await page.getByRole('button', { name: '新建文件夹' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('新人必读')
  await page.getByRole('dialog').getByRole('button', { name: '创建' }).click()
  await expect(page.getByRole('heading', { name: '文件夹是空的' })).toBeVisible()
  const folders = page.getByRole('navigation', { name: '文件夹' })
  await folders.getByRole('link', { name: /^全部/ }).click()
  await page.getByRole('checkbox', { name: `选择“${ticked}”` }).check()
  await page.getByRole('combobox', { name: '移到文件夹…' }).selectOption({ label: '新人必读' })
  await expect(page.getByText('已移动 1 项')).toBeVisible()
  await folders.getByRole('link', { name: /新人必读/ }).click()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  const address = await page.getByRole('textbox', { name: '分享链接' }).inputValue()
  return address.slice(address.indexOf('/c/'))
}
