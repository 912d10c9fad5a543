import { languages } from '@atrium/contract/languages'
import type { Locator, Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { alive, at, expect, test, visit } from '../../journey.ts'
import { wordsOf } from '../../words.ts'

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

const panel = (page: Page) => page.locator('aside[aria-label]').first()
const log = (page: Page) => page.getByRole('group', { name: /走过的步骤|走過的步驟|Steps so far/ })

async function openTrial(page: Page, slug: string, language: string) {
  await visit(page, `${await addressOf(slug)}?lang=${language}`)
  await page.getByRole('link', { name: /填一份试试|填一份試試|Try it yourself/ }).click()
  await expect(page).toHaveURL(/trial=fill/)
}

/** People agree with the keyboard as long as they are asked: the token goes on by itself in between. */
async function answerUntil(page: Page, there: Locator) {
  const agree = panel(page).locator('button[data-kind="primary"]')
  await expect(async () => {
    if (await agree.isVisible()) await agree.press('Enter')
    await expect(there).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** A machine that is busy may take longer than anybody waits: people try again, and so does this. */
async function expectDocument(page: Page) {
  const again = page.getByRole('button', { name: /^(重试|重試|Try again)$/ })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 35_000 })
  }).toPass({ timeout: 110_000 })
}

test('a visitor fills in a claim, sees why it goes where it goes, and gets the document [FLW-01]', async ({ page }) => {
  await openTrial(page, 'f02', 'zh-CN')
  await expect(panel(page)).toContainText('按现在填的，会这样走')
  await expect(panel(page).locator('s')).toHaveText(['总经理审批'])
  await expect(panel(page)).toContainText('内容不会上传，直到你要求生成 PDF')
  await expectNoA11yViolations(page)

  await page.getByRole('spinbutton', { name: /^金额/ }).first().fill('3000.5')
  await expect(panel(page).getByText('7,068.5 ≥ 5,000')).toBeVisible()
  await expect(panel(page).locator('s')).toHaveText(['总经理审批'])

  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await panel(page).getByRole('button', { name: '提交并运行' }).click()
  await expect(page).toHaveURL(/trial=run/)
  await expect(log(page)).toContainText('规则：报销合计 ≥ 5,000 或 是否超出差旅标准 = 是')
  await expect(log(page)).toContainText('这一单 7,068.5 ≥ 5,000，成立')
  await expect(page.locator('[data-element-id="director"]')).toHaveClass(/taken/)
  await expect(page.locator('[data-element-id="general_manager"]')).toHaveClass(/ruled-out/)
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: '查看这一步的表单' }).click()
  await expect(page.getByText('这一步可以修改：可抵扣税额，冲抵借款')).toBeVisible()
  expect(sent, 'what was filled in has not left the browser').toEqual([])

  await panel(page).getByRole('button', { name: '相符', exact: true }).click()
  await panel(page).getByRole('link', { name: '生成文档' }).click()
  await expect(page).toHaveURL(/trial=document$/)
  await expectDocument(page)
  await expect(panel(page)).toContainText('.pdf，1 页')
  await expectNoA11yViolations(page)

  await page.goBack()
  await expect(page).toHaveURL(/trial=run/)
  await page.goBack()
  await expect(page).toHaveURL(/trial=fill/)
  await expect(page.getByRole('spinbutton', { name: /^金额/ }).first()).toHaveValue(/^3000\.50?$/)
})

