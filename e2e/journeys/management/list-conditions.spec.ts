import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { wordsOf } from '../../words.ts'

const translate = wordsOf('zh-CN')

test.beforeEach(async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
})

/** Of a name that no other test writes about: the first half has signed in. */
async function givenPeople(count: number) {
  const name = `条件${crypto.randomUUID().slice(0, 8)}`
  await withDb((db) =>
    sql`insert into account (user_name, user_type, last_sign_in_at)
      select ${name} || n, 'common_user', case when n <= ${count / 2} then now() - n * interval '1 day' end
      from generate_series(1, ${count}) as n`.execute(db),
  )
  return name
}

test('a condition is added, said, changed and removed, and stays in the address [MGT-110]', async ({ page }) => {
  const name = await givenPeople(6)
  const label = translate('management:users.column.last_sign_in_at')
  await visit(page, `/management/users?keyword=${encodeURIComponent(name)}`)
  const main = page.getByRole('main')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(7)

  await main.getByRole('button', { name: '筛选' }).click()
  await main.getByRole('listitem').getByRole('button', { name: label, exact: true }).click()
  await main.getByRole('combobox', { name: `${label}的比较方式` }).selectOption('empty')
  await main.getByRole('button', { name: '应用' }).click()
  await expect(rows).toHaveCount(4)
  await expect(page).toHaveURL(/last_sign_in_at\.empty=yes/)
  await expectNoA11yViolations(page)

  await main.getByRole('button', { name: `${label} 为空` }).click()
  await main.getByRole('combobox', { name: `${label}的比较方式` }).selectOption('before')
  await main.getByLabel(label, { exact: true }).fill('2020-01-01')
  await main.getByRole('button', { name: '应用' }).click()
  await expect(main.getByRole('heading', { name: translate('management:list.nothing') })).toBeVisible()
  await expect(page).not.toHaveURL(/empty=/)
  await main.getByRole('link', { name: '全部清除' }).first().click()
  await expect(page).toHaveURL(/\/management\/users$/)
})

test('a filter says what is not, with several values [MGT-110]', async ({ page }) => {
  const name = await givenPeople(4)
  await visit(page, `/management/users?keyword=${encodeURIComponent(name)}`)
  const main = page.getByRole('main')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(5)

  const label = translate('management:users.filter.state')
  await main.getByRole('button', { name: '筛选' }).click()
  await main.getByRole('listitem').getByRole('button', { name: label, exact: true }).click()
  await main.getByRole('combobox', { name: `${label}的比较方式` }).selectOption('is_not')
  await main.getByRole('checkbox', { name: translate('management:users.state.waiting') }).check()

  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/state\.is_not=waiting/)
})

test('a second column orders what is equal in the first, with Shift [MGT-111]', async ({ page }) => {
  await visit(page, '/management/tags')
  const head = (column: string) =>
    page.getByRole('columnheader', { name: translate(`management:tags.column.${column}` as never) })

  await head('use_count').getByRole('link').click()
  await expect(page).toHaveURL(/order=-use_count$/)
  await head('name')
    .getByRole('link')
    .click({ modifiers: ['Shift'] })

  await expect(page).toHaveURL(/order=-use_count%2Cname$/)
  await expect(head('use_count')).toHaveAttribute('aria-sort', 'descending')
  await expect(head('name')).toContainText('2')
  await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible()
})

test('columns are moved and widened by keyboard, and are so in another browser and in a view [MGT-112]', async ({
  page,
  browser,
}) => {
  const user_id = await givenPerson({ role_ids: [3] })
  await signInAs(page, user_id)
  await visit(page, '/management/industries')
  const heads = page.getByRole('columnheader')
  await expect(heads.first()).toBeVisible()
  const names = () => heads.allInnerTexts()
  const label = translate('management:industries.column.use_count')
  await page.getByRole('button', { name: '列', exact: true }).click()
  const handle = page.getByRole('button', { name: `调整“${label}”列` })
  await handle.focus()
  await expectNoA11yViolations(page)

  const saved = page.waitForResponse(
    (response) => response.url().includes('/layouts') && response.request().method() === 'PUT',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await saved
  await expect.poll(async () => (await names())[1]).toContain(label)
  await expect(handle).toBeFocused()

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signInAs(elsewhere, user_id)
  await visit(elsewhere, '/management/industries')
  await expect.poll(async () => (await elsewhere.getByRole('columnheader').allInnerTexts())[1]).toContain(label)

  await elsewhere.getByRole('button', { name: translate('management:list.views') }).click()
  await elsewhere.getByRole('textbox', { name: translate('management:list.view_name') }).fill('按使用')
  await elsewhere.getByRole('button', { name: translate('management:list.keep_view') }).click()
  await expect(elsewhere.getByRole('link', { name: '按使用' })).toHaveAttribute('href', /columns=name\.use_count/)
  await other.close()
})

test('the menu of a row holds what is dangerous, opens with a dot and gives the focus back [MGT-115]', async ({
  page,
}) => {
  const title = `菜单${crypto.randomUUID().slice(0, 8)}`
  await withDb((db) => sql`insert into project (title) values (${title})`.execute(db))
  await visit(page, `/management/projects?keyword=${encodeURIComponent(title)}`)
  const row = page.getByRole('table').getByRole('row', { name: title })
  const menu = row.getByRole('button', { name: `“${title}”的更多操作` })
  const end = page.getByRole('button', { name: translate('management:projects.become.ended'), exact: true })
  await expect(menu).toBeVisible()
  await expect(end).toHaveCount(0)

  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('.')
  await expect(end).toBeVisible()
  await expectNoA11yViolations(page)
  await page.keyboard.press('Escape')

  await expect(end).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('resources are withdrawn together after the dialog has said what follows [MGT-113]', async ({ page }) => {
  await visit(page, '/management/resources')
  await page.getByRole('checkbox', { name: '选择第 1 行' }).check()
  await page.getByRole('checkbox', { name: '选择第 2 行' }).check()

  await page.getByRole('button', { name: translate('management:resources.bulk.withdraw'), exact: true }).click()

  const dialog = page.getByRole('dialog', { name: '撤下 2 项' })
  await expect(dialog).toContainText(translate('management:resources.bulk_lead.withdraw'))
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectNoA11yViolations(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('rows are cards, filters a sheet, and Select begins a selection [MGT-114]', async ({ page }) => {
    await visit(page, '/management/users')
    const main = page.getByRole('main')
    const first = page.getByRole('checkbox', { name: '选择第 1 行' })
    await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible()
    await expect(first).toBeHidden()

    await main.getByRole('button', { name: '筛选' }).click()
    const field = main.getByRole('button', { name: translate('management:users.filter.state'), exact: true })
    await expect(field).toBeInViewport()
    await expectNoA11yViolations(page)
    await main.getByRole('button', { name: '筛选' }).press('Escape')
    await main.getByRole('button', { name: '选择', exact: true }).click()
    await first.check()

    const act = page.getByRole('button', { name: translate('management:users.bulk.disable') })
    await expect(act).toBeInViewport()
    await expectNoA11yViolations(page)
  })
})
