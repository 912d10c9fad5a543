import { managementGroups } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { wordsOf } from '../../words.ts'

const translate = wordsOf('zh-CN')
const screens = managementGroups.flatMap(({ screens }) => Object.keys(screens))

test.beforeEach(async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
})

/** Of a network that no other test writes about. */
async function givenSignIns(count: number) {
  const network = `203.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
  await withDb((db) =>
    sql`insert into sign_in (way, outcome, network, created_at)
      select 'password', (array['refused', 'challenged', 'too_often'])[1 + n % 3], ${network}, now() - n * interval '1 second'
      from generate_series(1, ${count}) as n`.execute(db),
  )
  return network
}

test('a list is searched while one types, and an older answer does not take the place of a newer one [MGT-108]', async ({
  page,
}) => {
  await visit(page, '/management/users')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/management\/users\?.*zq-first/, async (route) => {
    await held
    await route.continue()
  })

  const box = page.getByRole('main').getByRole('searchbox')
  const first = page.waitForRequest(/management\/users\?.*zq-first/)
  await box.fill('zq-first')
  await first
  await box.fill('zq-second')
  await page.waitForURL(/keyword=zq-second/)
  await expect(page.getByRole('heading', { name: translate('management:list.nothing') })).toBeVisible()
  release()

  await expect(box).toHaveValue('zq-second')
  await expect(page).toHaveURL(/keyword=zq-second/)
  await box.fill('')
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible()
})

test('filters are named, take several values, and are removed one by one or all at once [MGT-108]', async ({
  page,
}) => {
  const network = await givenSignIns(9)
  await visit(page, `/management/sign-in-log?keyword=${network}`)
  const rows = page.getByRole('table').getByRole('row')
  const main = page.getByRole('main')
  await expect(rows).toHaveCount(10)

  await main.getByRole('button', { name: '筛选' }).click()
  await main.getByRole('button', { name: translate('management:sign_in_log.filter.outcome') }).click()
  await main.getByRole('checkbox', { name: translate('management:sign_in_log.outcome.refused') }).check()
  await expect(rows).toHaveCount(4)
  const chip = main.getByRole('button', {
    name: new RegExp(
      `${translate('management:sign_in_log.filter.outcome')}.*${translate('management:sign_in_log.outcome.refused')}`,
    ),
  })
  await chip.click()
  await main.getByRole('checkbox', { name: translate('management:sign_in_log.outcome.challenged') }).check()
  await expect(rows).toHaveCount(7)
  await expect(page).toHaveURL(/outcome=refused%2Cchallenged/)
  await expectNoA11yViolations(page)

  await main.getByRole('link', { name: /去掉条件/ }).click()
  await expect(rows).toHaveCount(10)
  await visit(page, `/management/sign-in-log?keyword=${network}&outcome=signed_in`)
  await expect(main.getByRole('heading', { name: translate('management:list.nothing') })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: '9 条' })).toBeVisible()
  await main.getByRole('link', { name: '全部清除' }).first().click()
  await expect(page).toHaveURL(/sign-in-log$/)
})

test('a column says how it is sorted, first the newest, then the oldest [MGT-108]', async ({ page }) => {
  await visit(page, '/management/sign-in-log')
  const head = page.getByRole('columnheader', { name: translate('management:sign_in_log.column.created_at') })
  await expect(head).toHaveAttribute('aria-sort', 'none')

  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
})

test('a log goes on behind its last numbered page [MGT-108]', async ({ page }) => {
  const network = await givenSignIns(2_030)
  await visit(page, `/management/sign-in-log?keyword=${network}&page=100`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(21)

  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page).toHaveURL(/after=/)
  // The address is ahead of the rows: the foot of the next stretch has a way back.
  await expect(page.getByRole('link', { name: '回到第一页' })).toBeVisible()
  await expect(rows).toHaveCount(21)
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(rows).toHaveCount(11)
  await expect(page.getByRole('link', { name: '下一页' })).toHaveCount(0)
  await page.getByRole('link', { name: '回到第一页' }).click()

  await expect(page).not.toHaveURL(/after=/)
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('100')
  await expect(rows).toHaveCount(101)
})

test('a column that is left out stays out on the next visit [MGT-112]', async ({ page }) => {
  // Somebody of their own: what one arranges is kept for the account.
  await signInAs(page, await givenPerson({ role_ids: [3] }))
  await visit(page, '/management/users')
  const head = page.getByRole('columnheader', { name: translate('management:users.column.company_name') })
  await expect(head).toBeVisible()

  await page.getByRole('button', { name: '列', exact: true }).click()
  await page.getByRole('checkbox', { name: translate('management:users.column.company_name') }).uncheck()
  await expect(head).toHaveCount(0)
  await page.reload()

  await expect(page.getByRole('columnheader').first()).toBeVisible()
  await expect(head).toHaveCount(0)
})

test('all that matches is disabled at once, with a reason, also on the next page [MGT-106]', async ({ page }) => {
  const name = `批量${crypto.randomUUID().slice(0, 8)}`
  await withDb((db) =>
    sql`insert into account (user_name, user_type)
      select ${name} || n, 'common_user' from generate_series(1, 23) as n`.execute(db),
  )
  await visit(page, `/management/users?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)

  await page.getByRole('checkbox', { name: '选择第 1 行' }).check()
  await page.getByRole('button', { name: '选择全部 23 条匹配' }).click()
  await page.getByRole('button', { name: '停用' }).click()
  const dialog = page.getByRole('dialog', { name: '停用 23 项' })
  await expect(dialog).toContainText('另外 22 项')
  await expectNoA11yViolations(page)
  await dialog.getByRole('textbox').fill('测试账号到期')
  await dialog.getByRole('button', { name: '停用 23 项' }).click()
  await expect(dialog).toContainText('已完成 23 项。')
  await dialog.getByRole('button', { name: '关闭' }).last().click()

  const { rows } = await withDb((db) =>
    sql<{ left: number }>`select count(*)::int as left from account
      where starts_with(user_name, ${name}) and state <> 'disabled'`.execute(db),
  )
  expect(rows[0]?.left).toBe(0)
})

