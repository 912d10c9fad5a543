import type { Page } from '@playwright/test'
import { addressOf } from '../../address-of.ts'
import { hold } from '../../hold.ts'
import { expect, pathOf, test, visit } from '../../journey.ts'

const main = (page: Page) => page.getByRole('main')
const preview = (page: Page) => page.locator('#preview')
const trial = (page: Page, verb: string) => main(page).getByRole('button', { name: new RegExp(`^${verb}`) })
const download = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^下载\s*v/ })
    .first()

async function tryByKeyboard(page: Page, verb: string) {
  await trial(page, verb).focus()
  await page.keyboard.press('Enter')
}

test('the green button of a form leads to its first field, and the download is outlined beside it [RES-03]', async ({
  page,
}) => {
  const address = await addressOf('leave-request')
  await visit(page, address)
  await expect(trial(page, '填一张')).toHaveAttribute('data-kind', 'primary')
  await expect(download(page)).toHaveAttribute('data-kind', 'default')

  await tryByKeyboard(page, '填一张')
  const first = preview(page).getByLabel('申请人')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('南枝')

  await expect(first).toHaveValue('南枝')
  expect(pathOf(page.url())).toBe(address)
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
})

test('from another view of a form the button leads back to the fields [RES-03]', async ({ page }) => {
  await visit(page, await addressOf('leave-request'))
  await page.getByRole('tab', { name: '打印版式' }).click()

  await tryByKeyboard(page, '填一张')

  await expect(page.getByRole('tab', { name: '填写' })).toHaveAttribute('aria-selected', 'true')
  await expect(preview(page).getByLabel('申请人')).toBeFocused()
})

test('the green button of a rota leads to its weeks, which are stepped through by keyboard [RES-03]', async ({
  page,
}) => {
  const address = await addressOf('s9')
  await visit(page, address)
  await expect(trial(page, '排两周')).toHaveAttribute('data-kind', 'primary')

  await tryByKeyboard(page, '排两周')
  await expect(preview(page).getByRole('button', { name: '往前' })).toBeFocused()
  const dates = preview(page).getByRole('columnheader')
  const before = await dates.allTextContents()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(preview(page).getByRole('button', { name: '往后' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect.poll(() => dates.allTextContents()).not.toEqual(before)
  await expect(preview(page).getByRole('tabpanel')).toBeInViewport()
  expect(pathOf(page.url())).toBe(address)
})

test('every other type that can be tried has a green button of its own that leads into its preview [RES-03]', async ({
  page,
}) => {
  const verbs = {
    login: '换上标题',
    'document-template': '出一页',
    'document-style': '看样张',
    portal: '换个角色看',
  }
  for (const [type, verb] of Object.entries(verbs)) {
    await visit(page, `/resource/${type}`)
    await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(trial(page, verb)).toHaveAttribute('data-kind', 'primary')
    await tryByKeyboard(page, verb)
    await expect(preview(page).locator(':focus'), type).toBeVisible()
  }
})

test('pressed while the preview is loading, the button leads there as soon as it can be used [RES-03]', async ({
  page,
}) => {
  await visit(page, '/resource/form')
  const release = await hold(page, /\/form-stage[^/]*\.js$/)
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
  await tryByKeyboard(page, '填一张')
  await expect(preview(page)).toBeInViewport()
  await expect(preview(page).getByRole('tab')).toHaveCount(0)

  release()

  await expect(preview(page).getByRole('tabpanel').locator(':focus')).toHaveCount(1)
})

test.describe('what cannot be shown', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('offers the download in green, and nothing to try [RES-03]', async ({ page }) => {
    await page.route(/\/payload$/, (route) => route.abort())
    await visit(page, await addressOf('s9'))

    await expect(preview(page).getByRole('alert')).toBeVisible()
    await expect(download(page)).toHaveAttribute('data-kind', 'primary')
    await expect(trial(page, '排两周')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the title of a sign-in page is reached by its button, above the buttons of the page [RES-03]', async ({
    page,
  }) => {
    await visit(page, await addressOf('d4'))

    await trial(page, '换上标题').tap()

    const field = preview(page).getByLabel('标题')
    await expect(field).toBeFocused()
    const box = await field.boundingBox()
    const bar = await trial(page, '换上标题').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
})

test('a list is narrowed to flows that end in a document; the choices are those of its type [RES-04]', async ({
  page,
}) => {
  await visit(page, '/resource/flow')
  const ways = main(page).getByRole('group', { name: '能怎样试' })
  await expect(ways.getByRole('checkbox')).toHaveCount(3)
  const before = Number(
    await ways
      .getByRole('checkbox', { name: /^跑一遍/ })
      .locator('..')
      .getByText(/^\d+$/)
      .innerText(),
  )

  await ways.getByRole('checkbox', { name: /^填完出文档/ }).check()
  await page.waitForURL(/\?trial=document$/)
  const narrowed = main(page)
    .getByRole('status')
    .filter({ hasText: /^共 \d+ 份$/ })
  await expect.poll(async () => Number(/\d+/.exec(await narrowed.innerText())?.[0])).toBeLessThan(before)
  await expect(main(page).getByRole('link', { name: '费用报销：多级审批', exact: true })).toBeVisible()

  // Every schedule is tried in the same way: there is nothing to choose.
  await visit(page, '/resource/schedule')
  await expect(main(page).getByRole('group', { name: '来源' })).toBeVisible()
  await expect(main(page).getByRole('group', { name: '能怎样试' })).toHaveCount(0)
})

test('beside its description a resource names its kits, its author and its companions, and the download stays in sight [RES-05]', async ({
  page,
}) => {
  await visit(page, await addressOf('f02'))
  const aside = main(page).getByRole('complementary')

  await expect(aside.getByRole('link', { name: '全部作品' })).toHaveAttribute('href', '/resource?source=official')
  await expect(aside.locator('section', { hasText: '常一起使用' }).getByRole('link')).toHaveCount(4)
  const take = aside.getByRole('button', { name: /^下载/ })
  await main(page).getByRole('heading', { level: 2, name: '评价' }).scrollIntoViewIfNeeded()
  await expect(take).toBeInViewport()

  await aside.getByRole('link', { name: '集团总部' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('集团总部')
})
