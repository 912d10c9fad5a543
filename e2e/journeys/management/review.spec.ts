import { managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { givenWaitingForm, givenWaitingText } from '../../given/waiting.ts'
import { hold } from '../../hold.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 6)}`

const queueOf = (page: Page) => page.getByRole('region', { name: '审核队列' })
const barOf = (page: Page) => page.getByRole('region', { name: '审核意见' })
const sideOf = (page: Page) => page.getByRole('region', { name: '检查与对话' })
const wordsOf = (page: Page) => page.getByRole('textbox', { name: '给作者的话' })
const opened = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 })

async function openFilters(page: Page) {
  await page.getByRole('button', { name: '查找与筛选' }).click()
}

test('a reviewer claims a form, returns it with a canned reply, and finds it among the returned [MGT-101]', async ({
  page,
}) => {
  const title = nameOf('轮班表')
  const version_id = await givenWaitingForm(title, 2_000)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?open=resource-${version_id}`)
  await alive(page)

  await expect(queueOf(page).getByRole('link', { name: title })).toContainText(/2000 小时|2,000 小时/)
  await expect(opened(page, title)).toBeVisible()
  await expect(sideOf(page)).toContainText('作者已确认')
  await expectNoA11yViolations(page)

  await page.getByRole('button', { name: /^认领/ }).click()
  await expect(page.getByRole('button', { name: /^放下/ })).toBeVisible()
  await expect(queueOf(page).getByRole('link', { name: title })).toContainText('你认领的')

  await barOf(page).getByRole('button', { name: /^退回/ }).click()
  await expect(wordsOf(page)).toBeFocused()
  await barOf(page)
    .getByRole('button', { name: /^退回修改/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('退回要有一个原因')
  await expectNoA11yViolations(page)
  await barOf(page)
    .getByRole('button', { name: /含个人信息/ })
    .click()
  await expect(wordsOf(page)).toHaveValue(/个人信息/)
  await barOf(page)
    .getByRole('button', { name: /^退回修改/ })
    .click()

  await expect(queueOf(page).getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('combobox', { name: '队列' }).selectOption('changes_asked')
  await expect(queueOf(page).getByRole('link', { name: title })).toContainText('值班员')
  const { rows } = await withDb((db) =>
    sql<{ reason: string }>`
      select reason from audit where subject = 'submission' and subject_id = ${version_id}
      order by audit_id desc limit 1`.execute(db),
  )
  expect(rows).toEqual([{ reason: 'private_data' }])
})

for (const { width, least } of [
  { width: 1020, least: 640 },
  { width: 1440, least: 840 },
]) {
  test(`at ${width} px the preview keeps ${least} px between queue and checks, and the bar stays in view [MGT-121]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const version_id = await givenWaitingForm(nameOf('值班表'), 2)
    await signInAs(page, await givenStaff(everyId))

    await visit(page, `/management/review?open=resource-${version_id}`)

    const preview = page.getByRole('region', { name: '预览' })
    await expect.poll(async () => (await preview.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(least)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: /^通过并发布/ })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoA11yViolations(page)
  })
}

test('on a phone the reasons come up after returning, and everything is within the window [MGT-121]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const title = nameOf('门禁指南')
  const revision_id = await givenWaitingText(title, 5_000)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?open=article-${revision_id}`)
  await expect(opened(page, title)).toBeVisible()

  await expect(page.getByRole('button', { name: /^通过并发布/ })).toBeInViewport({ ratio: 1 })
  await expect(barOf(page).getByRole('button', { name: '重复' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoA11yViolations(page)
  await barOf(page).getByRole('button', { name: /^退回/ }).click()
  await barOf(page).getByRole('button', { name: '重复' }).click()
  await expect(wordsOf(page)).toHaveValue(/重复/)
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: /^退回修改/ }).click()

  await expect(page.getByText(`已退回：${title}`)).toBeVisible()
})

test('panes are resized and folded, and stay so on the device [MGT-121]', async ({ page }) => {
  const revision_id = await givenWaitingText(nameOf('巡检指南'), 10)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?open=article-${revision_id}`)
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview).toBeVisible()
  const widthOf = async () => (await preview.boundingBox())?.width ?? 0
  const before = await widthOf()

  await page.getByRole('separator', { name: '检查的宽度' }).press('ArrowLeft')
  await expect.poll(widthOf).toBe(before - 16)
  await page.keyboard.press(']')
  await expect(sideOf(page)).toBeHidden()
  await page.reload()
  await expect(preview).toBeVisible()
  await expect(sideOf(page)).toBeHidden()
  await page.getByRole('button', { name: '展开检查' }).click()
  await expect.poll(widthOf).toBe(before - 16)

  await page.keyboard.press('f')
  await expect.poll(widthOf).toBe(1440)
  await expect(barOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(widthOf).toBe(before - 16)
  await page.keyboard.press('[')
  await expect.poll(widthOf).toBe(before - 16 + 232 - 56)
})

