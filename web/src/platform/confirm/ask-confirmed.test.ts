import { failures } from '@atrium/contract/errors'
import { expect, onTestFinished, test, vi } from 'vitest'
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
  const watched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => watched.mockRestore())
  const meet = vi.fn<(failure: Failure) => void>()
  return { caller: { ...quietCaller(), meet }, meet, asked }
}

test('a confirmed call is sent once more', async () => {
  const { caller, meet, asked } = await givenCaller(needed, done)

  const answer = askConfirmed(caller, call)
  await answerConfirmation(true)

  expect(await answer).toEqual({ export_id: 7 })
  expect(asked).toHaveLength(2)
  expect(meet).not.toHaveBeenCalled()
})

test('a cancelled confirmation changes nothing and shows no error', async () => {
  const { caller, meet, asked } = await givenCaller(needed, done)

  const refused = askConfirmed(caller, call).catch((thrown: unknown) => thrown)
  await answerConfirmation(false)

  expect(isConfirmNeeded(await refused)).toBe(true)
  expect(asked).toHaveLength(1)
  expect(meet).not.toHaveBeenCalled()
})

test('two simultaneous calls ask for one confirmation', async () => {
  const { caller, asked } = await givenCaller(needed, needed, done)

  const both = Promise.all([askConfirmed(caller, call), askConfirmed(caller, call)])
  await answerConfirmation(true)

  expect(await both).toHaveLength(2)
  expect(asked).toHaveLength(4)
})

test('other refusals are met as always', async () => {
  const { caller, meet } = await givenCaller({ body: { code: failures.conflict.code, msg: '已有一份', data: {} } })

  await expect(askConfirmed(caller, call)).rejects.toMatchObject({ code: failures.conflict.code })

  expect(meet).toHaveBeenCalledOnce()
})

/** The dialog's answer, once the refusals have arrived, were read, and the question stands. */
async function answerConfirmation(confirmed: boolean) {
  await Promise.all(vi.mocked(fetch).mock.results.map(({ value }) => value))
  await new Promise((resolve) => setTimeout(resolve, 50))
  resolveConfirmation(confirmed)
}
