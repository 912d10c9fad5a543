import type { Page } from '@playwright/test'
import { enter, givenPerson } from '../../account.ts'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'
import { freshEmail } from '../../messages.ts'
import { withDb } from '../../portal.ts'
import { givenMember, password, signInForm } from '../../sign-in-page.ts'
import { slowLine } from '../../trouble.ts'

const main = (page: Page) => page.getByRole('main')

async function signInHere(page: Page) {
  const email = freshEmail()
  await givenMember({ email })
  const { account, password: secret, submit } = signInForm(page)
  await account.fill(email)
  await secret.fill(password)
  await submit.click()
}

const figureIn = (name: string) => Number(name.replace(/\D/g, ''))

test('a visitor collects a resource: after signing in it is collected, and counted once [ACC-13]', async ({ page }) => {
  const path = await addressOf('seal-request')
  await visit(page, path)
  const link = main(page).getByRole('link', { name: /^收藏\s*[\d,]+/ })
  const before = figureIn(await link.innerText())

  await link.click()
  await page.waitForURL(/\/login\?/)
  await signInHere(page)

  await expect(page).toHaveURL(path)
  const collected = main(page).getByRole('button', { name: /^已收藏/ })
  await expect(collected).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => figureIn(await collected.innerText())).toBe(before + 1)
  await page.reload()
  await expect.poll(async () => figureIn(await collected.innerText())).toBe(before + 1)
})

test.describe('in trouble', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_/ })

  test('a visitor collects over a slow line while the portal is busy: it is done, and counted once [ACC-13]', async ({
    page,
  }) => {
    const path = await addressOf('acceptance-report')
    await visit(page, path)
    await slowLine(page)
    let refused = 0
    await page.route('**/api/resources/*/collection', (route) =>
      refused++ < 2
        ? route.fulfill({ status: 503, json: { code: 20050, msg: '服务暂时不可用', data: {} } })
        : route.continue(),
    )
    const link = main(page).getByRole('link', { name: /^收藏\s*[\d,]+/ })
    const before = figureIn(await link.innerText())
    await link.click()
    await page.waitForURL(/\/login\?/)
    await signInHere(page)

    const collected = main(page).getByRole('button', { name: /^已收藏/ })
    await expect(collected).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => refused).toBe(3)
    await page.reload()
    await expect.poll(async () => figureIn(await collected.innerText())).toBe(before + 1)
  })

  test('a member collects without a connection, is told, and collects once when it is back [ACC-13]', async ({
    page,
    context,
  }) => {
    await enter(page, await givenPerson(), await addressOf('closing-calendar'))
    const button = main(page).getByRole('button', { name: /收藏\s*[\d,]+/ })
    const before = figureIn(await button.innerText())
    await context.setOffline(true)
    await button.click()
    await expect(page.getByText('连不上服务器').first()).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')

    await context.setOffline(false)
    await button.click()

    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect.poll(async () => figureIn(await button.innerText())).toBe(before + 1)
  })
})

test('what a visitor wanted is done once after a reload of the login, and when they sign in in another tab [ACC-13]', async ({
  page,
  context,
}) => {
  const path = await addressOf('hetong-7')
  await visit(page, path)
  const link = main(page).getByRole('link', { name: /^收藏\s*[\d,]+/ })
  const before = figureIn(await link.innerText())
  await link.click()
  await page.waitForURL(/\/login\?/)
  await page.reload()

  const other = await context.newPage()
  await visit(other, '/login')
  await signInHere(other)

  await expect(page).toHaveURL(path)
  const collected = main(page).getByRole('button', { name: /^已收藏/ })
  await expect(collected).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => figureIn(await collected.innerText())).toBe(before + 1)
})

test('a dialog that a visitor wanted and closes with Esc does not come back with a reload [ACC-13]', async ({
  page,
}) => {
  await visit(page, await addressOf('seal-request'))
  await main(page).getByRole('link', { name: '加入项目' }).click()
  await page.waitForURL(/\/login\?/)
  await signInHere(page)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()

  await expect(main(page).getByRole('button', { name: '加入项目' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor adds a resource to a project: after signing in the dialog is open [ACC-13]', async ({ page }) => {
  const path = await addressOf('seal-request')
  await visit(page, path)

  await main(page).getByRole('link', { name: '加入项目' }).click()
  await page.waitForURL(/\/login\?/)
  await signInHere(page)

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('用印上线')
  await dialog.getByRole('button', { name: '新建并加入' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('1 项资源')
  await expect(page).toHaveURL(path)
})

test('a visitor who wants to rate learns after signing in who may [ACC-13]', async ({ page }) => {
  await visit(page, await addressOf('seal-request'))

  await main(page).getByRole('link', { name: '写评价' }).click()
  await page.waitForURL(/\/login\?/)
  await signInHere(page)

  await expect(page.getByRole('alert').filter({ hasText: '只有下载过的用户可以评价' })).toBeVisible()
})

test('a link from elsewhere collects nothing for a member [ACC-13]', async ({ page }) => {
  const user_id = await givenPerson()
  const path = await addressOf('seal-request')
  await enter(page, user_id, path)

  await visit(page, `${path}?action=collect`)

  await expect(page).toHaveURL(path)
  await expect(main(page).getByRole('button', { name: /^收藏\s*[\d,]+/ })).toHaveAttribute('aria-pressed', 'false')
  const kept = await withDb((db) =>
    db.selectFrom('collection').select('item_id').where('user_id', '=', user_id).execute(),
  )
  expect(kept).toEqual([])
})
