import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { givenWaitingText } from '../../given/waiting.ts'
import { alive, expect, stopClock, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { passApprovalDelay } from '../../review.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 6)}`

/** Two texts wait, and the first one is open. */
async function openFirst(page: Page) {
  const [first, second] = [nameOf('先等的指南'), nameOf('后等的指南')]
  const revision_id = await givenWaitingText(first, 9_000)
  await givenWaitingText(second, 8_999)
  await signInAs(page, await givenStaff(everyId))
  // The offer goes by the clock of the page.
  await page.clock.install()
  await visit(page, `/management/review?open=article-${revision_id}`)
  await alive(page)
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  await stopClock(page)
  return { first, second, revision_id }
}

/** By keys alone. The journey is not about ten seconds: it has an hour to take the approval back. */
async function approve(page: Page, revision_id: number) {
  for (const key of '123a') await page.keyboard.press(key)
  await expect(undoButton(page)).toBeVisible()
  await withDb((db) =>
    db
      .updateTable('review_approval')
      .set({ takes_effect_at: new Date(Date.now() + 3_600_000).toISOString() })
      .where('revision_id', '=', revision_id)
      .execute(),
  )
}

const undoButton = (page: Page) => page.getByRole('button', { name: /^撤销/ })
const stateOf = (revision_id: number) =>
  withDb(
    async (db) =>
      (
        await db
          .selectFrom('article_revision')
          .select('state')
          .where('revision_id', '=', revision_id)
          .executeTakeFirstOrThrow()
      ).state,
  )

test('an approval is taken back by the keyboard after the reviewer went on to the next submission [MGT-125]', async ({
  page,
}) => {
  const { first, second, revision_id } = await openFirst(page)

  await approve(page, revision_id)
  await expect(page.getByRole('heading', { name: first })).toHaveCount(0)
  await expect(page.getByRole('region', { name: '刚通过的内容' })).toContainText(`已通过：${first}`)
  await page.keyboard.press('ControlOrMeta+z')

  await expect(page.getByText(`已撤销通过，回到待审：${first}`)).toBeVisible()
  await expect(undoButton(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await expect(page.getByRole('link', { name: second })).toBeVisible()
  expect(await stateOf(revision_id)).toBe('in_review')
})

test('the offer to take an approval back has no accessibility violations [MGT-125]', async ({ page }) => {
  const { revision_id } = await openFirst(page)
  await approve(page, revision_id)

  // The checks wait for timers.
  await page.clock.resume()
  await expectNoA11yViolations(page)
})

test('the offer to take an approval back stays on other screens and ends with its time [MGT-125]', async ({ page }) => {
  const { first, revision_id } = await openFirst(page)
  await approve(page, revision_id)

  await page.getByRole('link', { name: '退出审核' }).click()
  await expect(page).toHaveURL(/\/management$/)
  await expect(page.getByRole('region', { name: '刚通过的内容' })).toContainText(first)
  await page.clock.fastForward(10_000)

  await expect(undoButton(page)).toHaveCount(0)
  await withDb((db) => passApprovalDelay(db, 'revision_id', revision_id))
  expect(await stateOf(revision_id)).toBe('published')
})
