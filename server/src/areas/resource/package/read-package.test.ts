import { type Inside, inside as insideSchema } from '@atrium/contract/resource/inside'
import { manifest as manifestContract } from '@atrium/contract/resource/package'
import { BpmnModdle } from 'bpmn-moddle'
import { expect, test } from 'vitest'
import * as sound from '../../../../test/bad-files/sound-files.ts'
import { odt } from '../../../../test/files/office.ts'
import { packed } from '../../../../test/packed.ts'
import { sizeOf, trialsOf } from './about-inside.ts'
import { makePackage, manifestText } from './make-package.ts'
import { manifestSchema } from './manifest/manifest-schema.ts'
import { readPackage } from './read-package.ts'

const wrongIn = ({ checks }: Awaited<ReturnType<typeof readPackage>>) =>
  checks.filter(({ outcome }) => outcome === 'wrong')

async function look(file_name: string, bytes: Buffer | string) {
  const read = await readPackage({ file_name, bytes: Buffer.from(bytes as string) })
  expect(wrongIn(read)).toEqual([])
  return { ...read, inside: insideSchema.parse(read.inside) }
}

test('a bare form becomes a package: its fields, its title in three languages, its missing translations [RT-10]', async () => {
  const { type, manifest, inside, checks, files } = await look('请假.json', sound.json(sound.soundForm))

  expect(type).toBe('form')
  expect(manifest).toMatchObject({
    id: 'qing-jia',
    entry: 'form.json',
    title: { 'zh-CN': '请假申请单', 'zh-TW': '請假申請單', en: 'Leave request' },
    summary: { 'zh-CN': '年假、事假与病假共用一张单。' },
    version: null,
    licence: null,
  })
  expect(files).toMatchObject([{ path: 'form.json', about: 'form', size: expect.any(Number) }])
  if (inside.type !== 'form') throw new Error('another type')
  expect(inside.fields.map(({ path, kind, required }) => `${path} ${kind}${required ? ' *' : ''}`)).toEqual([
    'kind choice *',
    'from date *',
    'days number *',
    'reason long_text',
    'proof file',
    'handovers table',
    'handovers[].to text *',
  ])
  expect(inside.fields[0]?.options).toEqual([{ 'zh-CN': '年假' }, { 'zh-CN': '病假' }])
  expect(inside.fields[2]).toMatchObject({
    computed: 'workdays(from, until)',
    rules: ['minimum 0.5', 'multipleOf 0.5'],
  })
  expect(checks).toContainEqual(
    expect.objectContaining({ name: 'translations', outcome: 'note', message: 'translations.missing_en' }),
  )
  expect(sizeOf(inside)).toBe(7)
})

test.for<[inside: object, trials: string[]]>([
  [{ type: 'form', fields: [{}] }, ['fill']],
  [{ type: 'form', fields: [] }, []],
  [{ type: 'flow', form: null, document: null }, ['run']],
  [{ type: 'flow', form: 'form.json', document: null }, ['run', 'fill']],
  [{ type: 'flow', form: 'form.json', document: 'page.docx' }, ['run', 'fill', 'document']],
  [{ type: 'login', slots: [{ kind: 'text' }] }, ['title']],
  [{ type: 'login', slots: [{ kind: 'logo' }] }, []],
  [{ type: 'document-template' }, ['page']],
  [{ type: 'document-style', styles: [{}] }, ['sample']],
  [{ type: 'schedule', entries: [{}] }, ['weeks']],
  [{ type: 'portal', roles: ['staff', 'manager'] }, ['roles']],
  [{ type: 'portal', roles: ['staff'] }, []],
])('a package offers the trials that its content allows: %j [RES-04]', ([inside, trials]) => {
  expect(trialsOf(inside as Inside)).toEqual(trials)
})

test('a bare JSON Schema is shipped as a form', async () => {
  const { payload } = await look('schema.json', sound.json(sound.soundForm.schema))

  expect(JSON.parse(String(payload[0]?.bytes))).toEqual({ schema: sound.soundForm.schema, uiSchema: {} })
})

