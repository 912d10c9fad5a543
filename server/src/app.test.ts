import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { startPortal } from '../test/portal.ts'

test('an address that cannot be read is an unknown page, or a call that says so', async () => {
  const { send } = await startPortal()

  const page = await send({ method: 'GET', url: '/resource/%E0%A4%A' })
  const call = await send({ method: 'GET', url: '/api/resources/%E0%A4%A' })

  expect(page).toMatchObject({ statusCode: 302, headers: { location: '/errors', 'x-content-type-options': 'nosniff' } })
  expect(call.json()).toMatchObject({ code: failures.invalid_input.code })
})
