import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Nothing on the page keeps anybody out: each finding says where it is. What is in a frame is somebody else's page. */
export async function expectNoBarrier(page: Page) {
  // Without frames legacy mode finds the same in half the time.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
}
