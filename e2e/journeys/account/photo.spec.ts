import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { accountOf, enter, givenPerson, info, keptLogin } from '../../account.ts'
import { alive, expect, headerOf, test, visit } from '../../journey.ts'
import { outside, withDb } from '../../portal.ts'

/** A picture as a phone takes it, wider than high: left half green, right half white. */
async function picture(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(800, 500)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 800, 500)
    context.fillStyle = '#0b6a4b'
    context.fillRect(0, 0, 400, 500)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

const shownWidth = (page: Page) =>
  headerOf(page)
    .avatar.locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a photo is cropped by keyboard and saved; header, popover and another tab show it; removed, the initial is back [ACC-01b] [HDR-08b]', async ({
  page,
  context,
}) => {
  await enter(page, await givenPerson())
  const other = await context.newPage()
  await visit(other, '/')
  await expect(headerOf(other).avatar).toHaveText('听')
  const { row, dialog, button, toast } = accountOf(page)
  const photo = row('profile', '头像')

  await photo.getByRole('button', { name: '上传' }).click()
  await dialog.locator('input[type="file"]').setInputFiles(await picture(page))
  const area = dialog.getByRole('application', { name: '头像裁剪区域' })
  await area.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('+')
  for (let times = 0; times < 30; times++) await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('slider', { name: '缩放' })).not.toHaveValue('1')
  await expectNoA11yViolations(page)
  await button('person_center:photo.save').click()

  await expect(toast('person_center:photo.saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { photo_url } = (await keptLogin(page)).user_info
  expect(photo_url).toMatch(/^\/file\/photo\/[\w-]{24}$/)
  await expect(headerOf(page).avatar.locator('img')).toHaveAttribute('src', photo_url)
  await expect.poll(() => shownWidth(page)).toBe(320)
  // The left edge of the picture was chosen: all of it is green.
  const colour = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [...(context?.getImageData(bitmap.width - 10, bitmap.height / 2, 1, 1).data ?? [])]
  }, photo_url)
  expect(colour[0]).toBeLessThan(80)
  await headerOf(page).avatar.click()
  await expect(headerOf(page).popover.locator('img')).toHaveAttribute('src', photo_url)
  await expect(headerOf(other).avatar.locator('img')).toHaveAttribute('src', photo_url)

  await page.keyboard.press('Escape')
  await photo.getByRole('button', { name: '移除' }).click()
  await expect(toast('person_center:photo.removed')).toBeVisible()
  await expect(headerOf(page).avatar).toHaveText('听')
  await expect(headerOf(other).avatar).toHaveText('听')
  expect((await page.request.get(photo_url)).status()).toBe(404)
})

test('a file that is no picture is refused before it is sent [ACC-01b]', async ({ page }) => {
  await enter(page, await givenPerson())
  const { row, dialog, button } = accountOf(page)
  await row('profile', '头像').getByRole('button', { name: '上传' }).click()

  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>')
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })

  await expect(dialog.getByRole('alert')).toContainText('无法打开')
  await expect(button('person_center:photo.save')).toBeDisabled()
})

test('the photo of WeChat is asked about, taken over with consent and shown [ACC-01b]', async ({ page }) => {
  const user_id = await givenPerson()
  const photo_address = `${outside.wechat}/mmopen/luming/132`
  await withDb((db) =>
    db
      .insertInto('identity')
      .values({ user_id, type: 'wechat', subject: `u-${user_id}`, name: '鹿鸣', photo_address })
      .execute(),
  )
  await enter(page, user_id)
  const { section } = accountOf(page)
  await expect(section('profile')).toContainText('使用你的微信头像')
  await expectNoA11yViolations(page)

  await section('profile').getByRole('button', { name: '使用', exact: true }).click()

  await expect(section('profile')).not.toContainText('使用你的微信头像')
  await expect(async () => {
    await visit(page, info)
    await expect(section('profile').locator('img')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test.describe('a photo that is gone', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('gives way to the first character of the name, in header and popover [ERR-07a]', async ({ page }) => {
    const user_id = await givenPerson()
    const photo_url = `/file/photo/gone-${user_id}`
    await withDb((db) => db.updateTable('account').set({ photo_url }).where('user_id', '=', user_id).execute())

    await enter(page, user_id, '/case')
    await alive(page)

    expect((await keptLogin(page)).user_info.photo_url).toBe(photo_url)
    await expect(headerOf(page).avatar).toHaveText('听')
    await headerOf(page).avatar.click()
    await expect(headerOf(page).popover.locator('img')).toHaveCount(0)
    await expect(headerOf(page).popover).toContainText('听松')
  })
})
