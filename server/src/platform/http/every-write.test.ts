import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeCarrier, startCarrier } from '../../../test/external/carrier.ts'
import { administrator, givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { contractWrites, performWrite, writeSamples } from '../../../test/samples/write-samples.ts'

/** It writes nothing: it renders a text that is too long for an address. */
const preview = 'POST /api/knowledges/preview'
const auditedWrites = contractWrites.filter(({ name, isStaffOnly }) => isStaffOnly && name !== preview)
const otherWrites = contractWrites.filter((write) => !auditedWrites.includes(write))

let carrier: FakeCarrier
let portal: Portal

beforeAll(async () => {
  carrier = await startCarrier()
  portal = await startPortal(null, { config: carrier.settings() })
})

afterAll(async () => {
  console.info(`contract writes: ${contractWrites.length} endpoints`)
  await portal.close()
  await carrier.close()
})

test('each write of the contract has a sample, and each sample is a write', () => {
  expect(Object.keys(writeSamples).sort()).toEqual(contractWrites.map(({ name }) => name).sort())
})

test.for(otherWrites)('$name accepts its sample', async ({ name, isStaffOnly }) => {
  const person = { ...(isStaffOnly ? administrator : someone), email: `${crypto.randomUUID()}@example.com` }
  const viewer = await portal.signedInAs(await givenAccount(portal.db, person))

  const response = await performWrite(viewer, name)

  expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status: 200, code: 0 })
})

test.for(auditedWrites)(
  '$name leaves an audit row: who, on which screen, from where [MGT-107] [MGT-109]',
  async ({ name }) => {
    const viewer = await portal.signedInAs(await givenAccount(portal.db, administrator))

    const response = await performWrite(viewer, name)

    expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status: 200, code: 0 })
    const { rows } = await sql<{ screen: string; network: string }>`
    select screen, network from audit where user_id = ${viewer.user_id} and call = ${name}`.execute(portal.db)
    expect(rows.length, 'a row for each thing that was changed').toBeGreaterThan(0)
    for (const { screen, network } of rows) {
      expect(Object.keys(managementScreens)).toContain(screen)
      expect(network).not.toBe('')
    }
  },
)
