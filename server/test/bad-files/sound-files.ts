import { docx, type OfficeParagraph } from '../files/office.ts'
import type { ZipEntryFixture } from '../files/zip.ts'

/** Small payloads that are as they should be, one of each type. */

export const soundForm = {
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    title: '请假申请单',
    description: '年假、事假与病假共用一张单。',
    required: ['kind', 'from', 'days'],
    properties: {
      kind: {
        type: 'string',
        title: '类型',
        oneOf: [
          { const: 'annual', title: '年假' },
          { const: 'sick', title: '病假' },
        ],
      },
      from: { type: 'string', format: 'date', title: '开始日期' },
      days: { type: 'number', title: '天数', minimum: 0.5, multipleOf: 0.5, 'x-computed': 'workdays(from, until)' },
      reason: { type: 'string', title: '事由', maxLength: 200 },
      proof: { type: 'string', format: 'data-url', title: '附件' },
      handovers: {
        type: 'array',
        title: '工作交接',
        items: { type: 'object', required: ['to'], properties: { to: { type: 'string', title: '接手人' } } },
      },
    },
  },
  uiSchema: { reason: { 'ui:widget': 'textarea' } },
  sample: { kind: 'annual', from: '2026-11-19', days: 2.5, handovers: [{ to: '半夏' }] },
  texts: {
    'zh-TW': { '/title': '請假申請單', '/properties/kind/title': '類型' },
    en: { '/title': 'Leave request', '/properties/kind/title': 'Kind' },
  },
}

export const bpmnNames =
  'xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:atrium="https://atrium.example/bpmn"'

/** A flow of these elements, without positions. */
export function flowOf(elements: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions ${bpmnNames} id="definitions" targetNamespace="https://atrium.example/flows">
  <bpmn:process id="process" name="用印申请">
    ${elements}
  </bpmn:process>
</bpmn:definitions>
`
}

export const soundFlow =
  flowOf(`<bpmn:extensionElements><atrium:name language="en" text="Seal request"/></bpmn:extensionElements>
    <bpmn:laneSet id="lanes"><bpmn:lane id="staff" name="申请人"><bpmn:flowNodeRef>begin</bpmn:flowNodeRef></bpmn:lane></bpmn:laneSet>
    <bpmn:startEvent id="begin" name="提交"/>
    <bpmn:userTask id="review" name="部门审核">
      <bpmn:extensionElements>
        <atrium:step role="部门负责人" deadline="PT24H" passes="all" actions="approve,return"/>
        <atrium:role language="en" text="Head of department"/>
        <atrium:field path="amount" title="合同金额" right="read"><atrium:name language="en" text="Contract amount"/></atrium:field>
        <atrium:name language="zh-TW" text="部門審核"/><atrium:name language="en" text="Department review"/>
      </bpmn:extensionElements>
    </bpmn:userTask>
    <bpmn:exclusiveGateway id="enough" name="材料齐全？"/>
    <bpmn:endEvent id="done" name="已用印"/>
    <bpmn:sequenceFlow id="w1" sourceRef="begin" targetRef="review"/>
    <bpmn:sequenceFlow id="w2" sourceRef="review" targetRef="enough"/>
    <bpmn:sequenceFlow id="w3" name="齐全" sourceRef="enough" targetRef="done"/>
    <bpmn:sequenceFlow id="w4" name="退回" sourceRef="enough" targetRef="review"/>`)

export const soundPage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>晨光登录页</title><link rel="stylesheet" href="page.css"></head>
<body><img id="logo" src="logo.svg" alt=""><h1 id="title"></h1><form><input aria-label="工号"><button>登录</button></form>
<script src="slots.js"></script></body></html>
`

export const soundLogin: Record<string, string> = {
  'index.html': soundPage,
  'page.css': 'body { background: #f6f3ee url("logo.svg") no-repeat }\n',
  'slots.js':
    'const slots = JSON.parse(atob(location.hash.slice(1) || "e30="))\ntitle.textContent = slots.title ?? ""\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
  'login.json': JSON.stringify({
    slots: [
      { name: 'logo', kind: 'logo', value: 'logo.svg' },
      { name: 'title', kind: 'text', value: { 'zh-CN': '早上好', 'zh-TW': '早安', en: 'Good morning' } },
    ],
  }),
}

export function documentOf(texts: string[], parts: ZipEntryFixture[] = [], font = 'Noto Serif CJK SC'): Buffer {
  return docx(
    texts.map((text): OfficeParagraph => ({ text, font })),
    { parts },
  )
}

const wordNames = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export function stylesOf(styles: string): string {
  const fonts = '<w:rFonts w:ascii="Noto Serif" w:eastAsia="Noto Serif CJK SC"/>'
  return `<?xml version="1.0"?><w:styles ${wordNames}><w:docDefaults><w:rPrDefault><w:rPr>${fonts}</w:rPr></w:rPrDefault></w:docDefaults>${styles}</w:styles>`
}

export const soundStyles = stylesOf(`<w:style w:type="paragraph" w:styleId="Body"><w:name w:val="正文"/>
  <w:pPr><w:spacing w:line="560" w:lineRule="exact"/><w:ind w:firstLineChars="200"/></w:pPr>
  <w:rPr><w:rFonts w:eastAsia="仿宋"/><w:sz w:val="28"/><w:color w:val="333333"/></w:rPr></w:style>
  <w:style w:type="table" w:styleId="Grid"><w:name w:val="Table Grid"/></w:style>`)

export const soundSheet = `/* 公文 */
@page { size: A4; margin: 37mm 26mm 35mm 28mm }
h1 { font-family: "Noto Sans CJK SC", sans-serif; font-size: 16pt; color: #a0282c }
p { line-height: 28pt; text-indent: 2em }
`

/** A calendar of these entries. */
export function calendarOf(...entries: string[][]): string {
  const lines = entries.flatMap((lines, index) => [
    'BEGIN:VEVENT',
    `UID:entry-${index + 1}@atrium.example`,
    'DTSTAMP:20260101T000000Z',
    ...lines,
    'END:VEVENT',
  ])
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Tests//ZH',
    'X-WR-CALNAME:值班表',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

export const earlyShift = [
  'DTSTART;TZID=Asia/Shanghai:20260105T080000',
  'DTEND;TZID=Asia/Shanghai:20260105T160000',
  'SUMMARY:早班',
  'CATEGORIES:甲组',
]

export const soundCalendar = calendarOf(
  [...earlyShift, 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 'EXDATE;TZID=Asia/Shanghai:20260216T080000'],
  ['DTSTART;VALUE=DATE:20261001', 'SUMMARY:放假'],
)

export const soundPortal = {
  title: { 'zh-CN': '部门主页', 'zh-TW': '部門首頁', en: 'Department page' },
  widgets: [
    { id: 'todo', kind: 'todo', title: { 'zh-CN': '待办', 'zh-TW': '待辦', en: 'To do' }, roles: ['staff'], data: [] },
    { id: 'news', kind: 'notices', title: { 'zh-CN': '公告', 'zh-TW': '公告', en: 'Notices' }, roles: [], data: [] },
  ],
  layouts: {
    wide: [
      { i: 'todo', x: 0, y: 0, w: 6, h: 4 },
      { i: 'news', x: 6, y: 0, w: 6, h: 4 },
    ],
  },
  widths: [{ name: 'wide', columns: 12, from: 1200 }],
  theme: { accent: '#2f6f5e' },
  roles: ['staff', 'manager'],
  apps: ['meeting-room'],
}

export function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
