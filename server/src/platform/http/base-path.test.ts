import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { basePathOf, withoutBasePath } from './base-path.ts'

test('the base path is the path of the public address [RT-14]', () => {
  expect(basePathOf({ PUBLIC_ADDRESS: 'https://example.com/portal' })).toBe('/portal')
  expect(basePathOf({ PUBLIC_ADDRESS: 'https://example.com' })).toBe('')
})

test('routes know addresses without the base path; what only begins alike is left alone [RT-14]', () => {
  expect(withoutBasePath('/portal/api/website?a=/portal/', '/portal')).toBe('/api/website?a=/portal/')
  expect(withoutBasePath('/portal', '/portal')).toBe('/')
  expect(withoutBasePath('/portal?lang=en', '/portal')).toBe('/?lang=en')
  expect(withoutBasePath('/portals/1', '/portal')).toBe('/portals/1')
  expect(withoutBasePath('/readyz', '/portal')).toBe('/readyz')
})

test('calls answer below the base path, and without it for probes [RT-14] [API-14]', async () => {
  const { get } = await startPortal(null, { config: { PUBLIC_ADDRESS: 'http://127.0.0.1/portal' } })

  expect((await get('/portal/api/website')).code).toBe(0)
  expect((await get('/api/website')).code).toBe(0)
})
