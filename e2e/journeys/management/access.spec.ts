import { menus } from '@atrium/contract/access'
import { callsByNoun } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { type ManagementScreen, managementGroups, managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { alive, expect, someOf, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'

const groups = managementGroups.map(({ id, screens }) => ({
  row: `MGT-${id}`,
  screens: Object.entries(screens) as [ManagementScreen, number][],
}))

const addressOf = (screen: ManagementScreen) => `/management/${screen.replaceAll('_', '-')}`

/** What a screen reads without being told which one of a list, or what to look for. */
function readsOf(screen: ManagementScreen): string[] {
  return Object.values(callsByNoun)
    .flat()
    .filter(({ method, path, query, access, events }) => {
      const opens = access !== 'anyone' && access.screen === screen
      return opens && method === 'GET' && !path.includes('{') && !events && query?.safeParse({}).success !== false
    })
    .map(({ path }) => path)
}

async function codeOf(page: Page, path: string, token: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).code
}

/** They have no navigation beside them. */
const fillsWindow: ManagementScreen[] = ['review', 'app_review']

for (const { row, screens } of groups) {
  test(`an administrator goes from screen to screen: ${screens.map(([name]) => name).join(', ')} [${row}]`, async ({
    page,
  }) => {
    await signInAs(page, await userIdOf('administrator'))
    const [first = 'releases'] = screens[0] ?? []
    await visit(page, addressOf(first))

    // The group of the page that is open stands open.
    for (const [screen] of screens) {
      await linksTo(page, screen).click()
      await opened(page, screen)
      await expectNoA11yViolations(page)
      if (fillsWindow.includes(screen)) await page.goBack()
    }
  })

  // Every run asks the API for all of them, as everybody (server/src/platform/http/access.test.ts).
  for (const [screen, id] of someOf(screens, 1)) {
    test(`screen ${id} ${screen} opens for its only right, and is refused with every other right [${row}] [ACC-04]`, async ({
      page,
    }) => {
      const reads = readsOf(screen)
      expect(reads.length, 'a screen reads something').toBeGreaterThan(0)

      const held = await signInAs(page, await givenStaff([menus.management, id]))
      await visit(page, addressOf(screen))
      await opened(page, screen)
      for (const path of reads) expect(await codeOf(page, path, held), path).toBe(0)

      const refused = await signInAs(page, await givenStaff(everyId.filter((one) => one !== id)))
      await page.goto(addressOf(screen))
      await expect(page).toHaveURL('/errors/not-allow')
      for (const path of reads) expect(await codeOf(page, path, refused), path).toBe(failures.not_allowed.code)
    })
  }
}

function linksTo(page: Page, screen: ManagementScreen) {
  return navigationOf(page).locator(`a[href="${addressOf(screen)}"]`)
}

function navigationOf(page: Page) {
  return page.getByRole('navigation', { name: '管理后台' })
}

/** The screen stands: its title, and nothing on it that could not be read. */
async function opened(page: Page, screen: ManagementScreen) {
  await expect(page).toHaveURL(addressOf(screen))
  await alive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main.getByRole('alert')).toHaveCount(0)
}

test('the navigation shows a holder of one screen that screen and no other [MGT-106]', async ({ page }) => {
  await signInAs(page, await givenStaff([menus.management, managementScreens.sms_log]))
  await visit(page, '/management/sms-log')

  const links = navigationOf(page).getByRole('link')

  await expect(links).toHaveText(['概览', '短信记录'])
  await expect(navigationOf(page).getByRole('button', { expanded: true })).toHaveText(['用户'])
})
