import { expect, test } from 'vitest'
import { administrator, startPortal } from '../../../test/portal.ts'

interface Part {
  name: string
  state: string
  figures: Record<string, unknown>
}

test('staff see how each part of the house is, with figures and versions [MGT-107]', async () => {
  const { get } = await startPortal(administrator)

  const { code, data } = await get('/api/management/health')

  expect(code).toBe(0)
  const states = Object.fromEntries(data.parts.map(({ name, state }: Part) => [name, state]))
  expect(states).toMatchObject({ replicas: 'not_set_up', sms: 'not_set_up', dead_jobs: 'works' })
  for (const name of ['database', 'storage', 'mail']) expect(['works', 'slow'], name).toContain(states[name])
  expect(data.versions).toMatchObject({ node: process.versions.node, migration: expect.stringMatching(/^\d{4}_/) })
})

test('parts that are away or silent are told so, and nobody waits longer than about two seconds [MGT-107]', async () => {
  const away = { REDIS_URL: 'redis://127.0.0.1:9', S3_ENDPOINT: 'http://127.0.0.1:9', CLAMD_PORT: 9 }
  const { get } = await startPortal(administrator, { config: { ...away, SMTP_URL: 'smtp://10.255.255.1:25' } })
  const began = performance.now()

  const { data } = await get('/api/management/health')

  expect(performance.now() - began).toBeLessThan(4_000)
  const states = Object.fromEntries(data.parts.map(({ name, state }: Part) => [name, state]))
  expect(states).toMatchObject({ redis: 'down', storage: 'down', scanner: 'down', mail: 'down' })
  expect(data.parts.find(({ name }: Part) => name === 'redis').detail).toBeTruthy()
})
