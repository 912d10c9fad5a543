import { expect, test } from 'vitest'
import type { SubmissionCheck } from '../../page/upload/submission/submission.ts'
import { fieldOf } from './draft-field.ts'

const finding = (message: string, at?: string): SubmissionCheck => ({
  name: message.split('.')[0] as SubmissionCheck['name'],
  outcome: 'wrong',
  message,
  values: {},
  places: at === undefined ? [] : [{ path: '', at, excerpt: '' }],
})

test('a finding leads to its field, in the language it is about [UPL-05]', () => {
  const described = { title: { en: 'Rota' } }

  expect(fieldOf(finding('description.missing_versions'), described)).toEqual({ field: 'versions' })
  expect(fieldOf(finding('description.version_not_higher'), described)).toEqual({ field: 'version' })
  expect(fieldOf(finding('look_alike.similar', '/resource/form/1'), described)).toEqual({ field: 'title' })
  expect(fieldOf(finding('translations.description_missing_en'), described)).toEqual({
    field: 'summary',
    language: 'en',
  })
  expect(fieldOf(finding('private_data.mobile', '/description/zh-TW'), described)).toEqual({
    field: 'description',
    language: 'zh-TW',
  })
})

test('what is in the file or has passed leads to no field', () => {
  expect(fieldOf(finding('format.not_bpmn'), {})).toBeNull()
  expect(fieldOf({ ...finding('description.missing_title'), outcome: 'passed' }, {})).toBeNull()
})
