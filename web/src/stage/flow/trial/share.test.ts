import type { FlowInside } from '@atrium/contract/resource/flow-run'
import { expect, test } from 'vitest'
import { trialFragment, trialIn } from './share.ts'

const flow = {
  form_fields: [{ path: 'purpose' }, { path: 'items' }, { path: 'items[].amount' }],
  ways: [{ id: 'to_pay', from: 'receipts', to: 'pay' }],
} as FlowInside
const trial = {
  values: { purpose: '十一月出差 ✓', items: [{ amount: 12.5 }] },
  decisions: [{ gateway: 'receipts', way: 'to_pay' }],
}

test('a link holds what was filled in and decided, in letters every address may have', () => {
  const fragment = trialFragment(trial) ?? ''

  expect(fragment).toMatch(/^#trial=[\w-]+$/)
  expect(trialIn(fragment, flow)).toEqual(trial)
})

test('what does not fit into an address is not made a link', () => {
  expect(trialFragment({ ...trial, values: { purpose: '长'.repeat(20_000) } })).toBeNull()
})

test('other fragments are none of a trial', () => {
  expect(trialIn('', flow)).toBeNull()
  expect(trialIn('#ratings', flow)).toBeNull()
})

test.each([
  ['cut', (trialFragment(trial) ?? '').slice(0, -7)],
  ['not base64', '#trial=%%%'],
  ['not a trial', `#trial=${btoa('[1]')}`],
  ['of another form', trialFragment({ ...trial, values: { salary: 1 } }) ?? ''],
  ['of another flow', trialFragment({ ...trial, decisions: [{ gateway: 'tier', way: 'to_pay' }] }) ?? ''],
])('a fragment that is %s is refused', (_, fragment) => {
  expect(trialIn(fragment, flow)).toBe('damaged')
})
