import { expect, test } from 'vitest'
import { CannotShow } from '../cannot-show.ts'
import { nameIn } from './file-widget.tsx'
import { readForm } from './read-form.ts'

const form = JSON.stringify({
  schema: { title: '请假单', properties: { kind: { title: '类型', oneOf: [{ const: 'a', title: '年假' }] } } },
  uiSchema: { kind: { 'ui:widget': 'radio' } },
  sample: { kind: 'a' },
  samples: { en: { kind: 'b' } },
  texts: { en: { '/title': 'Leave request', '/schema/properties/kind/oneOf/0/title': 'Annual', '/no/where': 'x' } },
})

test('a form is shown in the language of the reader; untranslated texts and samples stay', () => {
  const { schema, sample } = readForm(form, 'en')

  expect(schema).toEqual({
    title: 'Leave request',
    properties: { kind: { title: '类型', oneOf: [{ const: 'a', title: 'Annual' }] } },
  })
  expect(sample).toEqual({ kind: 'b' })
  expect(readForm(form, 'zh-TW').sample).toEqual({ kind: 'a' })
  expect(readForm(form, 'zh-CN').schema.title).toBe('请假单')
})

test.each(['', '{', '[]', 'null', '{"schema":{}}', '{"schema":{"properties":[]}}'])(
  '%j is no form, and says so',
  (text) => {
    expect(() => readForm(text, 'en')).toThrow(CannotShow)
  },
)

test('a form of a million letters is not drawn', () => {
  expect(() => readForm(' '.repeat(1_000_001), 'en')).toThrow('too_large')
})

test('a chosen file is known by its name', () => {
  expect(nameIn(`data:application/pdf;name=${encodeURIComponent('发票.pdf')};base64,`)).toBe('发票.pdf')
  expect(nameIn('data:,x')).toBeNull()
})