test('a flow without positions is laid out, and shipped that way', async () => {
  const { inside, payload, checks, manifest } = await look('seal.bpmn', sound.soundFlow)

  if (inside.type !== 'flow') throw new Error('another type')
  expect(inside.drawn_by_author).toBe(false)
  expect(inside.lanes).toEqual([{ id: 'staff', name: { 'zh-CN': '申请人' } }])
  expect(inside.steps.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'begin start',
    'review approval',
    'enough gateway',
    'done end',
  ])
  expect(inside.steps[1]).toMatchObject({
    name: { 'zh-CN': '部门审核', 'zh-TW': '部門審核', en: 'Department review' },
    role: { 'zh-CN': '部门负责人', en: 'Head of department' },
    deadline: 'PT24H',
    passes: 'all',
    actions: ['approve', 'return'],
    fields: [{ path: 'amount', title: { 'zh-CN': '合同金额', en: 'Contract amount' }, right: 'read' }],
  })
  expect(inside.ways).toContainEqual({
    id: 'w4',
    from: 'enough',
    to: 'review',
    condition: { 'zh-CN': '退回' },
    rule: null,
    is_default: false,
  })
  expect(manifest.title).toEqual({ 'zh-CN': '用印申请', en: 'Seal request' })
  expect(checks.map(({ message }) => message)).toContain('format.laid_out')

  const { rootElement, warnings } = await new BpmnModdle().fromXML(String(payload[0]?.bytes))
  expect(warnings).toEqual([])
  expect(JSON.stringify(rootElement.diagrams)).toContain('BPMNShape')
})

test('positions the author gave are not touched', async () => {
  const laid = (await look('seal.bpmn', sound.soundFlow)).payload[0]?.bytes ?? Buffer.of()
  const { inside, payload } = await look('seal.bpmn', laid)

  expect(inside).toMatchObject({ drawn_by_author: true })
  expect(payload[0]?.bytes.equals(laid)).toBe(true)
})

test('a login page is known by its index.html, also when the folder around it was packed', async () => {
  const folder = Object.fromEntries(Object.entries(sound.soundLogin).map(([name, text]) => [`morning/${name}`, text]))
  const { type, inside, sample } = await look('morning.zip', await packed({ ...folder, '__MACOSX/x': '' }))

  expect([type, sample]).toEqual(['login', 'login.json'])
  expect(inside).toMatchObject({
    slots: [
      { name: 'logo', kind: 'logo', value: 'logo.svg' },
      { name: 'title', kind: 'text', value: { en: 'Good morning' } },
    ],
    assets: [{ path: 'page.css' }, { path: 'slots.js' }, { path: 'logo.svg' }],
  })
})

test('placeholders are found when split over runs, in headers too, with what their list says of them', async () => {
  const split = '<w:hdr><w:p><w:r><w:t>{ti</w:t></w:r><w:r><w:t>tle}</w:t></w:r></w:p></w:hdr>'
  const document = sound.documentOf(
    ['甲方：{party}', '{#items}{name}{/items}'],
    [{ name: 'word/header1.xml', content: split }],
    '宋体',
  )
  const variables = [
    { tag: 'party', title: { 'zh-CN': '甲方', en: 'Party' }, source: 'flow.party', sample: '禾岸农业' },
  ]
  const { inside, checks, sample } = await look(
    'contract.zip',
    await packed({ 'document.docx': document, 'variables.json': JSON.stringify(variables) }),
  )

  if (inside.type !== 'document-template') throw new Error('another type')
  expect(inside.placeholders.map(({ tag }) => tag)).toEqual(['party', 'items', 'name', 'title'])
  expect(inside.placeholders[0]).toEqual({
    tag: 'party',
    title: { 'zh-CN': '甲方', en: 'Party' },
    source: 'flow.party',
    sample: '禾岸农业',
    pages: [1],
  })
  expect(inside).toMatchObject({ paper: 'A4', pages: 1, fonts: [{ name: '宋体', free: false }] })
  expect(sample).toBe('variables.json')
  expect(checks).toContainEqual(expect.objectContaining({ name: 'fonts', outcome: 'note', message: 'fonts.not_free' }))
  expect(checks).toContainEqual(expect.objectContaining({ message: 'format.variable_missing' }))
})

