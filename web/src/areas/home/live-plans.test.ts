import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@atrium/contract/languages'
import { homeTrials } from '@atrium/contract/website/website'
import { expect, test } from 'vitest'
import { livePlans } from './live-plans.ts'

const folder = join(import.meta.dirname, '../../../public/assets/i18n/home_page')
const cases = homeTrials.flatMap((code) => languages.map((language) => [code, language] as const))

test.for(cases)('every word of the drawn trial %s is written in %s [FLW-06]', ([code, language]) => {
  const { live } = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const plan = livePlans[code]
  const named = (group: string, names: readonly (string | undefined)[]) =>
    names.flatMap((name) => (name ? `${group}.${name}` : []))
  const first = (list: readonly (readonly [string, ...unknown[]])[]) => list.map(([name]) => name)
  const keys = [
    'label',
    'flow',
    'short',
    'form',
    'diagram',
    'end',
    'file',
    'sheet',
    'number',
    ...named('field', [...plan.fields, plan.choice.field]),
    ...named('value', plan.fields),
    ...named('lane', first(plan.lanes)),
    ...named('step_name', first([...plan.steps, ...plan.skipped])),
    ...named(
      'gateway',
      plan.gateways.map(({ name }) => name),
    ),
    ...named('way', first(plan.ways)),
    ...named('reason', first(plan.reasons)),
    ...plan.rows.flat().map(({ text }) => text),
    ...plan.signatures.flatMap(({ who }) =>
      ['role', 'decision', 'person', 'time'].map((part) => `signature.${who}.${part}`),
    ),
  ]

  const missing = keys.filter((key) => {
    const text = key.split('.').reduce((node, part) => node?.[part], live[code])
    return typeof text !== 'string' || text === ''
  })

  expect(missing).toEqual([])
})

test.for(homeTrials)(
  'the token of %s moves at each moment once, and every step it leaves is signed off [FLW-06]',
  (code) => {
    const { steps, reasons, gateways, notTaken } = livePlans[code]

    expect(steps.map(([, at]) => at)).toEqual(steps.map(([, at]) => at).toSorted((a, b) => a - b))
    for (const [, at] of reasons) expect(notTaken.some(([moment]) => moment === at)).toBe(true)
    expect(gateways.some(({ at }) => at === undefined)).toBe(true)
  },
)