test('letters that are typed decide nothing, and what is refused says why above the buttons [MGT-124]', async ({
  page,
}) => {
  const title = nameOf('安装指南')
  const revision_id = await givenWaitingText(title, 3_000)
  await signInAs(page, await givenStaff([managementScreens.review, 12, 18]))
  await visit(page, `/management/review?open=article-${revision_id}`)
  await alive(page)
  await expect(page.getByText('先看这里，再动手。')).toBeVisible()

  await page.keyboard.press('2')
  await page.keyboard.press('a')
  await expect(page.getByRole('alert')).toContainText('按 1和3')
  await page.keyboard.press('r')
  await expect(wordsOf(page)).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.type('arjk123')
  await expect(opened(page, title)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText('退回要有一个原因')
  await page.keyboard.press('Escape')
  await expect(barOf(page).getByRole('button', { name: /^退回/ })).toBeFocused()
  await expect(wordsOf(page)).toHaveValue('arjk123')
  await page.keyboard.press('r')
  await page.keyboard.press('Alt+e')
  await expect(wordsOf(page)).toHaveValue('arjk123')
  await expect(barOf(page).getByRole('button', { name: /重复/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: '快捷键' })
  await expect(keys).toContainText('认领、放下')
  await keys.getByRole('switch', { name: '使用单键快捷键' }).uncheck()
  await keys.getByRole('button', { name: '关闭' }).click()
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await page.keyboard.press('a')
  await expect(sideOf(page).getByRole('checkbox').nth(0)).not.toBeChecked()
  await expect(opened(page, title)).toBeVisible()
})

test('twenty submissions are decided by keyboard alone [MGT-124]', async ({ page }) => {
  const batch = nameOf('批')
  const titles = Array.from({ length: 20 }, (_, n) => `${batch} ${String(n + 1).padStart(2, '0')}`)
  for (const [n, title] of titles.entries()) await givenWaitingText(title, 1_000 - n)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?keyword=${encodeURIComponent(batch)}`)
  const pressed: string[] = []
  const press = async (key: string) => {
    pressed.push(key)
    await page.keyboard.press(key)
  }

  for (const [n, title] of titles.entries()) {
    await expect(opened(page, title)).toBeVisible()
    // Every third goes back to its author.
    if (n % 3 === 2) for (const key of ['q', 'Control+Enter']) await press(key)
    else for (const key of ['1', '2', '3', 'a']) await press(key)
    await expect(queueOf(page).getByRole('link', { name: title })).toHaveCount(0)
  }

  await expect(page.getByText('没有等待审核的内容')).toBeVisible()
  const { rows } = await withDb((db) =>
    sql<{ approved: number; returned: number }>`
      select count(*) filter (where state = 'changes_asked')::int as returned,
        count(*) filter (where state = 'published' or revision_id in (select revision_id from review_approval))::int
          as approved
      from article_revision where title like ${`${batch}%`}`.execute(db),
  )
  expect(rows).toEqual([{ approved: 14, returned: 6 }])
  expect(pressed.length / titles.length).toBeLessThanOrEqual(4)
  const perDecision = (pressed.length / titles.length).toFixed(1)
  test.info().annotations.push({ type: 'keys', description: `${pressed.length} presses, ${perDecision} per decision` })
})

test('of two reviewers each sees at once whose a submission is, and decides only what is theirs [MGT-120]', async ({
  page,
  browser,
}) => {
  const title = nameOf('停机指南')
  const revision_id = await givenWaitingText(title, 6_000)
  const context = await browser.newContext({ locale: 'zh-CN' })
  const colleague = await context.newPage()
  await signInAs(page, await givenStaff(everyId))
  await signInAs(colleague, await givenStaff(everyId))
  for (const one of [page, colleague]) {
    await visit(one, `/management/review?open=article-${revision_id}&keyword=${encodeURIComponent(title)}`)
    await expect(opened(one, title)).toBeVisible()
  }

  await page.keyboard.press('c')
  await expect(queueOf(page).getByRole('link', { name: title })).toContainText('你认领的')
  await expect(queueOf(colleague).getByRole('link', { name: title })).toContainText('值班员 正在审核')
  await expect(barOf(colleague)).toContainText('值班员 正在审核，你可以查看')
  await expect(wordsOf(colleague)).toHaveCount(0)
  await expect(sideOf(colleague).getByRole('checkbox').first()).toBeDisabled()
  await expectNoA11yViolations(colleague)

  await barOf(colleague)
    .getByRole('button', { name: /^接过来/ })
    .click()
  await expect(wordsOf(colleague)).toBeVisible()
  await expect(barOf(page)).toContainText('值班员 正在审核，你可以查看')
  for (const key of ['1', '2', '3', 'a']) await colleague.keyboard.press(key)

  await expect(colleague.getByText(`已通过：${title}`).first()).toBeVisible()
  await expect(queueOf(page).getByRole('link', { name: title })).toHaveCount(0)
  await context.close()
})

test('a reviewer’s own submission can be published by a colleague only, and can still be returned [MGT-101]', async ({
  page,
}) => {
  const title = nameOf('自己的指南')
  const revision_id = await givenWaitingText(title, 4_000)
  await givenStaff(everyId)
  const me = await givenStaff(everyId)
  await withDb((db) =>
    db.updateTable('article_revision').set({ author_id: me }).where('revision_id', '=', revision_id).execute(),
  )
  await signInAs(page, me)

  await visit(page, `/management/review?open=article-${revision_id}`)

  const decision = barOf(page)
  await expect(decision).toContainText('这是你自己提交的内容，须由其他审核人员发布。')
  await expect(decision.getByRole('button', { name: /^通过并发布/ })).toBeDisabled()
  await expect(decision.getByRole('button', { name: /^退回/ })).toBeEnabled()
  await expectNoA11yViolations(page)
})

test('the queue is narrowed by type, waiting time and author, and says so in the address [MGT-122]', async ({
  page,
}) => {
  const batch = nameOf('值守')
  await givenWaitingForm(`${batch}表`, 30)
  await givenWaitingText(`${batch}指南`, 2)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?keyword=${encodeURIComponent(batch)}`)
  const rows = queueOf(page).getByRole('link')
  await expect(rows).toHaveCount(2)

  await page.getByRole('combobox', { name: '类型' }).selectOption('form')
  await expect(rows).toHaveText([new RegExp(`${batch}表`)])
  await page.getByRole('combobox', { name: '类型' }).selectOption('')
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: '等待' }).selectOption('24')
  await expect(rows).toHaveText([new RegExp(`${batch}表`)])
  await expect(page).toHaveURL(/waited=24/)
  await page.getByRole('combobox', { name: '等待' }).selectOption('')
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: '排序' }).selectOption('-submitted_at')
  await expect(rows).toHaveText([new RegExp(`${batch}指南`), new RegExp(`${batch}表`)])
  await page.getByRole('combobox', { name: '排序' }).selectOption('type')
  await expect(page).toHaveURL(/order=type/)
  await expect(rows).toHaveText([new RegExp(`${batch}指南`), new RegExp(`${batch}表`)])
})