test('an OpenDocument text is a document template, too', async () => {
  expect(await look('letter.odt', odt('x'))).toMatchObject({ type: 'document-template', entry: 'document.odt' })
})

test('the same .dotx is a style where its owner says so', async () => {
  const bytes = sound.documentOf(['{party}'], [{ name: 'word/styles.xml', content: sound.soundStyles }])

  const { type, inside, entry } = await readPackage({ file_name: 'a.dotx', bytes, resource_type: 'document-style' })

  expect([type, entry]).toEqual(['document-style', 'styles.dotx'])
  expect(inside).toMatchObject({
    styles: [
      {
        id: 'Body',
        name: '正文',
        kind: 'paragraph',
        font: '仿宋',
        size: 14,
        line: '28 pt',
        indent: '2 em',
        color: '#333333',
      },
      { id: 'Grid', kind: 'table' },
    ],
    paper: 'A4',
    margins: [25, 25, 25, 25],
  })
})

test('a style sheet with tokens is a document style', async () => {
  const tokens = { font: { body: { family: { $value: 'Noto Serif CJK SC' } } }, ink: { $value: '#222222' } }
  const { inside, checks } = await look(
    'notice.zip',
    await packed({ 'styles.css': sound.soundSheet, 'tokens.json': JSON.stringify(tokens) }),
  )

  expect(inside).toMatchObject({
    paper: 'A4',
    margins: [37, 26, 35, 28],
    styles: [
      { id: 'h1', font: 'Noto Sans CJK SC', size: 16, color: '#a0282c' },
      { id: 'p', line: '28pt', indent: '2em' },
      { id: 'font.body.family', kind: 'token', font: 'Noto Serif CJK SC' },
      { id: 'ink', color: '#222222' },
    ],
  })
  expect(checks).toContainEqual(expect.objectContaining({ name: 'fonts', outcome: 'passed' }))
})

test('a calendar is read with its entries, groups, rules and zone', async () => {
  const { inside, manifest } = await look('duty.ics', sound.soundCalendar)

  expect(manifest.title).toEqual({ 'zh-CN': '值班表' })
  expect(inside).toMatchObject({
    zone: 'Asia/Shanghai',
    entries: [
      { title: '早班', starts: '2026-01-05T08:00:00', group: '甲组', rule: 'FREQ=WEEKLY;BYDAY=MO,WE', all_day: false },
      { title: '放假', starts: '2026-10-01', all_day: true, rule: null },
    ],
  })
})

test('a portal is read with its widgets and its dependencies on apps', async () => {
  const { inside, manifest } = await look('portal.json', sound.json(sound.soundPortal))

  expect(inside).toMatchObject({ widgets: [{ id: 'todo', known: true, roles: ['staff'] }, { id: 'news' }] })
  expect(manifest.dependsOn).toEqual([{ kind: 'app', id: 'meeting-room', range: '*' }])
})

test('a package made twice is the same to the byte, and reads back as it was', async () => {
  const { manifest, payload } = await look('duty.ics', sound.soundCalendar)
  const whole = manifestContract.parse({ ...manifest, version: '1.0.0', summary: { en: 'Duty' }, licence: 'CC0-1.0' })

  const [first, second] = [await makePackage(whole, payload), await makePackage(whole, payload.toReversed())]
  const read = await look('duty-1.0.0.zip', first)

  expect(first.equals(second)).toBe(true)
  expect(read.manifest).toEqual(whole)
  expect(read.checks).toContainEqual(expect.objectContaining({ message: 'manifest.passed' }))
  expect(manifestText(whole)).toMatch(/^\{\n {2}"dependsOn": \[\],\n {2}"derivedFrom": null,\n/)
})

test('the published schema of the manifest names every part', () => {
  expect(Object.keys(manifestSchema.properties ?? {}).sort()).toEqual(Object.keys(manifestContract.shape).sort())
  expect(manifestSchema.required).toEqual(expect.arrayContaining(['id', 'type', 'version', 'entry', 'files']))
})
