import type { Texts } from '../../../kinds.ts'
import { fieldAt } from '../form/build.ts'
import { documentPath } from './document.ts'
import { drawing } from './drawing.ts'
import { type FlowNode, type FlowPlan, type FlowPlanStep, type FlowWay, wayId } from './plan.ts'
import { roles } from './roles.ts'

/** BPMN 2.0 with lanes, positions and what Atrium adds: who, how long, who passes it, which fields are open. */
export function buildFlow(plan: FlowPlan, has_document = false): string {
  const { id, name, lanes, nodes, ways } = plan
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:atrium="https://atrium.example/bpmn" id="definitions_${id}" targetNamespace="https://atrium.example/flows" exporter="Atrium" exporterVersion="10.1">
  <bpmn:collaboration id="collaboration">
    <bpmn:participant id="pool"${named(name)} processRef="${id}">${extended(translations(name), 6)}
    </bpmn:participant>
  </bpmn:collaboration>
  <bpmn:process id="${id}"${named(name)} isExecutable="true">${extended([binding(has_document), ...translations(name)], 4)}
    <bpmn:laneSet id="lanes">
${lanes.map((lane) => laneOf(lane, nodes)).join('\n')}
    </bpmn:laneSet>
${nodes.map((node) => nodeOf(plan, node)).join('\n')}
${ways.map((way) => wayOf(way)).join('\n')}
  </bpmn:process>
${drawing(plan)}
</bpmn:definitions>
`
}

function binding(has_document: boolean): string {
  if (!has_document) return '<atrium:binding form="form.json"/>'
  const others = (['zh-TW', 'en'] as const).map(
    (language) => `<atrium:document language="${language}" path="${documentPath(language)}"/>`,
  )
  return `<atrium:binding form="form.json" document="${documentPath('zh-CN')}">${others.join('')}</atrium:binding>`
}

function laneOf({ id, name }: FlowPlan['lanes'][number], nodes: readonly FlowNode[]): string {
  const inside = nodes.filter(({ lane }) => lane === id)
  const references = inside.map((node) => `        <bpmn:flowNodeRef>${node.id}</bpmn:flowNodeRef>`).join('\n')
  return `      <bpmn:lane id="lane_${id}"${named(name)}>${extended(translations(name), 8)}\n${references}\n      </bpmn:lane>`
}

const elements: Record<FlowNode['kind'], string> = {
  start: 'startEvent',
  user: 'userTask',
  service: 'serviceTask',
  send: 'sendTask',
  exclusive: 'exclusiveGateway',
  parallel: 'parallelGateway',
  wait: 'intermediateCatchEvent',
  timer: 'boundaryEvent',
  end: 'endEvent',
  message: 'endEvent',
}

function nodeOf(plan: FlowPlan, node: FlowNode): string {
  const element = elements[node.kind]
  const extras = [...(node.step ? stepOf(plan, node.step) : []), ...(node.name ? translations(node.name) : [])]
  const lines = [
    ...plan.ways.filter(({ to }) => to === node.id).map((way) => `<bpmn:incoming>${wayId(way)}</bpmn:incoming>`),
    ...plan.ways.filter(({ from }) => from === node.id).map((way) => `<bpmn:outgoing>${wayId(way)}</bpmn:outgoing>`),
    ...eventOf(node),
  ]
  const inner = `${extended(extras, 6)}${lines.map((line) => `\n      ${line}`).join('')}`
  return `    <bpmn:${element} id="${node.id}"${named(node.name)}${settings(plan, node)}>${inner}\n    </bpmn:${element}>`
}

function settings({ ways }: FlowPlan, { id, kind, on }: FlowNode): string {
  if (kind === 'timer') return ` attachedToRef="${on}" cancelActivity="false"`
  const otherwise = ways.find((way) => way.from === id && way.otherwise)
  return otherwise ? ` default="${wayId(otherwise)}"` : ''
}

function eventOf({ kind, duration }: FlowNode): string[] {
  if (kind === 'message') return ['<bpmn:messageEventDefinition/>']
  if (!duration) return []
  const span = `<bpmn:timeDuration xsi:type="bpmn:tFormalExpression">${duration}</bpmn:timeDuration>`
  return [`<bpmn:timerEventDefinition>${span}</bpmn:timerEventDefinition>`]
}

function stepOf({ form }: FlowPlan, { role, deadline, remind, passes, actions, rights = {} }: FlowPlanStep): string[] {
  const stepValues = { role: role && roles[role]['zh-CN'], deadline, remind, passes, actions: actions?.join(',') }
  const attributes = Object.entries(stepValues).flatMap(([key, value]) => (value ? ` ${key}="${escaped(value)}"` : []))
  const translated = role ? translations(roles[role], 'role') : []
  const fields = Object.entries(rights).flatMap(([right, paths]) =>
    paths.map((path) => {
      const { title } = fieldAt(form, path)
      const opening = `<atrium:field path="${path}" title="${escaped(title['zh-CN'])}" right="${right}">`
      return `${opening}${translations(title).join('')}</atrium:field>`
    }),
  )
  return [`<atrium:step${attributes.join('')}/>`, ...translated, ...fields]
}

function wayOf(way: FlowWay): string {
  const { from, to, name, when } = way
  const opening = `    <bpmn:sequenceFlow id="${wayId(way)}"${named(name)} sourceRef="${from}" targetRef="${to}"`
  if (!name && !when) return `${opening}/>`
  const condition = when
    ? `\n      <bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escaped(when)}</bpmn:conditionExpression>`
    : ''
  return `${opening}>${name ? extended(translations(name), 6) : ''}${condition}\n    </bpmn:sequenceFlow>`
}

function translations(name: Texts, element = 'name'): string[] {
  return (['zh-TW', 'en'] as const).map(
    (language) => `<atrium:${element} language="${language}" text="${escaped(name[language])}"/>`,
  )
}

function extended(lines: readonly string[], indent: number): string {
  if (lines.length === 0) return ''
  const margin = `\n${' '.repeat(indent)}`
  const inner = lines.map((line) => `${margin}  ${line}`).join('')
  return `${margin}<bpmn:extensionElements>${inner}${margin}</bpmn:extensionElements>`
}

function named(name: Texts | undefined): string {
  return name ? ` name="${escaped(name['zh-CN'])}"` : ''
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
