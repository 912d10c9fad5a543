import type { Language } from '@atrium/contract/languages'
import { managementGroups } from '@atrium/contract/management'
import { fold } from '@atrium/server/search/text/fold'
import { syllablesOf } from '@atrium/server/search/text/sound'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { wordsOf } from '../../words.ts'

/** Every page: the overview, the screens, and two that belong to the site settings. */
const pages = [
  { title: 'page.overview', address: '/management' },
  ...managementGroups
    .flatMap(({ screens }) => Object.keys(screens))
    .map((name) => ({ title: `${name}.title`, address: `/management/${name.replaceAll('_', '-')}` })),
  { title: 'page.health', address: '/management/health' },
  { title: 'page.dead-jobs', address: '/management/dead-jobs' },
]

/** `sh` for 审核, `sil` for Sign-in log; of a single word its beginning. */
function initialsOf(title: string): string {
  const [first = '', ...others] = fold(title).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []
  if (/\p{Script=Han}/u.test(title))
    return [first, ...others]
      .flatMap(syllablesOf)
      .map((one) => one[0])
      .join('')
  return others.length > 0 ? [first, ...others].map((word) => word[0]).join('') : first.slice(0, 4)
}

async function openPalette(page: Page, language: Language) {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: wordsOf(language)('management:palette.title') })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  return { palette, field, options: palette.getByRole('option') }
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
})

for (const language of ['zh-CN', 'zh-TW', 'en'] as const) {
  test(`the palette reaches all 41 pages by title and by initials, in ${language} [MGT-117]`, async ({ page }) => {
    test.setTimeout(300_000)
    const translate = wordsOf(language)
    await visit(page, `/management?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(pages).toHaveLength(41)

    for (const { title, address } of pages) {
      const name = translate(`management:${title}`)
      const { palette, field, options } = await openPalette(page, language)
      await field.fill(initialsOf(name))
      const group = palette.getByRole('group', { name: translate('management:palette.page') })
      await expect(group.getByText(name, { exact: true }).first(), initialsOf(name)).toBeVisible()
      await field.fill(name)
      await expect(options.first().getByText(name, { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`))
      await expect(palette).toHaveCount(0)
    }
  })
}

test('a page is found in the other script, and in pinyin [MGT-117]', async ({ page }) => {
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { field, options } = await openPalette(page, 'zh-CN')

  for (const words of ['審核', 'shenhe', 'shenh']) {
    await field.fill(words)
    await expect(options.filter({ hasText: '审核' }).first(), words).toBeVisible()
  }
})

test('Tab goes through the kinds, the arrow shows what can be done with a record, Ctrl Enter opens a new tab [MGT-117]', async ({
  page,
  context,
}) => {
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { palette, field, options } = await openPalette(page, 'zh-CN')
  await field.fill('请假')
  await expect(options.filter({ hasText: '请假' }).first()).toBeVisible()
  await expect(palette.getByRole('status')).toContainText('个结果')
  await expectNoA11yViolations(page)

  await page.keyboard.press('Tab')
  await expect(palette.getByRole('button', { name: /^资源 \d/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(options.filter({ hasText: '请假' }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(options).toHaveText([/^打开/, /^查看公开页面/, /^在列表中查找/])
  await page.keyboard.press('Escape')
  await expect(options.filter({ hasText: '请假' }).first()).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')

  await (await opened).waitForURL(/\/management\/resources\?open=\d+/)
  await expect(palette).toHaveCount(0)
})

test('records that arrive later do not move what is chosen [MGT-117]', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/management/records?*', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { palette, field, options } = await openPalette(page, 'zh-CN')
  const asked = page.waitForRequest('**/api/management/records?*')
  await field.fill('审')
  await asked
  await page.keyboard.press('ArrowDown')
  const chosen = palette.getByRole('option', { selected: true })
  const name = await chosen.textContent()
  expect(await options.nth(1).textContent()).toBe(name)
  release()

  await expect(palette.getByRole('group', { name: '记录' })).toBeVisible()
  await expect(chosen).toHaveText(name ?? '')
  await expect(options.nth(1)).toHaveText(name ?? '')
})

test('signs narrow what is found: > to actions, @ to people, # to a number [MGT-117]', async ({ page }) => {
  const user_id = await userIdOf('administrator')
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { palette, field, options } = await openPalette(page, 'zh-CN')

  await field.fill('>')
  await expect(palette.getByRole('group')).toHaveCount(1)
  await expect(options.filter({ hasText: '新建公告' })).toBeVisible()
  await field.fill(`#${user_id}`)
  await expect(options.filter({ hasText: '用户' }).first()).toBeVisible()
  await field.fill('@北窗')
  await expect(palette.getByRole('group')).toHaveCount(1)
  await expect(options.first()).toContainText('北窗')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/management\/users\?open=\d+/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group').first()).toHaveAccessibleName('最近')
  await expect(options.first()).toContainText('北窗')
})
