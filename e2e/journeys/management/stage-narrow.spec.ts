import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { givenWaitingFlow } from '../../given/waiting.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 6)}`

async function openReview(page: Page) {
  const version_id = await givenWaitingFlow(nameOf('差旅报销'), 5)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?open=resource-${version_id}`)
  await alive(page)
}

const places: { where: string; width: number; height: number; open: (page: Page) => Promise<void> }[] = [
  { where: 'in the review at 1440 px', width: 1440, height: 900, open: openReview },
  { where: 'in the review at 1020 px', width: 1020, height: 760, open: openReview },
  {
    where: 'on a public page at 390 px',
    width: 390,
    height: 844,
    open: async (page) => visit(page, await addressOf('f02')),
  },
]

for (const { where, width, height, open } of places) {
  test(`${where} the diagram takes half of the stage and more, and no two tools overlap [MGT-126]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    await expect(page.locator('[data-ready="true"] .djs-container')).toBeVisible()

    await expect.poll(() => page.evaluate(shareOfDrawing)).toBeGreaterThanOrEqual(0.5)
    expect(await page.evaluate(overlappingTools)).toEqual([])

    const room = page.locator('[data-type="flow"] [data-ground]')
    const heightOf = async () => (await room.boundingBox())?.height ?? 0
    const sheet = page.getByRole('complementary', { name: '所选部分的说明' })
    const button = page.getByRole('button', { name: '所选部分的说明' })
    await expect(sheet).toBeVisible()
    const before = await heightOf()
    await button.click()
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await expect.poll(heightOf).toBeGreaterThan(before)
    await expect.poll(() => page.evaluate(fillsRoom), { message: 'fitted again' }).toBe(true)
    await button.click()
    await expect(sheet).toBeVisible()
    await expect.poll(heightOf).toBe(before)

    await page.getByRole('button', { name: '更多工具' }).click()
    await expect(page.getByRole('button', { name: '适应窗口' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '适应窗口' })).toBeHidden()
    await expect(page.getByRole('button', { name: '更多工具' })).toBeFocused()
    await expectNoA11yViolations(page)
  })
}

test('a reviewer sees what changed in the drawings of both versions, by the numbers of the rows [MGT-127]', async ({
  page,
}) => {
  await openReview(page)
  await page.getByRole('button', { name: /^与 2\.0\.0 对比/ }).click()

  const marks = page.locator('.change-mark')
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-hidden="true"]') })
    .filter({ hasText: '规则' })
  await expect(page.getByRole('heading', { name: '哪些单子走得不一样' })).toBeVisible()
  await expect(rows.first().locator('del code, ins code').first()).toBeVisible()
  const changed = page.locator('li[id^="change-"][data-kind="changed"]').first()
  const number = (await changed.getAttribute('id'))?.replace('change-', '')
  await expect(marks.filter({ hasText: new RegExp(`^±${number}$`) })).toHaveCount(1)

  await changed.getByRole('button', { name: '在图中查看' }).click()
  await expect(page.locator('.djs-element.selected')).toHaveCount(1)
  await page.getByRole('tab', { name: '2.0.0 流程图' }).click()
  await expect(marks.first()).toBeVisible()
  await expectNoA11yViolations(page)
})

/** How much of the stage the visible part of the drawing takes. */
function shareOfDrawing() {
  const stage = document.querySelector('[data-type="flow"][data-full]')?.getBoundingClientRect()
  const room = document.querySelector('[data-type="flow"][data-full] [data-ground]')?.getBoundingClientRect()
  const drawing = document.querySelector('.djs-container')?.getBoundingClientRect()
  if (!stage || !room || !drawing) return 0
  const wide = Math.min(room.right, drawing.right) - Math.max(room.left, drawing.left)
  const high = Math.min(room.bottom, drawing.bottom) - Math.max(room.top, drawing.top)
  return (Math.max(0, wide) * Math.max(0, high)) / (stage.width * stage.height)
}

/** The drawing takes all of the room that the closed sheet has left; on a phone it may be larger, and scrolls. */
function fillsRoom() {
  const room = document.querySelector('[data-type="flow"][data-full] [data-ground]')?.clientHeight ?? 0
  const drawing = document.querySelector('.djs-container')?.clientHeight ?? 0
  return drawing >= room - 1
}

/** Pairs of tools that lie on each other, as far as they are not scrolled away. */
function overlappingTools() {
  const toolbar = document.querySelector('[data-type="flow"][data-full] > * > :first-child')
  const tabs = toolbar?.querySelector('[role="tablist"]')?.parentElement?.getBoundingClientRect()
  const tools = [...(toolbar?.querySelectorAll('button') ?? [])]
    .filter((tool) => tool.checkVisibility())
    .map((tool) => {
      const { left, right, top, bottom } = tool.getBoundingClientRect()
      const isTab = tool.getAttribute('role') === 'tab' && tabs
      const name = tool.textContent || tool.ariaLabel || ''
      return {
        name,
        left: isTab ? Math.max(left, tabs.left) : left,
        right: isTab ? Math.min(right, tabs.right) : right,
        top,
        bottom,
      }
    })
    .filter(({ left, right }) => right > left)
  return tools.flatMap((one, place) =>
    tools
      .slice(place + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map((other) => `${one.name} on ${other.name}`),
  )
}
