import type { InsideOf } from '@atrium/contract/resource/inside'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { stepNames } from './step-name.ts'

type Step = InsideOf<'flow'>['steps'][number]

const t = ((key: string) => key.split('.').at(-1)) as unknown as TFunction<'resource'>

const gateway = (id: string, kind: Step['gateway'], name = '') => ({ id, name, kind: 'gateway', gateway: kind }) as Step
const task = (id: string) => ({ id, name: id, kind: 'task', gateway: null }) as Step
const way = (from: string, to: string) => ({ id: `${from}-${to}`, from, to }) as InsideOf<'flow'>['ways'][number]

const flow = {
  steps: [
    gateway('fork', 'parallel'),
    task('Legal'),
    task('Finance'),
    gateway('join', 'parallel'),
    gateway('choice', 'exclusive'),
    task('Director'),
    gateway('named', 'exclusive', 'Over budget?'),
  ],
  ways: [
    way('fork', 'Legal'),
    way('fork', 'Finance'),
    way('Legal', 'join'),
    way('Finance', 'join'),
    way('join', 'choice'),
    way('choice', 'Director'),
    way('choice', 'named'),
    way('named', 'Legal'),
  ],
}

test('gateways without a name are named by what follows, the others as their author named them', () => {
  const nameOf = stepNames(flow, 'en', t)

  expect(nameOf('fork')).toBe('In parallel: Legal, Finance')
  expect(nameOf('choice')).toBe('Branch: Director, Over budget?')
  expect(nameOf('join')).toBe('Join, then gateway')
  expect(stepNames(flow, 'zh-CN', t)('fork')).toBe('并行：Legal、Finance')
  expect(nameOf('named')).toBe('Over budget?')
  expect(nameOf('Legal')).toBe('Legal')
  expect(nameOf('elsewhere')).toBe('elsewhere')
})
