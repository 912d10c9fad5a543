import { resourceTypes } from '@atrium/contract/resource-types'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

const main = (page: Page) => page.getByRole('main')
const feeds = (page: Page) => page.locator('link[rel="alternate"][type="application/atom+xml"]')

test('every type has a feed that its list names, and every tag of a resource has one, too', async ({ page }) => {
  for (const type of resourceTypes) {
    await page.goto(`/resource/${type}`)
    const feed = await fetched(page, await feeds(page).first().getAttribute('href'))
    expect(feed).toMatchObject({ root: 'feed', language: 'zh-CN' })
    expect(feed.entries.length).toBeGreaterThanOrEqual(12)
    expect(feed.entries.filter(({ address }) => !address.includes(`/resource/${type}/`))).toEqual([])
    const { picture } = feed.entries.find((entry) => entry.picture.includes('/file/thumbnail/')) ?? {}
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  }

  await page.goto(`${await addressOf('hetong-7')}?lang=en`)
  const ofTags = await feeds(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('tag=')),
  )
  expect(ofTags).not.toEqual([])
  for (const href of ofTags) {
    const feed = await fetched(page, href)
    expect(feed.language).toBe('en')
    expect(feed.entries.map(({ title }) => title)).toContain('Contract approval: legal and finance in parallel')
  }
})

/** As a reader of feeds takes it: what is not well-formed XML has another root. */
async function fetched(page: Page, href: string | null) {
  const response = await page.request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/atom+xml')
  return page.evaluate(
    (text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml')
      const entries = [...root.querySelectorAll('entry')].map((entry) => ({
        title: entry.querySelector('title')?.textContent ?? '',
        address: entry.querySelector('link[rel="alternate"]')?.getAttribute('href') ?? '',
        picture: entry.querySelector('link[rel="enclosure"]')?.getAttribute('href') ?? '',
      }))
      return { root: root.nodeName, language: root.getAttribute('xml:lang'), entries }
    },
    await response.text(),
  )
}

test('a visitor says once what they run: cards and pages tell whether it fits, lists show only what does', async ({
  page,
}) => {
  await visit(page, '/resource/flow')
  await chooseVersion(page, '9.8')
  await expect(main(page).getByRole('article').filter({ hasText: '不适用' })).not.toHaveCount(0)

  await main(page).getByRole('link', { name: '只看适用的' }).click()
  await page.waitForURL(/product_version=9\.8/)
  await expect(main(page).getByRole('article').filter({ hasText: '不适用' })).toHaveCount(0)
  const shown = await main(page).getByRole('article').count()
  expect(shown).toBeGreaterThan(0)
  await expect(main(page).getByText('适用', { exact: true })).toHaveCount(shown)

  await visit(page, await addressOf('hetong-7'))
  await expect(main(page).getByText('不适用', { exact: true }).first()).toBeVisible()
})

test('what a member runs is kept in the account and known in another browser', async ({ page, browser }) => {
  const user_id = await givenPerson()
  await enter(page, user_id, '/resource/flow')
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/users/mine/environment') && response.request().method() === 'PUT',
  )
  await chooseVersion(page, '10.2')
  await kept

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enter(other, user_id, '/resource/flow')
  await expect(other.getByRole('region', { name: '我的环境' })).toContainText('10.2')
  await expect(main(other).getByRole('article').filter({ hasText: '适用' })).not.toHaveCount(0)
  await elsewhere.close()
})

async function chooseVersion(page: Page, version: string) {
  await main(page).getByRole('button', { name: '填写我的环境' }).click()
  await page.getByLabel('产品版本').selectOption(version)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('region', { name: '我的环境' })).toContainText(version)
}

test('a member collects, downloads, and only then may rate', async ({ page }) => {
  await enter(page, await givenPerson({ user_name: '听松' }), await addressOf('seal-request'))
  const rate = main(page).getByRole('button', { name: '写评价' })
  await main(page)
    .getByRole('button', { name: /^收藏\s*[\d,]+/ })
    .click()
  await expect(main(page).getByRole('button', { name: /^已收藏/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(rate).toHaveCount(0)

  const arrives = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: /^下载\s*v/ })
    .first()
    .click()
  await arrives
  await rate.click()
  const words = `导入后改了两处就用上了（${Date.now()}）。`
  await page.getByRole('radio', { name: '4 星' }).check()
  await page.getByRole('textbox', { name: '说说用得怎么样' }).fill(words)
  await page.getByRole('button', { name: '提交' }).click()

  const rating = main(page).getByRole('article').filter({ hasText: words })
  await expect(rating).toContainText('听松')
  await expect(rating.getByRole('img', { name: '4 星' })).toBeVisible()

  await page.reload()
  await main(page).getByRole('button', { name: '修改评价' }).click()
  await expect(page.getByRole('textbox', { name: '说说用得怎么样' })).toHaveValue(words)
  await page.getByRole('radio', { name: '5 星' }).check()
  await page.getByRole('button', { name: '提交' }).click()

  await expect(rating.getByRole('img', { name: '5 星' })).toBeVisible()
})

test('a page lists the changes between versions in the terms of the type, also since one’s own download', async ({
  page,
}) => {
  await enter(page, await givenPerson(), await addressOf('hetong-7'))
  const versions = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^下载 3\./ }) })
  await versions.first().getByRole('link', { name: '与 3.1.0 相比' }).click()
  const changes = page.locator('#comparison')
  await expect(changes.getByRole('listitem').filter({ hasText: '法务审查' }).first()).toContainText('加签')
  await expectNoA11yViolations(page)

  const arrives = page.waitForEvent('download')
  await main(page).getByRole('button', { name: '下载 3.0.0 版' }).click()
  await arrives
  await page.reload()
  await versions.first().getByRole('link', { name: '与你下载的 3.0.0 相比' }).click()
  await expect(page).toHaveURL(/from=3\.0\.0/)
  await page.getByRole('combobox', { name: '旧版本' }).selectOption('3.1.0')
  await expect(page).toHaveURL(/from=3\.1\.0/)
  await expect(changes.getByRole('listitem').first()).toBeVisible()
})

test('a member reports a problem, and it is kept for the moderators', async ({ page }) => {
  const user_id = await givenPerson()
  await enter(page, user_id, await addressOf('seal-request'))
  await main(page).getByRole('button', { name: '报告问题' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '内容与说明不符' }).check()
  await dialog.getByRole('textbox', { name: '补充说明' }).fill('说明里的归档步骤，文件里没有。')
  await dialog.getByRole('button', { name: '提交' }).click()

  await expect(page.getByRole('status').filter({ hasText: '已收到' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const reports = await withDb((db) =>
    db.selectFrom('item_report').select(['problem', 'text']).where('user_id', '=', user_id).execute(),
  )
  expect(reports).toEqual([{ problem: 'misleading', text: '说明里的归档步骤，文件里没有。' }])
})

test.describe('a visitor', () => {
  test('may take, and sees what needs an account', async ({ page }) => {
    await visit(page, await addressOf('seal-request'))

    await expect(
      main(page)
        .getByRole('button', { name: /^下载\s*v/ })
        .first(),
    ).toBeEnabled()
    for (const name of [/^收藏\s*[\d,]+/, '加入项目', '写评价', '报告问题']) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', /^\/login\?return_to=.*action/)
    }
  })
})
