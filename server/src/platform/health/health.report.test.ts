import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenCarrier } from '../../../test/messages.ts'
import { administrator, startPortal } from '../../../test/portal.ts'
import { probesOf } from './health.probes.ts'

interface ReportedPart {
  name: string
  state: string
  figures: Record<string, unknown>
}

test('staff see the health of each dependency, with figures and versions [MGT-107]', async () => {
  const { get } = await startPortal(administrator)

  // On a machine that is busy with other tests a part may take longer than anybody waits.
  const states = async () => {
    const { data } = await get('/api/management/health')
    return Object.fromEntries(data.parts.map(({ name, state }: ReportedPart) => [name, state.replace('slow', 'works')]))
  }
  const well = { database: 'works', storage: 'works', mail: 'works', dead_jobs: 'works' }
  const calm = { replicas: 'not_set_up', sms: 'not_set_up' }
  await expect.poll(states).toMatchObject({ ...well, ...calm })

  const { data } = await get('/api/management/health')
  expect(data.versions).toMatchObject({ node: process.versions.node, migration: expect.stringMatching(/^\d{4}_/) })
})

test('unreachable or silent dependencies are reported, and not waited for [MGT-107]', async () => {
  const unreachable = { REDIS_URL: 'redis://127.0.0.1:9', S3_ENDPOINT: 'http://127.0.0.1:9', CLAMD_PORT: 9 }
  const { get } = await startPortal(administrator, { config: { ...unreachable, SMTP_URL: 'smtp://10.255.255.1:25' } })
  const began = performance.now()

  const { data } = await get('/api/management/health')

  expect(performance.now() - began).toBeLessThan(20_000)
  const states = Object.fromEntries(data.parts.map(({ name, state }: ReportedPart) => [name, state]))
  expect(states).toMatchObject({ redis: 'down', storage: 'down', scanner: 'down', mail: 'down' })
  expect(data.parts.find(({ name }: ReportedPart) => name === 'redis').detail).toBeTruthy()
})

test('the SMS provider is judged by the twenty newest messages of the last day [MGT-107]', async () => {
  const { db, platform, queryAsOwner } = await startPortal(null, { config: (await givenCarrier()).settings() })
  const { sms: ask } = probesOf(platform)
  const givenMessages = async (state: 'sent' | 'failed', count: number, age = '0 hours') => {
    await queryAsOwner(
      `select make_month('message', date_trunc('month', now() at time zone 'UTC' - interval '${age}'))`,
    )
    await sql`
      insert into message (channel, template, language, masked_address, address_hash, state, created_at)
      select 'sms', 'code', 'zh-CN', '+86 135****8723', '\\x00', ${state}, now() - ${age}::interval
      from generate_series(1, ${count}::int)`.execute(db)
  }

  await givenMessages('failed', 1, '25 hours')
  expect(await ask()).toEqual({ state: 'works', figures: { provider: 'aliyun', sent: 0, failed: 0 } })
  await givenMessages('failed', 2)
  expect(await ask()).toMatchObject({ state: 'down', figures: { sent: 0, failed: 2 } })
  await givenMessages('sent', 19)
  expect(await ask()).toMatchObject({ state: 'attention', figures: { sent: 19, failed: 1 } })
  await givenMessages('sent', 1)
  expect(await ask()).toMatchObject({ state: 'works', figures: { sent: 20, failed: 0 } })
})
