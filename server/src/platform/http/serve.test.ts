import { endpoint } from '@atrium/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { someone, startPortal } from '../../../test/portal.ts'
import { serve } from './serve.ts'

const greet = endpoint({
  method: 'GET',
  path: '/api/{product}-cases/greeting',
  access: { signed_in: true },
  summary: 'Test',
  params: z.object({ product: z.string() }),
  query: z.object({ times: z.coerce.number() }),
  data: z.object({ hello: z.string() }),
})

test('a call answers in the envelope, and columns nobody declared stay inside', async () => {
  const { get, user_id } = await startPortal(someone, {
    routes: (app) =>
      serve(app, greet, async ({ params, query }, viewer) => {
        const answer = { hello: `${params.product} ${query.times} ${viewer.user_id}`, password_hash: 'secret' }
        return answer
      }),
  })

  expect(await get('/api/oa-cases/greeting?times=2')).toEqual({ code: 0, msg: '', data: { hello: `oa 2 ${user_id}` } })
})
