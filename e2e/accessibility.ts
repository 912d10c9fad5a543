import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Nothing on the page, or within these parts of it, keeps anybody out: each finding says where it is. */
export async function expectNoA11yViolations(page: Page, within: string[] = []) {
  expect(await findViolations(page, within), page.url()).toEqual([])
}

/**
 * Neither by day nor by night. Only the style sheets know which it is: the page is told the other one, and whether
 * it can be read is all that is asked again.
 */
export async function expectNoA11yViolationsInBothThemes(page: Page, within: string[] = []) {
  await expectNoA11yViolations(page, within)
  const day = await switchTheme(page, 'dark')
  expect(await findViolations(page, within, ['color-contrast']), `${page.url()} by night`).toEqual([])
  await switchTheme(page, day)
}

async function findViolations(page: Page, within: string[], runOnly?: string[]): Promise<string[]> {
  // What is in a frame is somebody else's page, and without frames legacy mode finds the same in half the time.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true)
  for (const part of within) axe.include(part)
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Answers the theme that was on. Colours that would fade are there at once. */
function switchTheme(page: Page, theme: string): Promise<string> {
  return page.evaluate((theme) => {
    const { dataset } = document.documentElement
    const before = dataset.theme ?? 'light'
    dataset.theme = theme
    for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish()
    return before
  }, theme)
}
