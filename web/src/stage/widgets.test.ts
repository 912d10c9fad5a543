import { resourceTypes } from '@atrium/contract/resource-types'
import { expect, test } from 'vitest'
import { Failure } from '../platform/api/failure.ts'
import { CannotShow, reasonOf } from './cannot-show.ts'
import { widgetOf, widgets } from './widgets.ts'

/** `fieldDetail` loads libraries that need a browser: resource-types.spec.ts opens it for forms and flows. */
const names = {
  loginDetail: 'LoginStage',
  scheduleDetail: 'ScheduleStage',
  documentTemplateDetail: 'DocumentTemplateStage',
  documentStyleDetail: 'DocumentStyleStage',
  portalDetail: 'PortalStage',
  'upload-file': 'UploadFile',
} as const

test.each(Object.entries(names))('the name %s resolves to the component %s [RT-10]', async (name, component) => {
  const loaded = await widgets[name as keyof typeof widgets]('form')

  expect(loaded.default.name).toBe(component)
})

test('each type of resource has a widget of its own, forms and flows share one [RT-10]', () => {
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

test('a failed preview shows its reason', () => {
  expect(reasonOf(new CannotShow('malformed'))).toBe('malformed')
  expect(reasonOf(new Failure({ kind: 'refused', status: 404 }))).toBe('missing')
  expect(reasonOf(new Failure({ kind: 'timeout' }))).toBe('unreachable')
  expect(reasonOf(new Error('anything'))).toBe('broken')
})