test('several that passed every check are approved at once, and one that no longer does is named with its reason [MGT-123]', async ({
  page,
}) => {
  const batch = nameOf('通过')
  for (const which of ['甲', '乙']) await givenWaitingForm(`${batch}${which}`, 50, { passed: true })
  const changed = await givenWaitingForm(`${batch}丙`, 50, { passed: true })
  await givenWaitingForm(`${batch}丁`, 50)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?keyword=${encodeURIComponent(batch)}`)

  await page.getByRole('button', { name: '批量通过' }).click()
  await expect(queueOf(page).getByRole('checkbox')).toHaveCount(3)
  await page.getByRole('button', { name: '全选', exact: true }).click()
  await withDb((db) =>
    sql`update resource_version set checks = '[{"name": "scan", "outcome": "wrong", "message": "scan.infected",
      "values": {}, "places": []}]' where version_id = ${changed}`.execute(db),
  )
  await queueOf(page).getByRole('button', { name: '通过并发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${batch}甲`)
  await expect(dialog).not.toContainText(`${batch}丁`)
  await expectNoA11yViolations(page)
  await dialog.getByRole('button', { name: /通过并发布/ }).click()

  await expect(dialog).toContainText(`${batch}丙：自动检查没有全部通过`)
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(queueOf(page).getByRole('link', { name: `${batch}甲` })).toHaveCount(0)
  await expect(queueOf(page).getByRole('link', { name: `${batch}丙` })).toBeVisible()
})

test('the queue is searched while its preview is loading, and exported as it is found [MGT-108]', async ({ page }) => {
  const title = nameOf('要找的轮班表')
  await givenWaitingForm(title, 1)
  await signInAs(page, await givenStaff(everyId))
  const release = await hold(page, /\/i18n\/person_center\//)
  await visit(page, '/management/review')

  await openFilters(page)
  await page.getByRole('searchbox', { name: '标题或作者' }).fill(title)
  await page.getByRole('searchbox', { name: '标题或作者' }).press('Enter')
  const queue = queueOf(page)
  await expect(queue.getByRole('link')).toHaveCount(1)
  await expect(queue).toContainText(title)
  release()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /CSV/ }).check()
  await dialog.getByRole('button', { name: '开始导出' }).click()

  await expect(dialog).toContainText('文件已就绪，共 1 行。')
  await expect(dialog.getByRole('button', { name: '下载文件' })).toBeVisible()
})
