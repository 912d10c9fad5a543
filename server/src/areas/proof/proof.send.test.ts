import { failures } from '@atrium/contract/errors'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sentCode } from '../../../test/messages.ts'
import { givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { readAddress } from './proof.address.ts'
import { enterCode } from './proof.service.ts'

const development = { SMS_PROVIDER: 'development' } as const

test('a code goes to a mailbox, and what arrives proves it', async () => {
  const portal = await startPortal()

  const { code, data } = await portal.post('/api/users/email-code', { email: 'Wen@Example.com', purpose: 'login' })
  const digits = await sentCode(portal.platform, 'wen@example.com')

  expect(code).toBe(0)
  expect(data).toMatchObject({ resend_after: 60, expires_in: 600 })
  const { db, secret } = portal.platform
  await enterCode(db, secret, {
    ticket: data.ticket,
    code: digits,
    address: readAddress('wen@example.com'),
    purpose: 'login',
  })
})
