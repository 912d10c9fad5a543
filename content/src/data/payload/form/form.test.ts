import { evaluate } from '@atrium/contract/resource/formula'
import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { forms } from '../../resources/form.ts'
import type { FormPayload } from './build.ts'

interface SchemaNode {
  title?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  oneOf?: SchemaNode[]
  allOf?: { then?: SchemaNode }[]
  [keyword: string]: unknown
}

const payloads = await Promise.all(
  forms.flatMap(({ slug, versions }) =>
    versions.map(async ({ version, files }) => {
      const file = (await files()).find(({ path }) => path === 'form.json')
      return { name: `${slug} ${version}`, form: JSON.parse(String(file?.content)) as FormPayload }
    }),
  ),
)

describe('forms of the demo', () => {
  test('there are at least twelve, and a third has more than one version', () => {
    expect(forms.length).toBeGreaterThanOrEqual(12)
    expect(forms.filter(({ versions }) => versions.length > 1).length).toBeGreaterThanOrEqual(forms.length / 3)
  })

  test('the contract sheet has the 36 fields it promises', () => {
    const [sheet] = payloads.filter(({ name }) => name.startsWith('k1 ')).slice(-1)

    expect(namesIn((sheet?.form.schema ?? {}) as SchemaNode)).toHaveLength(36)
  })

  test.each(payloads)('$name: the sample passes, and fails as soon as a required field is missing', ({ form }) => {
    const validator = new Validator(form.schema, '2020-12', false)
    const required = form.schema.required as string[]

    expect(validator.validate(form.sample).errors).toEqual([])
    expect(required.length).toBeGreaterThan(3)
    for (const name of required) {
      const { [name]: _, ...rest } = form.sample
      expect(validator.validate(rest).valid, name).toBe(false)
    }
  })

  test.each(payloads)('$name: every title is there in three languages, and nothing is translated twice', ({ form }) => {
    const pointers = titlesIn(form.schema as SchemaNode, '')

    expect(Object.keys(form.texts['zh-TW']).sort()).toEqual(pointers.sort())
    expect(Object.keys(form.texts.en).sort()).toEqual(pointers.sort())
    expect(Object.values(form.texts.en).filter((title) => /\p{Script=Han}/u.test(title))).toEqual([])
    expect([...Object.values(form.texts.en), ...Object.values(form.texts['zh-TW'])].filter((title) => !title)).toEqual(
      [],
    )
  })

  test.each(payloads)('$name: what is computed can be computed, and the sample shows it', ({ form }) => {
    const properties = Object.entries((form.schema as SchemaNode).properties ?? {})

    for (const [name, { 'x-computed': formula, readOnly }] of properties) {
      if (typeof formula !== 'string') continue
      expect(readOnly, name).toBe(true)
      expect(form.sample[name], name).toBe(evaluate(formula, form.sample))
    }
  })

  test.each(payloads)('$name: what is drawn is what is asked', ({ form }) => {
    const { 'ui:order': order, ...drawn } = form.uiSchema
    const asked = namesIn(form.schema as SchemaNode)

    expect(Object.keys(drawn).sort()).toEqual(asked.sort())
    expect(order).toEqual([...Object.keys(drawn), '*'])
  })

  test('versions of a form differ in their fields', () => {
    for (const { slug, versions } of forms) {
      const mine = payloads.filter(({ name }) => name.startsWith(`${slug} `)).map(({ form }) => JSON.stringify(form))
      expect(new Set(mine).size, slug).toBe(versions.length)
    }
  })
})

function namesIn({ properties = {}, allOf = [] }: SchemaNode): string[] {
  return [...Object.keys(properties), ...allOf.flatMap((one) => Object.keys(one.then?.properties ?? {}))]
}

/** Where a title or a description stands. */
function titlesIn(node: SchemaNode, pointer: string): string[] {
  const own = ['title', 'description'].filter((word) => word in node).map((word) => `${pointer}/${word}`)
  const inner = Object.entries(node.properties ?? {}).map(([name, one]) =>
    titlesIn(one, `${pointer}/properties/${name}`),
  )
  const choices = (node.oneOf ?? []).map((one, place) => titlesIn(one, `${pointer}/oneOf/${place}`))
  const rules = (node.allOf ?? []).map(({ then }, place) =>
    then ? titlesIn(then, `${pointer}/allOf/${place}/then`) : [],
  )
  return [...own, ...(node.items ? titlesIn(node.items, `${pointer}/items`) : []), ...[inner, choices, rules].flat(2)]
}

test('sample data of a form is written in the language of its reader', () => {
  const newest = new Map(payloads.map(({ name, form }) => [name.split(' ')[0], form]))

  for (const [slug, { schema, samples }] of newest) {
    const fields = (schema as SchemaNode).properties ?? {}
    const typed = Object.entries(samples?.en ?? {}).filter(([name]) => !fields[name]?.['x-computed'])
    expect(typed.length, slug).toBeGreaterThan(0)
    expect(JSON.stringify(typed), slug).not.toMatch(/\p{Script=Han}/u)
  }
})
