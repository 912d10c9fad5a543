import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { workshopAddress } from '../../portal.ts'

/** Stages by themselves, with files that lie in the page; under the content security policy of production. */
test.use({ baseURL: workshopAddress, reducedMotion: 'reduce' })

test.beforeEach(({ page }) => asInProduction(page))

test.describe('a flow', () => {
  test('is drawn from its file: every step and lane by name, the mark of its library in sight', async ({ page }) => {
    await open(page, 'flow')

    for (const name of ['填写合同信息', '部门负责人审核', '法务审查', '财务复核', '用印登记', '扫描归档']) {
      await expect(shape(page, name)).toBeVisible()
    }
    for (const lane of ['申请人', '业务部门', '法务与财务', '行政']) await expect(shape(page, lane)).toBeVisible()
    await expect(page.locator('.bjs-powered-by')).toBeVisible()
    await expect(page.locator('[data-kind="gateway"] polygon')).toHaveCount(4)
  })

  test('a step that is clicked or reached by arrow keys is described', async ({ page }) => {
    await open(page, 'flow')
    await page.locator('[data-element-id="finance"] .djs-hit').first().click()
    await expect(inspector(page).getByRole('heading', { level: 2 })).toHaveText('财务复核')
    await expect(inspector(page)).toContainText('24 小时')
    await expect(inspector(page).getByRole('listitem')).toHaveText(['合同金额可编辑', '收款账户只读'])

    await page.keyboard.press('ArrowLeft')
    await expect(inspector(page).getByRole('heading', { level: 2 })).toHaveText('法务审查')
    await expect(page.locator('.djs-element.selected')).toHaveAttribute('data-element-id', 'legal')
  })

  test('lets a token run; forks are answered, and the way it took stays marked', async ({ page }) => {
    await open(page, 'flow')
    await page.getByRole('button', { name: '模拟运行' }).click()
    await inspector(page).getByRole('button', { name: '10 万及以上' }).click()
    await inspector(page).getByRole('button', { name: '同意' }).click()

    await expect(inspector(page)).toContainText('已到终点')
    await expect(page.locator('[data-element-id="large"]')).toHaveClass(/passed/)
    await expect(page.locator('[data-element-id="finance"]')).toHaveClass(/passed/)
    await expect(page.locator('[data-element-id="small"]')).not.toHaveClass(/passed/)

    await page.getByRole('button', { name: '结束模拟' }).click()
    await expect(page.locator('.djs-element.passed')).toHaveCount(0)
  })

  test('shows the form it runs on, rights by step, and its rules', async ({ page }) => {
    await open(page, 'flow')
    await page.getByRole('tab', { name: '流程图' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: '表单' })).toBeFocused()
    await expect(page.getByLabel('申请人')).toBeDisabled()

    await page.getByRole('tab', { name: '字段权限' }).click()
    const row = page.getByRole('tabpanel').getByRole('row').filter({ hasText: '违约条款' })
    await expect(row.getByRole('cell')).toHaveText(['违约条款', '可编辑', '—', '可编辑', '—', '—'])

    await page.getByRole('tab', { name: '规则' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('10 万及以上')
  })

  test('is drawn with the names of its reader', async ({ page }) => {
    await open(page, 'flow', 'en')

    await expect(shape(page, 'Legal review')).toBeVisible()
    await expect(inspector(page)).toContainText('24 hours')
  })

  test('takes the whole screen and gives it back; the focus stays', async ({ page }) => {
    await open(page, 'flow')
    await page.getByRole('button', { name: '全屏', exact: true }).click()
    await expect(page.getByRole('button', { name: '退出全屏' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)

    await page.getByRole('button', { name: '退出全屏' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    await expect(page.getByRole('button', { name: '全屏', exact: true })).toBeFocused()
  })
})

test.describe('a flow that moves', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('shows the token on its way', async ({ page }) => {
    await open(page, 'flow')
    await page.getByRole('button', { name: '模拟运行' }).click()
    const token = page.locator('.bts-token').first()
    const before = await token.getAttribute('transform')

    await expect.poll(() => token.getAttribute('transform')).not.toBe(before)
  })
})

test.describe('a form', () => {
  for (const [language, field, message] of [
    ['zh-CN', '事由', '必填。'],
    ['zh-TW', '事由', '必填。'],
    ['en', 'Reason', 'Please fill this in.'],
  ] as const) {
    test(`says in ${language} what is wrong with an entry`, async ({ page }) => {
      await open(page, 'form', language)
      await page.getByLabel(field).fill('')

      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    })
  }

  test('a computed field shows its value and its formula', async ({ page }) => {
    await open(page, 'form')
    await expect(page.getByLabel('年假余额（天）')).toHaveValue('5')
    await page.getByLabel('已休年假（天）').fill('4')

    await expect(page.getByLabel('年假余额（天）')).toHaveValue('3.5')
    await expect(inspector(page).getByRole('heading')).toHaveText('已休年假（天）')
  })

  test('adds up the lines of its table', async ({ page }) => {
    await open(page, 'form-table')
    await expect(page.getByLabel('报销合计')).toHaveValue('2109.50')
    await page.getByLabel('金额').first().fill('6')

    await expect(page.getByLabel('报销合计')).toHaveValue('1009.50')
    await page.getByRole('button', { name: '删除' }).first().click()
    await expect(page.getByLabel('报销合计')).toHaveValue('1003.50')
  })

  test('can be emptied, checked, and seen as a phone shows it', async ({ page }) => {
    await open(page, 'form')
    await page.getByRole('switch', { name: '示例数据' }).click()
    await page.getByRole('button', { name: '检查' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '必填。' })).toHaveCount(8)
    const result = page.getByRole('status').filter({ hasText: '还有 8 处要改。' })
    await expect(result).toBeVisible()
    const [first, second] = [page.getByLabel('申请人'), page.getByLabel('部门', { exact: true })]
    await second.focus()
    await result.getByRole('button', { name: '跳到第一处' }).click()
    await expect(first).toBeFocused()

    await page.getByRole('button', { name: '手机' }).click()
    const [starts, ends] = await Promise.all([box(page, '开始'), box(page, '结束')])
    expect(ends.y).toBeGreaterThan(starts.y)
  })

  test('says that everything can be submitted where all values hold', async ({ page }) => {
    await open(page, 'form')
    await page.getByRole('button', { name: '检查' }).click()

    await expect(page.getByRole('status').filter({ hasText: /^\d+ 项都可以提交。$/ })).toBeVisible()
  })

  test('leaves room between an error and the next label', async ({ page }) => {
    await open(page, 'form')
    await page.getByRole('switch', { name: '示例数据' }).click()
    await page.getByRole('button', { name: '检查' }).click()
    const error = page.getByRole('alert').filter({ hasText: '必填。' }).first()
    await expect(error).toBeVisible()

    const gap = await error.evaluate((element) => {
      const item = element.closest('.ant-form-item')
      const labels = [...document.querySelectorAll('.ant-form-item-label')]
      const end = element.getBoundingClientRect().bottom
      const below = labels.map((label) => label.getBoundingClientRect().top).filter((top) => top >= end - 1)
      return item ? Math.min(...below) - end : 0
    })
    expect(gap).toBeGreaterThanOrEqual(12)
  })

  test('has no button to send, and sends nothing', async ({ page }) => {
    await open(page, 'form')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByLabel('工作交接人').fill('临溪')
    await page.keyboard.press('Enter')

    await expect(page.locator('[type="submit"]')).toHaveCount(0)
    expect(sent).toEqual([])
  })
})

test('a file that is cut off says so, and can still be read in words', async ({ page }) => {
  await visit(page, '/demo/stage/flow-broken')
  await expect(page.getByRole('alert')).toContainText('文件内容不完整')

  await page.getByRole('button', { name: '看文字版' }).click()
  await expect(page.getByRole('table').first()).toContainText('法务审查')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /was preloaded using link preload/ })

  test('everything is there in words', async ({ page }) => {
    await page.goto('/demo/stage/flow')

    await page.getByText('文字版', { exact: true }).click()
    await expect(page.getByRole('cell', { name: '法务审查' }).first()).toBeVisible()
    expect(await page.content()).toContain('互动预览需要启用 JavaScript')
  })
})

test('previews have no accessibility violations in light or dark theme', { tag: '@states' }, async ({ page }) => {
  // Four stages are looked over, one after the other.
  test.setTimeout(240_000)
  for (const name of ['flow', 'form', 'form-table', 'flow-broken']) {
    await open(page, name)
    await expectNoA11yViolationsInBothThemes(page)
  }
})

test('on a phone nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['flow', 'form', 'form-table']) {
    await open(page, name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

async function open(page: Page, name: string, language = 'zh-CN') {
  await visit(page, `/demo/stage/${name}?lang=${language}`)
  const ready = name.endsWith('broken')
    ? page.getByRole('alert')
    : page.locator('#main').locator('[data-ready="true"] svg, form').first()
  // The libraries of a stage are large: reading them takes a busy machine a while.
  await expect(ready).toBeVisible()
}

/** Long names are broken into lines, and lines are joined without a space. */
function shape(page: Page, name: string) {
  return page
    .locator('.djs-shape text')
    .filter({ hasText: new RegExp(name.replaceAll(' ', '\\s*')) })
    .first()
}

function inspector(page: Page) {
  return page.getByRole('complementary')
}

async function box(page: Page, label: string) {
  return (await page.getByLabel(label, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
}

/** The workshop lets any style in, because Vite replaces styles in the running page; visitors' pages do not. */
async function asInProduction(page: Page) {
  await page.route('**/demo/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const nonce = /<style nonce="([^"]+)"/.exec(await response.text())?.[1]
    const strict = policy.replace("style-src 'self' 'unsafe-inline'", `style-src 'self' 'nonce-${nonce}'`)
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': strict } })
  })
}
