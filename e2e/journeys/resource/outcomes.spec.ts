import { expectNoA11yViolations } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'

test('all outcomes of a flow stand in a table, and the chosen one is marked in the diagram [FLW-03]', async ({
  page,
}) => {
  await visit(page, await addressOf('f02'))
  await page.getByRole('tab', { name: /所有走法/ }).click()
  const table = page.getByRole('region', { name: '所有走法' })

  await expect(table.getByRole('row')).toHaveCount(6)
  await expect(table.getByRole('row').nth(4)).toContainText('50,000 及以上都行相符')
  await table.getByRole('button', { name: '4' }).click()
  await expect(page.locator('[data-element-id="general_manager"]')).toHaveClass(/taken/)
  await page.keyboard.press('ArrowUp')
  await expect(table.getByRole('button', { name: '3' })).toBeFocused()
  await expect(page.locator('[data-element-id="director"]')).toHaveClass(/taken/)
  await expect(page.locator('[data-element-id="general_manager"]')).not.toHaveClass(/taken/)
  await expectNoA11yViolations(page)
  await page.locator('[data-element-id="general_manager"]').click()
  await expect(table.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('报销合计').fill('4,000')
  await page.getByLabel('是否超出差旅标准').selectOption('是')
  await expect(page.getByText('属于第 2 种')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '表格 XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^outcomes-\d+-2\.0\.0\.xlsx$/)
})

test('a flow says whether its form and its document fit, and shows the place of a hint [FLW-04]', async ({ page }) => {
  await visit(page, await addressOf('f02'))
  const fit = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '表单与流程对得上吗？' }) })
    .last()

  await expect(fit).toContainText('连线上的文字没有说全规则')
  await expect(fit).toContainText('total >= 5000 or over_limit == true')
  await fit.getByRole('link', { name: '在图中查看' }).click()
  await expect(page).toHaveURL(/node=tier/)
})

test('two versions are compared by what changes for people, then by what changed in the file, rules first [FLW-05]', async ({
  page,
}) => {
  await visit(page, await addressOf('f02'))
  await page.getByRole('link', { name: '与 1.4.0 相比' }).click()

  await expect(page).toHaveURL(/\?from=1\.4\.0&to=2\.0\.0#preview$/)
  const ways = page.getByRole('complementary', { name: '哪些单子走得不一样' })
  await expect(ways.getByRole('listitem').filter({ hasText: '是否超出差旅标准 是' })).toContainText(
    /原来 .*现在 .*分管领导审批/,
  )
  const changes = page.locator('#comparison').getByRole('listitem')
  await expect(changes.first()).toContainText('规则')
  await expect(changes.first()).toContainText('total >= 5000 or over_limit == true')
  await expect(changes.first()).toContainText('连线上的文字没有改，已不能完整说明这条规则。')
  await expectNoA11yViolations(page)

  await page.goBack()
  await expect(page.getByRole('tab', { name: '所有走法' })).toBeVisible()
})

test('what changed is marked in the drawing with the numbers of the list, what is gone in the older one [FLW-05]', async ({
  page,
}) => {
  await visit(page, `${await addressOf('f02')}?from=1.4.0&to=2.0.0`)
  const marks = page.locator('.change-mark')
  const changes = page.locator('#comparison').getByRole('listitem')

  await expect(page.locator('[data-element-id="general_manager"]')).toHaveClass(/added/)
  const manager = changes.filter({ hasText: '总经理审批' }).filter({ hasText: '新增' }).last()
  const number = (await manager.getAttribute('id'))?.replace('change-', '+')
  await expect(marks.filter({ hasText: new RegExp(`^\\${number}$`) })).toHaveCount(1)
  await manager.getByRole('link', { name: '在图中查看' }).click()
  await expect(page).toHaveURL(/from=1\.4\.0&to=2\.0\.0&node=general_manager/)
  await expect(page.locator('[data-element-id="general_manager"]')).toHaveClass(/selected/)

  await page.getByRole('tab', { name: '1.4.0 流程图' }).click()
  await expect(page.locator('[data-element-id="general_manager"]')).toHaveCount(0)
  await expect(marks.first()).toBeVisible()

  await page.getByRole('link', { name: '结束比较' }).click()
  await expect(page.getByRole('tab', { name: '所有走法' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the changes between two versions can be read [FLW-05]', async ({ page }) => {
    await page.goto(`${await addressOf('f02')}?from=1.4.0&to=2.0.0`)

    await expect(page.getByRole('heading', { name: '哪些单子走得不一样' })).toBeVisible()
    await expect(page.locator('#comparison')).toContainText('total >= 5000 or over_limit == true')
  })
})

test('the table of all outcomes is printed with its diagram and the date, without the page around them [FLW-03]', async ({
  page,
}) => {
  await visit(page, await addressOf('f02'))
  await page.getByRole('tab', { name: /所有走法/ }).click()
  await expect(page.getByRole('region', { name: '所有走法' }).getByRole('row')).toHaveCount(6)

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByText(/^打印于 \d{4}年/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('application')).toBeVisible()
  await expect(page.getByLabel('报销合计')).toBeHidden()
  await expect(page.getByRole('heading', { name: '表单与流程对得上吗？' })).toBeHidden()
  await expect(page.getByRole('heading', { name: '更新记录' })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the table stands above the diagram, and the page is no wider than the screen', async ({ page }) => {
    await visit(page, await addressOf('f02'))
    await page.getByRole('tab', { name: /所有走法/ }).click()

    await expect(page.getByRole('region', { name: '所有走法' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const trial = await page.getByRole('link', { name: /填一份试试/ }).boundingBox()
    expect((trial?.x ?? 0) + (trial?.width ?? 0)).toBeLessThanOrEqual(390)
    await expectNoA11yViolations(page)
  })
})
