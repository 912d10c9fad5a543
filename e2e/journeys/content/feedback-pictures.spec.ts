import type { Locator, Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { write } from '../../write-feedback.ts'

const threads = '/person-center/person-feedback'

test('a screenshot is pasted, another dropped; one is taken out, the other is seen in the thread [FBK-01]', async ({
  page,
}) => {
  const user_id = await givenPerson()
  await enter(page, user_id, threads)
  const dialog = await write(page, '右侧被截断')
  const editor = dialog.getByRole('textbox', { name: '反馈内容' })

  expect(await hand(editor, 'paste', { picture: await picture(page, 200) })).toBe('taken')
  await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled()
  await expect(editor.getByRole('img')).toHaveCount(1)
  expect(await hand(editor, 'drop', { picture: await picture(page, 300) })).toBe('taken')
  await expect(editor.getByRole('img')).toHaveCount(2)
  const { width, height } = (await editor.getByRole('img').first().boundingBox()) ?? {}
  expect([width, height]).toEqual([112, 70])
  await editor.getByRole('button', { name: '移除图片' }).first().click()
  await expect(editor.getByRole('img')).toHaveCount(1)
  await expectNoA11yViolations(page)

  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(dialog).toHaveCount(0)
  await visit(page, threads)
  await page.getByRole('list', { name: '意见反馈' }).getByRole('link').first().click()
  const shown = page.getByRole('list', { name: '沟通记录' }).getByRole('img', { name: 'screenshot' })
  await expect(shown).toHaveCount(1)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('cells of a table come with a picture of themselves: their text is what is pasted', async ({ page }) => {
  await enter(page, await givenPerson(), threads)
  const dialog = await write(page, '少了：')
  const editor = dialog.getByRole('textbox', { name: '反馈内容' })

  await hand(editor, 'paste', { picture: await picture(page, 200), text: '部门 人数' })

  await expect(editor).toHaveText('少了：部门 人数')
  await expect(dialog.getByRole('button', { name: '提交' })).toBeEnabled()
})

test('a picture that a visitor drops is not taken, and does not take the place of the page', async ({ page }) => {
  await visit(page, '/case')
  const dialog = await write(page, '右侧被截断')
  const editor = dialog.getByRole('textbox', { name: '反馈内容' })
  await expect(dialog.getByText('登录后可附截图')).toBeVisible()

  expect(await hand(editor, 'drop', { picture: await picture(page, 200) })).toBe('taken')

  await expect(editor).toHaveText('右侧被截断')
  await expect(editor.getByRole('img')).toHaveCount(0)
})

interface Handed {
  picture?: string
  text?: string
}

/** Into the editor, as another program hands it over. What nobody takes the browser opens by itself. */
async function hand(editor: Locator, how: 'paste' | 'drop', handed: Handed): Promise<'taken' | 'left'> {
  return editor.evaluate(
    (element, { how, picture, text }) => {
      const data = new DataTransfer()
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
        data.items.add(new File([bytes], 'screenshot.png', { type: 'image/png' }))
      }
      if (text) data.setData('text/plain', text)

      const { left, top } = element.getBoundingClientRect()
      const usual = { bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...usual })
          : new DragEvent('drop', { dataTransfer: data, clientX: left + 20, clientY: top + 30, ...usual })
      return element.dispatchEvent(event) ? 'left' : 'taken'
    },
    { how, ...handed },
  )
}

async function picture(page: Page, width: number): Promise<string> {
  return (await page.screenshot({ clip: { x: 0, y: 0, width, height: 120 } })).toString('base64')
}
