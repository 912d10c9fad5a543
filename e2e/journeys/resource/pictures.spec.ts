import { resourceTypes } from '@atrium/contract/resource-types'
import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../../address-of.ts'
import { expect, someOf, test, visit } from '../../journey.ts'
import { address, withDb } from '../../portal.ts'

const thumbnail = /\/file\/thumbnail\/\d+\/[\da-f]{24}\//

for (const type of someOf(resourceTypes, 3)) {
  test(`every card of the list of type ${type} shows a picture of its newest version`, async ({ page }) => {
    await visit(page, `/resource/${type}?order=downloads`)

    const cards = await demoCards(page)

    expect(cards.length).toBeGreaterThan(5)
    for (const card of cards) {
      await card.scrollIntoViewIfNeeded()
      const picture = card.locator('img').first()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(thumbnail)
    }
  })
}

test('where the address of a resource is passed on, it is shown with a picture of its version, 1200 × 630', async ({
  page,
  request,
}) => {
  for (const slug of ['hetong-7', 's9', 'incoming-sheet']) {
    await page.goto(await addressOf(slug))

    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''

    expect(image).toMatch(thumbnail)
    expect(new URL(image).origin).toBe(new URL(address).origin)
    const response = await request.get(image)
    expect(response.headers()['content-type']).toBe('image/png')
    const bytes = await response.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

/** Those of other journeys may be without a picture yet, or have one that was uploaded. */
async function demoCards(page: Page): Promise<Locator[]> {
  const rows = await withDb((db) => db.selectFrom('item').select('item_id').where('slug', 'is not', null).execute())
  const own = new Set(rows.map(({ item_id }) => String(item_id)))
  const cards = await page.getByRole('main').getByRole('article').all()
  const hrefs = await Promise.all(cards.map((card) => card.getByRole('heading').getByRole('link').getAttribute('href')))
  return cards.filter((_, place) => own.has(/\d+$/.exec(hrefs[place] ?? '')?.[0] ?? ''))
}
