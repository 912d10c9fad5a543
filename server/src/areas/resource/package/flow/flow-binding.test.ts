import { checkFlow } from '@atrium/contract/resource/flow-check'
import type { FlowFinding, InsideOf } from '@atrium/contract/resource/inside'
import { describe, expect, test } from 'vitest'
import { flowOf } from '../../../../../test/bad-files/sound-files.ts'
import { measureCpuTime } from '../../../../../test/cpu-time.ts'
import { docx } from '../../../../../test/files/office.ts'
import { packed } from '../../../../../test/packed.ts'
import { readPackage } from '../read-package.ts'

/** A leave request: three days go to the director, who may send it back. Each part can be replaced by a broken one. */
interface PackageParts {
  /** Out of the first gateway. */
  long?: string
  long_name?: string
  short?: string
  /** Out of the second. */
  back?: string
  has_default?: boolean
  rights?: string
  more?: string
  properties?: Record<string, unknown>
  required?: string[]
  conditional?: Record<string, unknown>
  tags?: string
  sources?: Record<string, string>
}

const fields = {
  days: { type: 'number', title: '天数' },
  kind: {
    type: 'string',
    oneOf: [
      { const: 'annual', title: '年假' },
      { const: 'sick', title: '病假' },
    ],
  },
  urgent: { type: 'boolean', title: '加急' },
  reason: { type: 'string', title: '事由' },
  trips: { type: 'array', title: '行程', items: { type: 'object', properties: { city: { type: 'string' } } } },
}
const tagsAndSources = { days: 'form.days', person: 'step.director.person', number: 'flow.number' }

async function look(parts: PackageParts) {
  const {
    long = 'days >= 3',
    long_name = '3 天及以上',
    short,
    back = "outcome == 'return'",
    has_default = true,
  } = parts
  const way = (id: string, from: string, to: string, rule?: string, name = '') =>
    `<bpmn:sequenceFlow id="${id}" name="${name}" sourceRef="${from}" targetRef="${to}">${
      rule ? `<bpmn:conditionExpression>${rule.replaceAll('<', '&lt;')}</bpmn:conditionExpression>` : ''
    }</bpmn:sequenceFlow>`
  const flow = flowOf(`
    <bpmn:extensionElements><atrium:binding form="form.json" document="document/zh-CN.docx"/></bpmn:extensionElements>
    <bpmn:startEvent id="start"/>
    <bpmn:userTask id="fill" name="填写"><bpmn:extensionElements>${parts.rights ?? ''}</bpmn:extensionElements></bpmn:userTask>
    <bpmn:exclusiveGateway id="tier" ${has_default ? 'default="short"' : ''}/>
    <bpmn:userTask id="director" name="领导"><bpmn:extensionElements><atrium:step actions="approve,return"/></bpmn:extensionElements></bpmn:userTask>
    <bpmn:exclusiveGateway id="verdict" default="agreed"/>
    <bpmn:endEvent id="done"/>
    ${way('w1', 'start', 'fill')}${way('w2', 'fill', 'tier')}
    ${way('long', 'tier', 'director', long, long_name)}${way('short', 'tier', 'done', short)}
    ${way('w3', 'director', 'verdict')}${way('back', 'verdict', 'fill', back)}${way('agreed', 'verdict', 'done')}
    ${parts.more ?? ''}`)
  const schema = {
    type: 'object',
    properties: parts.properties ?? fields,
    required: parts.required ?? ['days', 'kind'],
    ...parts.conditional,
  }
  const variables = Object.entries(parts.sources ?? tagsAndSources).map(([tag, source]) => ({ tag, source }))
  const bytes = await packed({
    'flow.bpmn': flow,
    'form.json': JSON.stringify({ schema, uiSchema: {} }),
    'document/zh-CN.docx': docx([{ text: parts.tags ?? '{days} {person} {number}', font: 'SimSun' }]),
    'document/variables.json': JSON.stringify(variables),
  })
  const read = await readPackage({ file_name: 'leave.zip', bytes, resource_type: 'flow' })
  if (read.inside?.type !== 'flow') throw new Error('flow was not read')
  return { ...read, inside: read.inside as InsideOf<'flow'> }
}

test('a sound package has no findings, and its outcomes are in order of its rules', async () => {
  const { inside, checks } = await look({})

  expect(inside.findings).toEqual([])
  expect(checks.filter(({ name }) => name === 'contract')).toMatchObject([{ message: 'contract.passed' }])
  expect(inside.outcomes?.cases.map(({ ends, steps, decided }) => [ends, steps.length, decided.length])).toEqual([
    ['finished', 4, 0],
    ['returned', 5, 1],
    ['finished', 6, 1],
  ])
})

// biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nobody awaits a schema.
const later = { if: {}, then: { properties: { handover: { type: 'string', title: '交接人' } } } }

