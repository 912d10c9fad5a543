import { BpmnModdle, type ModdleElement, type ParseWarning } from 'bpmn-moddle'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { withinTime } from '../format/within-time.ts'
import { walkXml } from '../format/xml.ts'
import { atLine, type CheckPlace, inFile, type PackageReport, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from '../source.ts'
import { readBinding } from './flow-binding.ts'
import { drawFlow, isDrawn } from './flow-draw.ts'
import { elementsOf, namesOf } from './flow-elements.ts'
import type { FlowInside, FlowStep } from './flow-steps.ts'
import { readLanes, readSteps, readWays } from './flow-steps.ts'

/** Limits the report of unknown elements, one per line, for hostile files. */
const allowed = 700

/** A flow: BPMN 2.0. One that comes without positions is laid out, and shipped that way. */
export async function readFlow({ entry, files, report }: PackageSource): Promise<PackageContents> {
  const text = textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes)
  const lineOf = lineFinder(text, entry)
  const { definitions, warnings } = await parse(text, entry)
  reportWarnings(warnings, lineOf, { entry, report })

  const processes = elementsOf(definitions.rootElements).filter(({ $type }) => $type === 'bpmn:Process')
  if (processes.length === 0) throw new PackageUnreadable('format.no_process', {}, inFile(entry))
  const { lanes, laneOf } = readLanes(processes)
  const steps = readSteps(processes, laneOf, { report, lineOf })
  const ways = readWays(processes)
  if (steps.length > limits.flow_steps)
    throw new PackageUnreadable('format.too_many_steps', { most: limits.flow_steps })
  if (ways.length > limits.flow_ways) throw new PackageUnreadable('format.too_many_ways', { most: limits.flow_ways })
  checkPaths(steps, ways, { report, lineOf, entry })

  const drawn = isDrawn(definitions)
  const laid_out = drawn ? null : await drawFlow(text, { steps, ways, entry, report })
  const process = processes[0] as ModdleElement
  const bound = await readBinding(process, { lanes, steps, ways }, { source: { entry, files, report }, lineOf })
  const labels: PackageLabel[] = [...lanes, ...steps].flatMap(({ id, name }) =>
    typeof name === 'string' ? [] : [{ place: { ...lineOf(id), excerpt: Object.values(name)[0] ?? '' }, text: name }],
  )
  return {
    inside: {
      type: 'flow',
      ...bound,
      drawn_by_author: drawn,
    },
    title: namesOf(process) ?? textsOf(definitions.name),
    summary: textsOf(elementsOf(process.documentation)[0]?.text),
    sample: null,
    labels,
    ...(laid_out && { entry_bytes: Buffer.from(laid_out) }),
  }
}

async function parse(text: string, entry: string) {
  const root = atLine(entry, text, text.search(/<[^?!]/))
  let reading: ReturnType<BpmnModdle['fromXML']> | undefined
  const done = withinTime(allowed, () => {
    reading = new BpmnModdle().fromXML(text)
  })
  if (!done) throw new PackageUnreadable('format.too_slow', {}, inFile(entry))
  const read = await reading?.catch(() => null)
  if (read?.rootElement.$type !== 'bpmn:Definitions') throw new PackageUnreadable('format.not_bpmn', {}, root)
  return { definitions: read.rootElement, warnings: read.warnings }
}

/** Where the elements stand, by their ids. */
function lineFinder(text: string, entry: string) {
  const offsets = new Map<string, number>()
  const remember = (_: string, attributes: () => Record<string, string>, at: number) => {
    const { id } = attributes()
    if (id && offsets.has(id)) throw new PackageUnreadable('format.duplicate_id', {}, atLine(entry, text, at))
    if (id) offsets.set(id, at)
  }
  walkXml(text, entry, { open: remember }, limits.flow_elements)
  return (id: string) => atLine(entry, text, offsets.get(id) ?? 0)
}

function reportWarnings(
  warnings: ParseWarning[],
  lineOf: (id: string) => CheckPlace,
  { entry, report }: Pick<PackageSource, 'entry' | 'report'>,
) {
  for (const { message, value = '', element } of warnings.slice(0, 200)) {
    const [, line] = /line: (\d+)/.exec(message) ?? []
    if (message.startsWith('unresolved reference'))
      report.wrong('format.reference_to_nothing', {}, { ...lineOf(element?.id ?? ''), excerpt: value.slice(0, 120) })
    else if (line)
      report.note(
        'format.unknown_element',
        {},
        { path: entry, at: String(Number(line) + 1), excerpt: firstLine(message) },
      )
  }
}

function firstLine(message: string) {
  return message.slice(0, 120).split('\n')[0] ?? ''
}

/** Whether one gets anywhere: a flow begins, every step can be reached, and there is a way out of every circle. */
function checkPaths(
  steps: FlowStep[],
  ways: FlowInside['ways'],
  { report, lineOf, entry }: { report: PackageReport; lineOf(id: string): CheckPlace; entry: string },
) {
  const starts = steps.filter(({ kind }) => kind === 'start')
  const ends = steps.filter(({ kind }) => kind === 'end')
  if (steps.length === 0) report.wrong('format.no_steps', {}, inFile(entry))
  else if (starts.length === 0) report.wrong('format.no_start', {}, inFile(entry))
  if (starts.length === 0) return
  if (ends.length === 0) report.note('format.no_end', {}, inFile(entry))

  // Events at the edge of a step begin by themselves, and steps within a step begin with it.
  const entered = new Set(ways.map(({ to }) => to))
  const first = steps.filter(({ id, kind }) => kind === 'start' || (kind === 'event' && !entered.has(id)))
  const reached = reach(first, ways, 'from', 'to')
  for (const { id } of steps.filter((step) => !reached.has(step.id))) report.note('format.unreachable', {}, lineOf(id))
  // What leads nowhere ends there, too: a reminder at the edge of a step. Only circles without a way out go on for ever.
  const left = new Set(ways.map(({ from }) => from))
  const ending = reach(
    steps.filter(({ id }) => !left.has(id)),
    ways,
    'to',
    'from',
  )
  for (const { id } of steps.filter((step) => reached.has(step.id) && !ending.has(step.id)))
    report.note('format.never_ends', {}, lineOf(id))
}

function reach(beginning: FlowStep[], ways: FlowInside['ways'], here: 'from' | 'to', there: 'from' | 'to') {
  const next = Map.groupBy(ways, (way) => way[here])
  const found = new Set(beginning.map(({ id }) => id))
  for (const id of found) for (const way of next.get(id) ?? []) found.add(way[there])
  return found
}
