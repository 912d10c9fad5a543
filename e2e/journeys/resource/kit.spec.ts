import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failures } from '@atrium/contract/errors'
import type { Page, TestInfo } from '@playwright/test'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

const main = (page: Page) => page.getByRole('main')

/** Takes the zip, unpacks it, and compares its files with their sums as its README says. */
async function takeAll(page: Page, testInfo: TestInfo) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('link', { name: /^全部带走/ })
      .click(),
  ])
  const folder = testInfo.outputPath('kit')
  execFileSync('unzip', ['-q', await download.path(), '-d', folder])
  execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  return {
    name: download.suggestedFilename(),
    items: readdirSync(join(folder, 'items')),
    readme: readFileSync(join(folder, 'README.md'), 'utf8'),
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('kits are listed, and a kit shows its items, what it covers and its zip as a link [KIT-01] [RT-11]', async ({
    page,
  }, testInfo) => {
    await page.goto('/resource/kits')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(5)
    await main(page).getByRole('link', { name: '医院信息科' }).click()

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('医院信息科')
    await expect(main(page).getByRole('article')).toHaveCount(11)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/resource\/kits\/hospital-it$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /lang=en/)
    const covers = main(page).getByRole('region', { name: '覆盖了什么' })
    await expect(covers.getByRole('link', { name: '科室排班：夜班与备班' })).toHaveAttribute(
      'href',
      /\/resource\/schedule\//,
    )

    await expect(main(page).getByText(/^指定 \d+ 个角色：.*护士长/)).toBeVisible()
    const { name, items, readme } = await takeAll(page, testInfo)
    expect(name).toBe('医院信息科-书架.zip')
    expect(items.length).toBeGreaterThanOrEqual(11)
    expect(readme).toContain('运行要求')
  })
})

test('a list is narrowed to what stands in a kit, and the choice can be taken away [KIT-03]', async ({ page }) => {
  await visit(page, '/resource')
  const choice = main(page)
    .getByRole('group', { name: '岗位书架' })
    .getByRole('checkbox', { name: /^医院信息科/ })

  await choice.check()
  await page.waitForURL(/\?kit=hospital-it$/)
  await expect(main(page).getByRole('status').filter({ hasText: '11' })).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(9)

  await main(page).getByRole('link', { name: '全部清除' }).click()
  await page.waitForURL(/\/resource$/)
  await expect(choice).not.toBeChecked()
})

test('a visitor tries one item after the other, says what they run, and takes all of it [KIT-01]', async ({
  page,
}, testInfo) => {
  await visit(page, '/resource')
  await main(page).getByRole('link', { name: '医院信息科' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('医院信息科')

  await expect(
    main(page).getByRole('heading', { level: 3, name: '护理换班：双方确认，护士长批' }).first(),
  ).toBeVisible()
  await main(page).getByRole('link', { name: '换一件来试' }).click()
  await expect(page).toHaveURL(/\?try=\d+$/)
  await expect(main(page).getByRole('heading', { level: 3, name: '护理换班申请单' }).first()).toBeVisible()
  await alive(page)

  const fit = main(page).getByRole('region', { name: '适合我的环境吗' })
  await expect(fit.getByRole('combobox')).toHaveCount(2)
  await fit.getByLabel('操作系统').selectOption('debian')
  await fit.getByRole('button', { name: '看看是否适合' }).click()
  await expect(fit.getByText('Debian', { exact: false }).first()).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  const { readme } = await takeAll(page, testInfo)
  expect(readme).toContain('你的环境：Debian')
})

test.describe('an unknown kit', () => {
  test.use({ mayPrint: /status of 404/ })

  test('says that it does not exist, and leads to the others [KIT-01] [ERR-01b]', async ({ page }) => {
    await page.goto('/resource/kits/nowhere')

    await expect(page).toHaveURL(/missing=kit/)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('没有这个书架')
  })
})

test('where nothing was found, kits are offered', async ({ page }) => {
  await visit(page, `/search?${new URLSearchParams({ q: '月球车年检登记簿' })}`)

  await expect(main(page).getByRole('link', { name: '医院信息科' })).toBeVisible()
})

test.describe('staff', () => {
  const slug = 'night-shift'
  test.use({ mayPrint: /status of 404/ })
  test.afterAll(() => withDb((db) => db.deleteFrom('kit').where('slug', '=', slug).execute()))

  test('staff put a kit together with the keyboard, and it is refused until it is whole [KIT-02]', async ({ page }) => {
    await signInAs(page, await userIdOf('administrator'))
    await visit(page, '/management/home-page?kit=new')
    const drawer = page.getByRole('dialog')

    for (const [label, text] of [
      ['标题', '值夜'],
      ['导语', '夜里用得上的'],
    ] as const) {
      const group = drawer.getByRole('group', { name: label })
      await group.getByLabel('简体中文').fill(text)
    }
    await drawer.getByLabel('地址').fill(slug)
    await drawer.getByRole('searchbox', { name: '按标题找资源' }).fill('排班')
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: /^加入“科室排班/ }).press('Enter')
    await drawer.getByLabel('“科室排班：夜班与备班”要办的事，简体中文').fill('排班')
    await expectNoA11yViolations(page)
    await drawer.getByRole('button', { name: '保存' }).click()
    await expect(drawer).toBeHidden()

    await page.getByRole('link', { name: '值夜' }).click()
    await expect(drawer.getByText('科室排班：夜班与备班')).toBeVisible()
    await drawer.getByRole('button', { name: '发布' }).click()
    const question = page.getByRole('dialog', { name: '发布' })
    await question.getByRole('textbox').fill('试一下')
    const [answer] = await Promise.all([
      page.waitForResponse(/\/kits\/\d+\/state$/),
      question.getByRole('button', { name: '发布' }).click(),
    ])
    expect((await answer.json()).code).toBe(failures.invalid_input.code)
    await page.goto(`/resource/kits/${slug}`)
    await expect(page).toHaveURL(/missing=kit/)
  })
})
