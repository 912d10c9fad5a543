import { expect, type Page } from '@playwright/test'

/** From the footer, as visitors can, too. */
export async function write(page: Page, words: string) {
  await page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('toolbar')).toBeVisible()
  await dialog.getByRole('textbox', { name: '反馈内容' }).click()
  await page.keyboard.type(words)
  return dialog
}