test.each<[string, PackageParts]>([
  ['a field under if/then', { long: "handover == '甲'", conditional: { allOf: [later] } }],
  [
    'a field under dependentSchemas',
    {
      long: 'extra == true',
      conditional: { dependentSchemas: { days: { properties: { extra: { type: 'boolean' } } } } },
    },
  ],
  [
    'a field under oneOf',
    { long: 'extra > 3', conditional: { oneOf: [{ properties: { extra: { type: 'number' } } }] } },
  ],
  ['the column of a table', { long: 'count(trips[].city) > 2' }],
  ['a table as a whole', { long: 'count(trips) > 2' }],
  ['two rules that complete each other', { has_default: false, short: 'days < 3' }],
  ['a rule in the brackets of another maker', { long: '#{days >= 3}' }],
  ['a label that tells both parts', { long: 'days >= 3 or urgent == true', long_name: '3 天及以上或加急' }],
  [
    'a hidden field that somebody fills in later',
    {
      required: ['reason'],
      rights: '<atrium:field path="reason" right="hidden"/>',
      more: '<bpmn:userTask id="later"><bpmn:extensionElements><atrium:field path="reason" right="edit"/></bpmn:extensionElements></bpmn:userTask><bpmn:sequenceFlow id="l1" sourceRef="later" targetRef="done"/><bpmn:boundaryEvent id="late" attachedToRef="fill"/><bpmn:sequenceFlow id="l2" sourceRef="late" targetRef="later"/>',
    },
  ],
  [
    'a table row of the document',
    { tags: '{#trips}{city}{/trips}', sources: { trips: 'form.trips[]', city: 'form.trips[].city' } },
  ],
])('%s is no finding', async (_, parts) => {
  const { inside } = await look(parts)

  expect(inside.findings).toEqual([])
})

type BrokenPackage = [about: string, finding: FlowFinding['check'], parts: PackageParts]

const broken: BrokenPackage[] = [
  ['a rule reads a field the form lacks', 'rule_field_missing', { long: 'hours >= 3' }],
  ['one part of a rule reads it', 'rule_field_missing', { long: 'days >= 3 or hours > 8', long_name: '较长' }],
  ['a rule counts a table the form lacks', 'rule_field_missing', { long: 'count(items) > 0' }],
  ['a rule reads a column the table lacks', 'rule_field_missing', { long: 'count(trips[].hotel) > 0' }],
  ['a rule reads the name in another case', 'rule_field_missing', { long: 'Days >= 3' }],
  ['a number is compared with a text', 'rule_type_clash', { long: "days >= '3'" }],
  ['a text is compared with a number', 'rule_type_clash', { long: 'reason > 3' }],
  ['yes or no is compared with a text', 'rule_type_clash', { long: "urgent == 'yes'" }],
  ['yes or no is put in order', 'rule_type_clash', { long: 'urgent > false' }],
  ['a table is compared with a number', 'rule_type_clash', { long: 'trips > 2' }],
  ['a text is added up', 'rule_type_clash', { long: 'reason + 1 > 2' }],
  ['two fields of two types are compared', 'rule_type_clash', { long: 'days > reason' }],
  ['a rule names a choice that is not offered', 'rule_value_unknown', { long: "kind == 'marriage'" }],
  ['a rule excludes a choice that is not offered', 'rule_value_unknown', { long: "kind != 'Sick'" }],
  ['exactly three days go nowhere', 'gateway_gap', { has_default: false, long: 'days > 3', short: 'days < 3' }],
  [
    'a choice goes nowhere',
    'gateway_gap',
    {
      has_default: false,
      long: "kind == 'sick'",
      short: "kind == 'other'",
      properties: { ...fields, kind: { enum: ['sick', 'other', 'annual'] } },
    },
  ],
  [
    'what is not urgent goes nowhere',
    'gateway_gap',
    { has_default: false, long: 'urgent == true', short: 'urgent == true and days > 3' },
  ],
  ['two rules hold at three days', 'gateway_overlap', { has_default: false, long: 'days >= 3', short: 'days <= 3' }],
  ['two rules hold for urgent ones', 'gateway_overlap', { long: 'days >= 3', short: 'urgent == true' }],
  [
    'a join waits for a way that is not taken',
    'join_waits',
    {
      more: '<bpmn:parallelGateway id="both"/><bpmn:endEvent id="late"/><bpmn:sequenceFlow id="j1" sourceRef="fill" targetRef="both"/><bpmn:sequenceFlow id="j2" sourceRef="director" targetRef="both"/><bpmn:sequenceFlow id="j3" sourceRef="both" targetRef="late"/>',
    },
  ],
  ['a rule that no value meets', 'unreachable', { long: 'days > 3 and days < 2' }],
  ['a step behind a contradiction', 'unreachable', { back: "outcome == 'return' and outcome == 'reject'" }],
  [
    'a rule that always holds leaves nothing for the default',
    'unreachable',
    { long: 'days >= 3 or days < 3', required: ['days'] },
  ],
  ['a rule in another language', 'rule_unreadable', { long: 'execution.getVariable(days)' }],
  ['a rule that calls what is not known', 'rule_unreadable', { long: 'fetch(days) > 3' }],
  ['a label tells half of its rule', 'label_not_whole_rule', { long: 'days >= 3 or urgent == true' }],
  [
    'a permission on a field the form lacks',
    'right_field_missing',
    { rights: '<atrium:field path="salary" right="hidden"/>' },
  ],
  [
    'a required field is hidden where it is filled in',
    'required_but_hidden',
    { rights: '<atrium:field path="days" right="hidden"/>' },
  ],
  [
    'a tag of the document is not described',
    'document_tag_without_source',
    { tags: '{days} {person} {number} {total}' },
  ],
  [
    'a variable comes from a field the form lacks',
    'document_source_missing',
    { sources: { ...tagsAndSources, days: 'form.hours' } },
  ],
  [
    'a variable comes from a step the flow lacks',
    'document_source_missing',
    { sources: { ...tagsAndSources, person: 'step.boss.person' } },
  ],
  [
    'a variable comes from nowhere',
    'document_source_missing',
    { sources: { ...tagsAndSources, number: 'number.serial' } },
  ],
  ['a variable is used by no document', 'document_variable_unused', { tags: '{days} {person}' }],
]

