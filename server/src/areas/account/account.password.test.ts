import { keepsPasswordRules } from '@atrium/contract/account/password'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPassword, refuseCommonPassword } from './account.password.ts'
import { atMost } from './account.queue.ts'

test('a password is kept as argon2id at OWASP’s minimum, each time with another salt', async () => {
  const [first, second] = await Promise.all([hashPassword('courtyard7'), hashPassword('courtyard7')])

  expect(first).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await isPassword('courtyard7', first)).toBe(true)
  expect(await isPassword('Courtyard7', first)).toBe(false)
})

test('an unknown account and an account without a password reject every password', async () => {
  expect(await isPassword('courtyard7', null)).toBe(false)
})

test('a password is the same on every keyboard', async () => {
  const stored = await hashPassword('ｃａｆé２０２６')

  expect(await isPassword('cafe\u03012026', stored)).toBe(true)
})

test('a hash of former settings still opens, and is known to be outdated', async () => {
  const former = await hash('courtyard7', { memoryCost: 7_168, timeCost: 5, parallelism: 1 })

  expect(await isPassword('courtyard7', former)).toBe(true)
  expect(isOutdated(former)).toBe(true)
  expect(isOutdated(await hashPassword('courtyard7'))).toBe(false)
})

test('common passwords are refused, however they are capitalised [ACC-11]', () => {
  const tried = ['123456', 'password1', '1QAZ2wsx', 'Passw0rd', 'abc12345', 'qq123456']
  for (const common of tried) expect(() => refuseCommonPassword(common), common).toThrow('common_password')

  expect(keepsPasswordRules('passw0rd')).toBe(true)
  expect(() => refuseCommonPassword('courtyard7')).not.toThrow()
})

test('under load some sign-ins wait, others get a retry time, and service recovers', async () => {
  const inTurn = atMost(2, { usually: 10, patience: 15 })
  let running = 0
  let most = 0
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 10))
      running--
    })

  const answers = await Promise.allSettled(Array.from({ length: 8 }, work))

  expect(most).toBe(2)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refused = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ failure: 'unavailable', retry_after: 1 })
  await expect(work()).resolves.toBeUndefined()
})

test('the slower the work, the fewer may wait for it', async () => {
  const inTurn = atMost(1, { usually: 1, patience: 200 })
  const work = () => inTurn(() => new Promise((resolve) => setTimeout(resolve, 20)))
  for (let once = 0; once < 20; once++) await work()

  const answers = await Promise.allSettled(Array.from({ length: 50 }, work))

  const served = answers.filter(({ status }) => status === 'fulfilled').length
  expect(served).toBeGreaterThanOrEqual(1)
  expect(served).toBeLessThan(20)
})

test('work that fails gives its place back', async () => {
  const inTurn = atMost(1, { usually: 10, patience: 10 })

  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  expect(await inTurn(async () => 'next')).toBe('next')
})