test('a list is worked on by keyboard alone, and ? names the keys [MGT-108]', async ({ page }) => {
  await visit(page, '/management/users')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()

  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(rows.nth(2).getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/open=\d+/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('选到这一行')
  await expectNoA11yViolations(page)
})

test('a click on a row opens its record, but not on text that was selected [MGT-108]', async ({ page }) => {
  await visit(page, '/management/users')
  const cell = page.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(2)
  await expect(cell).toBeVisible()
  await cell.evaluate((element) => getSelection()?.selectAllChildren(element))
  await cell.dispatchEvent('click')
  await expect(page).not.toHaveURL(/open=/)
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await cell.click()

  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the palette reaches every screen by its name, and records by theirs [MGT-108]', async ({ page }) => {
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: '找页面、记录或操作' })

  for (const screen of screens) {
    await page.keyboard.press('Control+k')
    await field.fill(translate(`management:${screen}.title`))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/management/${screen.replaceAll('_', '-')}(\\?|$)`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox', { name: '查找结果' }).getByRole('option').first()).toContainText(
    translate('management:audit_log.title'),
  )
  await expectNoA11yViolations(page)
  await field.fill('zq-not-there-42')
  await expect(page.getByRole('dialog')).toContainText('没有找到“zq-not-there-42”')
  await field.fill('>公告')
  await page.getByRole('option', { name: '新建公告' }).click()
  await expect(page).toHaveURL(/announcements\?open=new/)
})

test('the palette finds records of the kinds that the person may open [MGT-108]', async ({ page }) => {
  await visit(page, '/management')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '找页面、记录或操作' }).fill('请假')

  await expect(page.getByRole('option').filter({ hasText: '请假' }).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the search box of a list takes the width there is [MGT-108]', async ({ page }) => {
    for (const screen of ['roles', 'users', 'resources']) {
      await visit(page, `/management/${screen}`)
      const box = page.getByRole('main').getByRole('searchbox')
      await expect(box).toBeVisible()

      expect((await box.boundingBox())?.width, screen).toBeGreaterThan(200)
    }
  })
})
