import { failures } from '@atrium/contract/errors'
import { expect, test, vi } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenServer } from '../../../test/given.ts'
import { quietCaller } from '../api/browser-caller.ts'
import type { Failure } from '../api/failure.ts'
import { askConfirmed, isConfirmNeeded, resolveConfirmation } from './ask-confirmed.ts'

const needed = { body: { code: failures.confirm_needed.code, msg: '请先确认', data: {} } }
const done = { body: { code: 0, msg: '', data: { export_id: 7 } } }
const call = 'POST /api/users/mine/exports'

async function givenCaller(...answers: Parameters<typeof givenServer>) {
  const { address, asked } = await givenServer(...answers)
  await givenBrowser({ apiRoot: address })
  const caller = quietCaller()
  const transport = vi.fn(caller.transport)
  const meet = vi.fn<(failure: Failure) => void>()

  /** The person's answer in the dialog, once so many calls have been refused. */
  async function answerDialog(confirmed: boolean, { refusals = 1 } = {}) {
    await vi.waitFor(() => expect(transport).toHaveBeenCalledTimes(refusals), { timeout: 40_000 })
    await Promise.all(transport.mock.results.map(({ value }) => value))
    // What follows a response is done in microtasks.
    await new Promise((resolve) => setImmediate(resolve))
    resolveConfirmation(confirmed)
  }
  return { caller: { ...caller, transport, meet }, answerDialog, meet, asked }
}

test('a confirmed call is sent once more', async () => {
  const { caller, answerDialog, meet, asked } = await givenCaller(needed, done)

  const answer = askConfirmed(caller, call)
  await answerDialog(true)

  expect(await answer).toEqual({ export_id: 7 })
  expect(asked).toHaveLength(2)
  expect(meet).not.toHaveBeenCalled()
})

test('a cancelled confirmation changes nothing and shows no error', async () => {
  const { caller, answerDialog, meet, asked } = await givenCaller(needed, done)

  const refused = askConfirmed(caller, call).catch((thrown: unknown) => thrown)
  await answerDialog(false)

  expect(isConfirmNeeded(await refused)).toBe(true)
  expect(asked).toHaveLength(1)
  expect(meet).not.toHaveBeenCalled()
})

test('two simultaneous calls ask for one confirmation', async () => {
  const { caller, answerDialog, asked } = await givenCaller(needed, needed, done)

  const both = Promise.all([askConfirmed(caller, call), askConfirmed(caller, call)])
  await answerDialog(true, { refusals: 2 })

  expect(await both).toHaveLength(2)
  expect(asked).toHaveLength(4)
})

test('other refusals are met as always', async () => {
  const { caller, meet } = await givenCaller({ body: { code: failures.conflict.code, msg: '已有一份', data: {} } })

  await expect(askConfirmed(caller, call)).rejects.toMatchObject({ code: failures.conflict.code })

  expect(meet).toHaveBeenCalledOnce()
})