for (const slug of ['f02', 'leave-approval', 'business-trip-approval'])
  for (const language of languages)
    test(`the sample of ${slug} in ${language} goes from the form to its document [FLW-01]`, async ({ page }) => {
      const words = wordsOf(language)
      const toDocument = panel(page).getByRole('link', { name: words('resource:stage_trial.to_document') })
      await openTrial(page, slug, language)

      await panel(page)
        .getByRole('button', { name: words('resource:stage_trial.submit') })
        .click()
      await expect(log(page)).toBeVisible()
      await answerUntil(page, toDocument)
      await toDocument.click()

      await expectDocument(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(panel(page)).toContainText('.pdf')
    })

test('a claim that is returned opens the form again with what was filled in [FLW-01]', async ({ page }) => {
  await openTrial(page, 'f02', 'zh-CN')
  await page.getByRole('spinbutton', { name: /^金额/ }).first().fill('900')
  await panel(page).getByRole('button', { name: '提交并运行' }).click()
  await panel(page).getByRole('button', { name: '票据不符' }).click()

  await expect(page).toHaveURL(/trial=fill/)
  await expect(page.getByText('退回来了')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /^金额/ }).first()).toHaveValue('900')
  await panel(page).getByRole('button', { name: '改好了，重新提交' }).click()
  await expect(log(page)).toContainText('第 1 次提交，已退回')
})

test('a wrong entry is counted, and the button leads to it', async ({ page }) => {
  await openTrial(page, 'f02', 'zh-CN')
  await page.getByRole('textbox', { name: '报销事由' }).fill('')

  await expect(panel(page)).toContainText('还有 1 处要改')
  await panel(page).getByRole('button', { name: '提交并运行' }).click()

  await expect(page).toHaveURL(/trial=fill/)
  await expect(page.getByRole('textbox', { name: '报销事由' })).toBeFocused()
})

test('a leave request is tried with the keyboard alone [FLW-01]', async ({ page }) => {
  await visit(page, `${await addressOf('leave-approval')}?lang=en`)
  await page.getByRole('link', { name: 'Try it yourself' }).press('Enter')
  await panel(page).getByRole('button', { name: 'Submit and watch' }).press('Enter')
  const steps = log(page).getByRole('button')
  await expect(steps.last()).toBeVisible()
  const before = await steps.count()
  await steps.first().focus()

  await page.keyboard.press('ArrowLeft')
  await expect(steps).toHaveCount(before - 1)
  await page.keyboard.press('ArrowRight')
  await expect(steps).toHaveCount(before)

  const toDocument = panel(page).getByRole('link', { name: 'Get the document' })
  await answerUntil(page, toDocument)
  await toDocument.press('Enter')
  await expectDocument(page)
})

test('a link carries a trial to another browser, and the server never sees what is in it [FLW-02]', async ({
  page,
  browser,
}) => {
  await openTrial(page, 'f02', 'zh-CN')
  await page.getByRole('spinbutton', { name: /^金额/ }).first().fill('60000')
  await panel(page).getByRole('button', { name: '提交并运行' }).click()
  await page.getByRole('button', { name: '复制这次试跑的链接' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/[?&]trial=run#trial=/)

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(link)
  await expect(log(other)).toContainText('报销合计 ≥ 50,000')
  await expect(other.locator('[data-element-id="general_manager"]')).toHaveClass(/taken/)
  expect(asked.filter((url) => url.includes('#'))).toEqual([])
  expect(other.url()).not.toContain('#')

  await other.goto('about:blank')
  await other.goto(link.slice(0, -40))
  await expect(other.getByText('这个链接不完整，或者属于另一个流程')).toBeVisible()
  await context.close()
})

test.describe('without a network', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('the document says so, and is there after another try', async ({ page }) => {
    await openTrial(page, 'f04', 'zh-TW')
    await panel(page).getByRole('button', { name: '送出並執行' }).click()
    await answerUntil(page, panel(page).getByRole('link', { name: '產生文件' }))
    await page.route('**/trial-document', (route) => route.abort())
    await panel(page).getByRole('link', { name: '產生文件' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '連不上伺服器' })).toBeVisible()

    await page.unroute('**/trial-document')
    await page.getByRole('button', { name: '重試' }).click()

    await expectDocument(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the question stands at the lower edge, and no page is wider than the screen [FLW-01]', async ({ page }) => {
    await page.goto(at(`${await addressOf('f02')}?lang=zh-CN&trial=run`))
    await alive(page)

    const answer = page.getByRole('button', { name: '相符', exact: true })
    await expect(answer).toBeVisible()
    const box = await answer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoA11yViolations(page)
  })
})
