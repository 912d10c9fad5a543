import type { Page } from '@playwright/test'
import { hold } from '../../hold.ts'
import { expect, test, visit } from '../../journey.ts'

const preview = (page: Page) => page.locator('#preview')
const skeleton = (page: Page) => preview(page).getByRole('status').filter({ hasText: '正在准备预览' })

/** From the list: of a page that is opened anew, the browser counts the preview among what the page itself loads. */
async function openFirst(page: Page) {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
}

test('while the code of a preview loads, its frame shows the shape of what will be there', async ({ page }) => {
  const shapes = {
    form: 'form',
    flow: 'diagram',
    login: 'page',
    portal: 'page',
    schedule: 'calendar',
    'document-template': 'paper',
    'document-style': 'paper',
  }
  for (const [type, shape] of Object.entries(shapes)) {
    await visit(page, `/resource/${type}`)
    const release = await hold(page, new RegExp(`/${type}-stage[^/]*\\.js$`))
    await openFirst(page)

    await expect(skeleton(page), type).toHaveAttribute('data-shape', shape)
    await expect(skeleton(page)).toHaveAttribute('aria-busy', 'true')
    const parts = skeleton(page).locator('i')
    for (const part of [parts.first(), parts.last()]) {
      const box = await part.boundingBox()
      expect((box?.width ?? 0) * (box?.height ?? 0), `${type} is drawn`).toBeGreaterThan(100)
    }
    await expect(preview(page).getByRole('tab')).toHaveCount(0)

    release()
    await expect(preview(page).getByRole('tab').first(), type).toBeVisible()
  }
})
