import { expect, test } from '../journey.ts'

test.use({ mayPrint: /@scalar\/api-reference/ })

test('every call can be browsed, with nothing fetched from elsewhere [API-11]', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })

  await page.goto('/api/reference')

  // More than four hundred calls: drawing them takes the library seconds.
  await expect(page.getByRole('heading', { name: 'Atrium' })).toBeVisible()
  await expect(page.getByText('{code, msg, data}')).toBeVisible()
  for (const noun of ['account', 'case', 'feedback', 'knowledge', 'resource', 'video']) {
    await expect(page.getByRole('link', { name: noun, exact: true }).first()).toBeAttached()
  }
  expect(elsewhere).toEqual([])
})
