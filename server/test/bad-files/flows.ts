import { type BadFile, cutInHalf, inUtf16, noise } from './bad-file.ts'
import { bpmnNames, flowOf, soundFlow } from './sound-files.ts'

const file_name = 'seal-request.bpmn'
const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => `<bpmn:task id="t${index}" name="T${index}"/>`).join('')
const way = (from: string, to: string) =>
  `<bpmn:sequenceFlow id="${from}-${to}" sourceRef="${from}" targetRef="${to}"/>`
const chain = (count: number) =>
  Array.from({ length: count - 1 }, (_, index) => way(`t${index}`, `t${index + 1}`)).join('')
const repeated = (count: number, element: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => element(index)).join('')
const unknown = (count: number) => repeated(count, (index) => `<bpmn:unknown${index}/>`)
const astray = (count: number) =>
  repeated(count, (index) => `<bpmn:sequenceFlow id="w${index}" sourceRef="x${index}" targetRef="y${index}"/>`)
const fields = (count: number) =>
  `<bpmn:extensionElements>${repeated(count, (index) => `<atrium:field path="f${index}"/>`)}</bpmn:extensionElements>`
const edges = (count: number) =>
  repeated(count, (index) => `<bpmn:boundaryEvent id="b${index}" attachedToRef="b${(index + 1) % count}"/>`)
const start = '<bpmn:startEvent id="s"/>'
const end = '<bpmn:endEvent id="e"/>'

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, level) => {
  const [before, name] = [String.fromCharCode(97 + level), String.fromCharCode(98 + level)]
  return `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`
}).join('')}]>`

function badFile(about: string, text: string, wrong: string[], notes?: string[]): BadFile {
  return { about, file_name, bytes: () => Buffer.from(text), wrong, ...(notes && { notes }) }
}

export const badFlows: BadFile[] = [
  badFile('blanks only', ' \n ', ['format.broken_xml']),
  { about: 'cut off', file_name, bytes: () => cutInHalf(Buffer.from(soundFlow)), wrong: ['format.broken_xml'] },
  { about: 'binary', file_name, bytes: () => noise(2_000), wrong: ['format.not_text'] },
  { about: 'UTF-16', file_name, bytes: () => inUtf16(soundFlow), wrong: ['format.not_utf8'] },
  badFile('XML of something else', '<?xml version="1.0"?><invoice><total>1</total></invoice>', ['format.not_bpmn']),
  badFile('an entity that reads a file', `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${soundFlow}`, [
    'format.document_type',
  ]),
  badFile('a billion laughs', `${laughs}<bpmn:definitions ${bpmnNames} name="&j;"/>`, ['format.document_type']),
  badFile(
    'a document type at an outside address',
    `<!DOCTYPE d SYSTEM "https://elsewhere.example/d.dtd">${soundFlow}`,
    ['format.document_type'],
  ),
  badFile('comments that never end', `<bpmn:definitions ${bpmnNames}>${'<!--'.repeat(200_000)}`, ['format.broken_xml']),
  badFile('a tag that never ends', `<bpmn:definitions ${bpmnNames} a="${'x'.repeat(1_000_000)}`, ['format.broken_xml']),
  badFile(
    'a thousand levels deep',
    flowOf(`${'<bpmn:subProcess>'.repeat(1_000)}${'</bpmn:subProcess>'.repeat(1_000)}`),
    ['format.too_deep'],
  ),
  badFile('no process', `<bpmn:definitions ${bpmnNames} id="d"/>`, ['format.no_process']),
  badFile('a process without steps', flowOf(''), ['format.no_steps']),
  badFile('no beginning', flowOf(`${tasks(2)}${chain(2)}${end}${way('t1', 'e')}`), ['format.no_start']),
  badFile('a circle nobody enters', flowOf(`${tasks(3)}${chain(3)}${way('t2', 't0')}`), ['format.no_start']),
  badFile(
    'a circle without a way out',
    flowOf(`${start}${tasks(3)}${chain(3)}${way('s', 't0')}${way('t2', 't0')}${end}`),
    [],
    ['format.unreachable', 'format.never_ends', 'format.laid_out'],
  ),
  badFile('ways to steps that do not exist', flowOf(`${start}${way('s', 'nowhere')}${end}`), [
    'format.reference_to_nothing',
  ]),
  badFile('the same id twice', flowOf(`${start}${tasks(1)}${tasks(1)}${way('s', 't0')}`), ['format.duplicate_id']),
  badFile('ten thousand steps', flowOf(`${start}${tasks(10_000)}${chain(10_000)}`), ['format.too_much']),
  badFile('six hundred steps', flowOf(`${start}${tasks(600)}${way('s', 't0')}${chain(600)}`), [
    'format.too_many_steps',
  ]),
  badFile('ten thousand unknown elements', flowOf(`${start}${unknown(10_000)}`), ['format.too_slow']),
  badFile('two thousand references to nothing', flowOf(`${start}${astray(2_000)}`), ['format.reference_to_nothing']),
  badFile('fields without end', flowOf(`${start}<bpmn:task id="t">${fields(11_000)}</bpmn:task>`), []),
  badFile('steps at the edge of each other', flowOf(`${start}${edges(250)}`), []),
  badFile('four hundred steps without positions', flowOf(`${start}${tasks(400)}${way('s', 't0')}${chain(400)}`), [
    'format.too_large_to_draw',
  ]),
  badFile(
    'more ways than anybody could follow',
    flowOf(
      `${start}${tasks(100)}${Array.from({ length: 1_500 }, (_, index) => `<bpmn:sequenceFlow id="w${index}" sourceRef="t${index % 100}" targetRef="t${(index * 7) % 100}"/>`).join('')}`,
    ),
    ['format.too_many_ways'],
  ),
  badFile(
    'a thicket that is still drawn',
    flowOf(
      `${start}${tasks(290)}${way('s', 't0')}${chain(290)}${Array.from({ length: 300 }, (_, index) => `<bpmn:sequenceFlow id="w${index}" sourceRef="t${index % 290}" targetRef="t${(index * 37) % 290}"/>`).join('')}${end}${way('t289', 'e')}`,
    ),
    [],
    ['format.laid_out'],
  ),
  badFile('twenty thousand elements', flowOf('<bpmn:documentation/>'.repeat(20_000)), ['format.too_much']),
]
