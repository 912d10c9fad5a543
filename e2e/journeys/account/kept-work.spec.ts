import { randomInt } from 'node:crypto'
import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { enter } from '../../account.ts'
import { givenStaff } from '../../given/staff.ts'
import { givenSubmissions } from '../../given/submissions.ts'
import { dialog, forms, givenThings, press, type StoredText, type WrittenForm } from '../../given/written-forms.ts'
import { alive, at, expect, headerOf, someOf, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { password } from '../../sign-in-page.ts'
import { killBrowser, loseAnswers, openProfile, refuseCalls, slowLine } from '../../trouble.ts'

/** A plain field has a value, the editor has text. */
async function expectText(field: Locator, text: string) {
  await expect.poll(() => field.evaluate((node) => ('value' in node ? node.value : node.textContent))).toContain(text)
}

for (const [name, form] of someOf(Object.entries(forms), 4)) {
  test(`what is typed into the form '${name}' is there after Esc, a link and a reload, and discarded on request`, async ({
    page,
  }) => {
    const things = await givenThings()
    await signInAs(page, things.user_id)
    await visit(page, form.at(things))
    const text = '写到一半的话'
    await (await form.open(page)).click()
    await page.keyboard.type(text)

    await page.keyboard.press('Escape')
    await expectText(await form.open(page), text)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: /^中庭/ }).click()
    await expect(page).toHaveURL(at('/'))
    await page.goBack()
    await expectText(await form.open(page), text)
    await page.reload()
    await alive(page)
    await expectText(await form.open(page), text)

    const discard = page.getByRole('button', { name: '清空' })
    if ((await discard.count()) === 0) return
    await discard.click()
    await page.keyboard.press('Escape')
    const field = await form.open(page)
    await expect
      .poll(() => field.evaluate((node) => ('value' in node ? node.value : node.textContent)))
      .not.toContain(text)
  })
}

test.describe('in trouble', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_/ })

  for (const [name, form] of someOf(Object.entries(forms), 4)) {
    const { send, stored } = form
    if (!send || !stored) continue
    test(`what is typed into the form '${name}' outlives 503, a lost line and a lost answer, and is sent once over a slow line`, async ({
      page,
      context,
    }) => {
      const things = await givenThings()
      await signInAs(page, things.user_id)
      await visit(page, form.at(things))
      const field = await form.open(page)
      const text = `第 ${randomInt(1_000_000_000)} 次写`
      await form.complete?.(page)
      await field.click()
      await page.keyboard.type(text)

      const accept = await refuseCalls(page)
      await send(page)
      await expect(page.getByText('服务暂时不可用，请稍后再试').first()).toBeVisible()
      await accept()
      await expectText(field, text)

      await context.setOffline(true)
      await send(page)
      await expect(page.getByText('连不上服务器').first()).toBeVisible()
      await context.setOffline(false)
      await expectText(field, text)
      expect(await countStored(stored, text)).toBe(0)

      await slowLine(page)
      const answers = await loseAnswers(page)
      await send(page)
      // The page sends three times by itself before it says so.
      await expect.poll(answers.lost).toBe(3)
      await answers.stop()
      await expectText(field, text)
      expect(await countStored(stored, text)).toBe(1)
      await send(page)

      await expect.poll(() => keptCount(page)).toBe(0)
      expect(await countStored(stored, text)).toBe(1)
    })
  }
})

async function countStored([table, column]: StoredText, text: string): Promise<number> {
  const { rows } = await withDb((db) =>
    sql<{ count: number }>`
      select count(*)::int from ${sql.table(table)} where ${sql.ref(column)} like ${`%${text}%`}`.execute(db),
  )
  return rows[0]?.count ?? -1
}

