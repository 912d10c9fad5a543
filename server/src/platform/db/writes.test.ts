import { expect, test, vi } from 'vitest'
import { openLog } from '../log/log.ts'
import { isWrite, openWriteCircuit, openWriteSlots } from './writes.ts'

const log = openLog({ LOG_LEVEL: 'silent' })
const unavailable = expect.objectContaining({ failure: 'unavailable' })

test.for([
  ['insert into "project" ("title") values ($1)', true],
  ['with gone as (delete from item where item_id = $1 returning *) select * from gone', true],
  ['update "session" set "seen_at" = now()', true],
  ['select updated_at from item', false],
  ['select item_id from item for update skip locked', false],
  ['select item_id from item for no key update', false],
])('%s: writes %s', ([text, writes]) => {
  expect(isWrite(String(text))).toBe(writes)
})

test('slots are given in order, and who finds no place to wait or waits too long is refused', async () => {
  const slots = openWriteSlots({ atOnce: 1, waiting: 2, patience: 50 })
  const first = Promise.withResolvers<string>()
  const running = slots.run(() => first.promise)
  const patient = [slots.run(async () => 'second'), slots.run(async () => 'third')]

  await expect(slots.run(async () => 'fourth')).rejects.toEqual(unavailable)
  for (const waiting of patient) await expect(waiting).rejects.toEqual(unavailable)
  const next = slots.run(async () => 'fifth')
  first.resolve('first')

  expect(await Promise.all([running, next])).toEqual(['first', 'fifth'])
})

test('after a write was abandoned the circuit is down until a probe is confirmed', async () => {
  const confirmed = Promise.withResolvers<void>()
  const probe = vi.fn(() => confirmed.promise)
  const circuit = openWriteCircuit(probe, log)
  expect(circuit.isDown()).toBe(false)

  circuit.noteAbandoned()
  circuit.noteAbandoned()

  expect([circuit.isDown(), circuit.abandoned()]).toEqual([true, 2])
  expect(probe).toHaveBeenCalledTimes(1)
  confirmed.resolve()
  await expect.poll(() => circuit.isDown()).toBe(false)
})