describe('a package that does not fit together', () => {
  test.each(broken)('%s: %s', async (_, check, parts) => {
    const { inside, checks } = await look(parts)

    expect(new Set(inside.findings.map((finding) => finding.check))).toContain(check)
    expect(checks.map(({ message }) => message)).toContain(`contract.${check}`)
  })

  test('there are thirty at least, and each kind of finding is among them', () => {
    expect(broken.length).toBeGreaterThanOrEqual(30)
    expect(new Set(broken.map(([, check]) => check)).size).toBe(14)
  })
})

/** So many steps one after the other, each fourth with a choice of its own. */
function longFlow(steps: number): string {
  const parts = Array.from({ length: steps / 2 }, (_, place) => {
    const next = place + 1 < steps / 2 ? `t${place + 1}` : 'done'
    const rule = `<bpmn:conditionExpression>days &gt;= ${place % 5}</bpmn:conditionExpression>`
    return `<bpmn:userTask id="t${place}"/><bpmn:exclusiveGateway id="g${place}" default="no${place}"/>
      <bpmn:sequenceFlow id="in${place}" sourceRef="t${place}" targetRef="g${place}"/>
      <bpmn:sequenceFlow id="yes${place}" sourceRef="g${place}" targetRef="${next}">${rule}</bpmn:sequenceFlow>
      <bpmn:sequenceFlow id="no${place}" sourceRef="g${place}" targetRef="${next}"/>`
  })
  return flowOf(`<bpmn:startEvent id="start"/><bpmn:sequenceFlow id="first" sourceRef="start" targetRef="t0"/>
    ${parts.join('')}<bpmn:endEvent id="done"/>`)
}

const forks = longFlow(80).replaceAll(/days &gt;= \d/g, (_, at: number) => `field_${at} == true`)
const undecided = longFlow(80).replaceAll(/<bpmn:conditionExpression>[^<]*<\/bpmn:conditionExpression>/g, '')
const nested = `days &gt; 1${' or (days &gt; 2 and urgent == true)'.repeat(13)}`

describe('the time that outcomes take', () => {
  test('200 steps with 100 choices: at most 200 ms of work, all found', async () => {
    const { inside } = await readPackage({ file_name: 'long.bpmn', bytes: Buffer.from(longFlow(200)) })
    if (inside?.type !== 'flow') throw new Error('flow was not read')

    const { result, milliseconds } = await measureCpuTime(() => checkFlow(inside, []))

    expect(milliseconds).toBeLessThan(200)
    expect(result.outcomes).toMatchObject({ is_cut: false, cases: { length: 6 } })
  })

  test.each([
    ['40 forks that have nothing to do with each other', forks],
    ['40 forks where people choose', undecided],
  ])('%s: at most 2 s of work for the whole reading, and the report says that outcomes were cut', async (_, flow) => {
    const { result: read, milliseconds } = await measureCpuTime(() => readFlow(flow))

    expect(milliseconds).toBeLessThan(2_000)
    expect(read.inside).toMatchObject({ outcomes: { is_cut: true, cases: { length: 200 } } })
    expect(read.checks.map(({ message }) => message)).toContain('contract.outcomes_cut')
  })

  test('rules as long as they may be: at most 2 s of work for the whole reading', async () => {
    const flow = longFlow(200).replaceAll(/days &gt;= \d/g, nested)

    const { milliseconds } = await measureCpuTime(() => readFlow(flow))

    expect(milliseconds).toBeLessThan(2_000)
  })
})

function readFlow(flow: string) {
  return readPackage({ file_name: 'hostile.bpmn', bytes: Buffer.from(flow) })
}