test('what is typed survives a killed browser, and does not survive signing out', async ({
  extraHTTPHeaders,
}, testInfo) => {
  const things = await givenThings()
  const profile = testInfo.outputPath('profile')
  const note = forms['project note'] as WrittenForm
  const first = await (await openProfile(profile, extraHTTPHeaders)).newPage()
  await enter(first, things.user_id, things.project)
  await (await note.open(first)).click()
  await first.keyboard.type('机房搬迁要先断电')
  await expect.poll(() => keptCount(first)).toBe(1)
  await killBrowser(first, profile)

  const after = await openProfile(profile, extraHTTPHeaders)
  const page = await after.newPage()
  await enter(page, things.user_id, things.project)
  await expectText(await note.open(page), '机房搬迁要先断电')
  await page.keyboard.press('Escape')
  const { avatar, popover } = headerOf(page)
  await avatar.click()
  await popover.getByRole('button', { name: '退出登录' }).click()
  await expect(avatar).toBeHidden()
  await expect.poll(() => keptCount(page)).toBe(0)
  await after.close()
})

/** A database that is not there yet is left to the page: opening it here would create it without its store. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'atrium_forms')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('atrium_forms')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const counting = opening.result.transaction('values').objectStore('values').count()
        counting.onsuccess = () => {
          opening.result.close()
          resolve(counting.result)
        }
      }
    })
  })
}

test.describe('a draft whose page is held back', () => {
  // Its styles are preloaded long before the page comes.
  test.use({ mayPrint: /preloaded using link preload but not used/ })

  test('who comes back to a draft that was being saved finds what they wrote, though it was read before', async ({
    page,
  }) => {
    const things = await givenThings()
    await signInAs(page, things.user_id)
    await visit(page, things.proposal)
    const summary = page.getByRole('textbox', { name: '摘要' })
    await summary.fill('抄送上级')
    const read = Promise.withResolvers<void>()
    const saved = Promise.withResolvers<void>()
    await page.route('**/api/knowledges/proposals/*', async (route) => {
      const isRead = route.request().method() === 'GET'
      if (!isRead) await read.promise
      const response = await route.fetch()
      if (isRead) {
        read.resolve()
        await saved.promise
      }
      await route.fulfill({ response })
    })

    await page.getByRole('banner').getByRole('link', { name: /^中庭/ }).click()
    await expect(summary).toBeHidden()
    await page.goBack()
    await expect.poll(() => keptCount(page)).toBe(0)
    saved.resolve()

    await expect(summary).toHaveValue('抄送上级')
  })
})

test('two tabs that write the same form keep two texts', async ({ page, context }) => {
  const things = await givenThings()
  const note = forms['project note'] as WrittenForm
  await enter(page, things.user_id, things.project)
  const other = await context.newPage()
  await visit(other, things.project)
  for (const [tab, text] of [
    [page, '第一个标签页'],
    [other, '第二个标签页'],
  ] as const) {
    await (await note.open(tab)).click()
    await tab.keyboard.type(text)
  }

  await page.reload()
  await alive(page)
  await expectText(await note.open(page), '第一个标签页')
  await expectText(dialog(other).getByRole('textbox').last(), '第二个标签页')
})

test.describe('without a connection', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('a project stays on the screen with what was typed, and the line is added when it is sent again', async ({
    page,
    context,
  }) => {
    const things = await givenThings()
    await enter(page, things.user_id, things.project)
    await context.setOffline(true)
    const line = page.getByRole('textbox', { name: '新增一项' })
    await line.fill('备份数据库')
    await line.press('Enter')

    await expect(page.getByText(/显示的是 \d\d:\d\d 的内容。/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '二期上线' })).toBeVisible()
    await expect(line).toHaveValue('备份数据库')

    await context.setOffline(false)
    await expect(page.getByText(/显示的是 \d\d:\d\d 的内容。/)).toHaveCount(0)
    await line.press('Enter')
    await expect(page.getByRole('checkbox', { name: '备份数据库' })).toBeVisible()
    await expect(line).toHaveValue('')
  })

  test('a draft says that it is not saved, and is saved when the connection is back', async ({ page, context }) => {
    const things = await givenThings()
    const draft = await givenDraft(things.user_id)
    await signInAs(page, things.user_id)
    await visit(page, draft)
    await context.setOffline(true)
    await page.getByRole('textbox', { name: '一句话介绍' }).fill('断线时写的')
    await expect(page.getByText(/^未保存：/)).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('已保存')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '一句话介绍' })).toHaveValue('断线时写的')
  })
})

async function givenDraft(user_id: number): Promise<string> {
  await givenSubmissions(user_id, [{ state: 'draft', title: '巡检记录', type: 'form' }])
  const { version_id } = await withDb((db) =>
    db
      .selectFrom('resource_version')
      .select('version_id')
      .where('user_id', '=', user_id)
      .where('state', '=', 'draft')
      .executeTakeFirstOrThrow(),
  )
  return `/upload-center?submission=${version_id}`
}

test('who goes on typing while a draft is being saved has no conflict with themselves', async ({ page }) => {
  const things = await givenThings()
  await signInAs(page, things.user_id)
  await visit(page, await givenDraft(things.user_id))
  const summary = page.getByRole('textbox', { name: '一句话介绍' })
  const saved = Promise.withResolvers<void>()
  await page.route('**/api/submissions/*', async (route) => {
    const response = await route.fetch()
    await saved.promise
    await route.fulfill({ response })
  })
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await summary.click()
  await page.keyboard.type('先写')
  await saving
  await page.keyboard.type('再写')
  saved.resolve()

  await expect(page.getByText('已保存')).toBeVisible()
  await expect(summary).toHaveValue('先写再写')
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(summary).toHaveValue('先写再写')
})

test('two tabs on one draft: nobody overwrites the other, both texts are shown, and one is chosen', async ({
  page,
  context,
}) => {
  const things = await givenThings()
  const draft = await givenDraft(things.user_id)
  await signInAs(page, things.user_id)
  await visit(page, draft)
  const other = await context.newPage()
  await visit(other, draft)
  const summary = (tab: Page) => tab.getByRole('textbox', { name: '一句话介绍' })
  await summary(page).fill('甲写的')
  await expect(page.getByText('已保存')).toBeVisible()

  await summary(other).fill('乙写的')
  await expect(dialog(other)).toContainText('甲写的')
  await expect(dialog(other)).toContainText('乙写的')
  await dialog(other).getByRole('radio', { name: '别处保存的' }).check()
  await dialog(other).getByRole('button', { name: '保存选择' }).click()

  await expect(summary(other)).toHaveValue('甲写的')
  await expect(dialog(other)).toHaveCount(0)
})

test.describe('a login that has ended', () => {
  test.use({ mayPrint: /Failed to load resource/ })
  const endLogin = (user_id: number) =>
    withDb((db) => db.deleteFrom('session').where('user_id', '=', user_id).execute())

  test('on a public page is renewed in place, and what was sent is done once [ACC-07a]', async ({ page }) => {
    const things = await givenThings()
    await enter(page, things.user_id, things.resource)
    const field = await (forms.rating as WrittenForm).open(page)
    await dialog(page).getByRole('radio').first().check()
    await field.fill('好用')
    await endLogin(things.user_id)
    await dialog(page).getByRole('button', { name: '提交' }).click()

    const again = dialog(page).filter({ hasText: '登录已失效' })
    await again.locator('input[autocomplete="current-password"]').fill(password)
    await again.getByRole('button', { name: '登录并继续' }).click()

    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(at(things.resource))
    await expect(page.locator('#ratings')).toContainText('好用')
    const ratings = await withDb((db) =>
      db.selectFrom('item_rating').select('text').where('user_id', '=', things.user_id).execute(),
    )
    expect(ratings).toEqual([{ text: '好用' }])
  })

  test('in a project leads to the login and back, and the note is as it was written [ACC-07b]', async ({ page }) => {
    const things = await givenThings()
    const note = forms['project note'] as WrittenForm
    await enter(page, things.user_id, things.project)
    await note.open(page)
    await dialog(page).getByRole('textbox').first().fill('上线检查')
    await dialog(page).getByRole('textbox').last().fill('十二点前回退')
    await endLogin(things.user_id)
    await dialog(page).getByRole('button', { name: '保存' }).click()

    await page.waitForURL((url) => url.pathname.endsWith('/login'))
    expect(new URL(page.url()).searchParams.get('return_to')).toBe(things.project)
    await signInAs(page, things.user_id)
    await visit(page, things.project)
    await expectText(await note.open(page), '十二点前回退')
    await dialog(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('heading', { name: '上线检查' })).toBeVisible()
  })

  test('in management leads to the login and back, and the form is as it was filled in [ACC-07b]', async ({ page }) => {
    const staff = await givenStaff([menus.management, managementScreens.tags])
    const { form, name } = await givenTag()
    await signInAs(page, staff)
    await visit(page, form)
    await nameIn(page, '繁體中文').fill(`${name}甲`)
    await endLogin(staff)
    await dialog(page).getByRole('button', { name: '保存' }).click()

    await page.waitForURL((url) => url.pathname.endsWith('/login'))
    expect(new URL(page.url()).searchParams.get('return_to')).toBe(form)
    await signInAs(page, staff)
    await visit(page, form)
    await expect(nameIn(page, '繁體中文')).toHaveValue(`${name}甲`)
    await dialog(page).getByRole('button', { name: '保存' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await visit(page, form)
    await expect(nameIn(page, '繁體中文')).toHaveValue(`${name}甲`)
    await expect(page.getByText('已恢复')).toHaveCount(0)
  })
})

test.describe('a record that somebody else has changed', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('is not overwritten: both versions are shown, and one is chosen', async ({ page }) => {
    const { form, name, rename } = await givenTag()
    await signInAs(page, await givenStaff([menus.management, managementScreens.tags]))
    await visit(page, form)
    await nameIn(page, '简体中文').fill(`${name}甲`)
    await rename(`${name}乙`)
    await dialog(page).getByRole('button', { name: '保存' }).click()
    await dialog(page).getByRole('button', { name: '重新载入' }).click()

    const asking = page.getByRole('dialog', { name: '这份内容已在别处修改' })
    await expect(asking).toContainText(`${name}甲`)
    await expect(asking).toContainText(`${name}乙`)
    await asking.getByRole('radio', { name: '我写的' }).check()
    await asking.getByRole('button', { name: '保存选择' }).click()
    await expect(nameIn(page, '简体中文')).toHaveValue(`${name}甲`)
    await dialog(page).getByRole('button', { name: '保存' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('leaves nothing behind once the changes are given up', async ({ page }) => {
    const { form, name } = await givenTag()
    await signInAs(page, await givenStaff([menus.management, managementScreens.tags]))
    await visit(page, form)
    await nameIn(page, '简体中文').fill('写错了')
    await dialog(page).getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog', { name: '放弃修改？' }).getByRole('button', { name: '放弃' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await visit(page, form)
    await expect(nameIn(page, '简体中文')).toHaveValue(name)
  })
})

/** A tag of its own, the address of its form, and somebody else who renames it. */
async function givenTag() {
  const name = `标签${randomInt(1_000_000)}`
  const { tag_id } = await withDb((db) =>
    db
      .insertInto('tag')
      .values({ code: name, name: JSON.stringify({ 'zh-CN': name }) })
      .returning('tag_id')
      .executeTakeFirstOrThrow(),
  )
  const rename = (to: string) =>
    withDb((db) =>
      db
        .updateTable('tag')
        .set({ name: JSON.stringify({ 'zh-CN': to }), updated_at: new Date().toISOString() })
        .where('tag_id', '=', tag_id)
        .execute(),
    )
  return { name, form: `/management/tags?open=${tag_id}`, rename }
}

const nameIn = (page: Page, language: string) =>
  dialog(page).first().getByRole('group', { name: '名称' }).getByLabel(language)

test('a member changes a rating without losing its text, and takes it back', async ({ page }) => {
  const things = await givenThings()
  await enter(page, things.user_id, things.resource)
  const field = await (forms.rating as WrittenForm).open(page)
  await dialog(page).getByRole('radio').first().check()
  await field.fill('很顺手')
  await dialog(page).getByRole('button', { name: '提交' }).click()

  await press(page, '修改评价')
  await expect(dialog(page).getByRole('textbox')).toHaveValue('很顺手')
  await dialog(page).getByRole('button', { name: '删除评价' }).click()

  await expect(page.getByRole('button', { name: '写评价' })).toBeVisible()
  expect(
    await withDb((db) => db.selectFrom('item_rating').select('stars').where('user_id', '=', things.user_id).execute()),
  ).toEqual([])
})
