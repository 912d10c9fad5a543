import { expect, test, visit } from '../../journey.ts'
import { workshopAddress } from '../../portal.ts'

/** Components by themselves, in the demo area of a portal that is not in production. */
test.use({ baseURL: workshopAddress })

test('dialogs are 850 wide; × and Escape close them, the mask does not', async ({ page }) => {
  await visit(page, '/demo/dialog')
  await page.getByRole('button', { name: '打开弹窗' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.width).toBe(850)

  await page.mouse.click(30, 30)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '打开弹窗' })).toBeFocused()
})

test.describe('a picture that cannot be loaded', () => {
  test.use({ mayPrint: /Failed to load resource.*404/ })

  test('gives way to the drawing of its type', async ({ page }) => {
    await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await visit(page, '/demo/cover')

    await expect(page.locator('svg use[href="/covers/portal/s1.svg#cover"]').first()).toBeVisible()
    await expect(page.locator('img[src*="no-such-picture"]')).toBeHidden()
  })
})
