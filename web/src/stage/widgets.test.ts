import { resourceTypes } from '@atrium/contract/resource-types'
import { expect, test } from 'vitest'
import { Failure } from '../platform/failure.ts'
import { CannotShow, reasonOf } from './cannot-show.ts'
import { widgetOf, widgets } from './widgets.ts'

test('detail widgets are found by name [RT-10]', () => {
  expect(Object.keys(widgets).sort()).toEqual([
    'documentStyleDetail',
    'documentTemplateDetail',
    'fieldDetail',
    'loginDetail',
    'portalDetail',
    'scheduleDetail',
    'upload-file',
  ])
  expect(resourceTypes.map((type) => widgetOf[type])).toEqual([
    'fieldDetail',
    'fieldDetail',
    'loginDetail',
    'documentTemplateDetail',
    'documentStyleDetail',
    'scheduleDetail',
    'portalDetail',
  ])
})

test('a preview that failed says why', () => {
  expect(reasonOf(new CannotShow('malformed'))).toBe('malformed')
  expect(reasonOf(new Failure({ kind: 'refused', status: 404 }))).toBe('missing')
  expect(reasonOf(new Failure({ kind: 'timeout' }))).toBe('unreachable')
  expect(reasonOf(new Error('anything'))).toBe('broken')
})
