import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { givenApp } from '../../../server/test/given/app.ts'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { givenLogin } from '../../given/login.ts'
import { expect, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

const ratingCount = 105

/** Each by somebody of their own, the newest with the highest number. */
async function givenRatings(item_id: number, owner_id: number) {
  await withDb(async (db) => {
    await sql`update item set owner_id = ${owner_id} where item_id = ${item_id}`.execute(db)
    await sql`
      with people as (
        insert into account (user_name) select '评价人' || n from generate_series(1, ${ratingCount}::int) as n
        returning user_id, substr(user_name, 4)::int as n
      )
      insert into item_rating (item_id, user_id, stars, text, created_at)
      select ${item_id}::bigint, user_id, 4, '第 ' || n || ' 条评价', now() - interval '1 day' + n * interval '1 minute'
      from people`.execute(db)
  })
}

const pages = {
  resource: async (owner_id: number) => {
    const item_id = await givenLogin('<main>登录</main>')
    await givenRatings(item_id, owner_id)
    return `/resource/login/${item_id}`
  },
  app: async (owner_id: number) => {
    const item_id = await withDb((db) => givenApp(db, { owner_id }))
    await givenRatings(item_id, owner_id)
    return `/app-store/${item_id}`
  },
}

const ratings = (page: Page) => page.locator('#ratings')

test('all who gave stars and those who wrote are counted apart, and other languages are named', async ({ page }) => {
  const item_id = await givenLogin('<main>登录</main>')
  await withDb(async (db) => {
    await sql`
      with people as (insert into account (user_name) select '评分人' || n from generate_series(1, 3) as n returning user_id)
      insert into item_rating (item_id, user_id, stars, text)
      select ${item_id}::bigint, user_id, 4, case when row_number() over (order by user_id) = 1 then '' else '很好用' end
      from people`.execute(db)
    await sql`
      update item set rating = 4, rating_count = 3 where item_id = ${item_id}`.execute(db)
  })

  await visit(page, `/resource/login/${item_id}`)
  await expect(ratings(page)).toContainText('3 人评分')
  await expect(ratings(page)).toContainText('2 人写了评价')
  await visit(page, `/resource/login/${item_id}?lang=en`)
  await expect(ratings(page)).toContainText('3 ratings')
  await expect(ratings(page)).toContainText('2 with a review')
  await expect(ratings(page).getByRole('article').first()).toContainText('In Chinese')
})

for (const [kind, given] of Object.entries(pages)) {
  test(`a visitor reads all ratings of the ${kind}, page by page`, async ({ page }) => {
    await visit(page, await given(await givenPerson()))
    await expect(ratings(page).getByRole('article')).toHaveCount(2)

    await ratings(page)
      .getByRole('link', { name: `全部 ${ratingCount} 条` })
      .click()
    await expect(ratings(page).getByRole('article')).toHaveCount(20)
    await expect(ratings(page)).toContainText(`第 ${ratingCount} 条评价`)
    await ratings(page).getByRole('link', { name: '第 6 页' }).click()

    await expect(ratings(page).getByRole('article')).toHaveCount(5)
    await expect(ratings(page).getByText('第 1 条评价', { exact: true })).toBeInViewport()
  })

  test(`the publisher of the ${kind} answers a rating and changes the answer`, async ({ page }) => {
    const me = await givenPerson()
    const address = await given(me)
    await enter(page, me, address)

    await ratings(page)
      .getByRole('button', { name: `回复评价人${ratingCount}的评价` })
      .click()
    const dialog = page.getByRole('dialog', { name: '回复评价' })
    await expect(dialog).toContainText(`第 ${ratingCount} 条评价`)
    await expectNoA11yViolations(page)
    await dialog.getByRole('textbox', { name: '回复内容' }).fill('下一版会改。')
    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(ratings(page)).toContainText('下一版会改。')

    await ratings(page)
      .getByRole('button', { name: `修改给评价人${ratingCount}的回复` })
      .click()
    await expect(dialog.getByRole('textbox', { name: '回复内容' })).toHaveValue('下一版会改。')
    await dialog.getByRole('textbox', { name: '回复内容' }).fill('已在 1.1 版改好。')
    await dialog.getByRole('button', { name: '提交' }).click()

    await expect(ratings(page)).toContainText('已在 1.1 版改好。')
    await expect(ratings(page)).not.toContainText('下一版会改。')
  })
}

test('a reader who did not publish it is not offered to answer ratings', async ({ page }) => {
  const address = await pages.resource(await givenPerson())

  const known = page.waitForResponse((answer) => answer.url().endsWith('/mine') && answer.ok())
  await enter(page, await givenPerson(), address)
  await known

  await expect(ratings(page).getByRole('article')).toHaveCount(2)
  await expect(ratings(page).getByRole('button', { name: /回复/ })).toHaveCount(0)
})
