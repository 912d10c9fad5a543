import { callsByNoun } from '@atrium/contract/calls'
import { expect, test } from 'vitest'
import { lists } from './lists.ts'

/** Calls that answer pages of a management list. */
const listed = Object.values(callsByNoun)
  .flat()
  .filter(({ method, path, params }) => method === 'GET' && path.startsWith('/api/management/') && !params)
  .filter(({ query }) => query && 'order_by' in query.shape)
  .map(({ path, access }) => [path, access === 'anyone' ? undefined : access.screen] as const)

test.for(listed)('%s can be taken along as a file [MGT-107]', ([path, screen]) => {
  const ofScreen = [(screen && lists[screen]) ?? []].flat()

  expect(ofScreen.map(({ endpoint }) => endpoint.path)).toContain(path)
})

test('every list is exported under its own screen alone [ACC-04]', () => {
  for (const [screen, one] of Object.entries(lists)) {
    for (const { endpoint } of [one].flat()) expect(endpoint.access).toEqual({ screen })
  }
})
