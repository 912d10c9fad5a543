import { BpmnModdle, type ModdleElement, type ParseWarning } from 'bpmn-moddle'
import { drawFlow, isDrawn } from './flow-draw.ts'
import { bindingOf, elementsOf, namesOf } from './flow-elements.ts'
import { checkPaths } from './flow-paths.ts'
import { readLanes, readSteps, readWays } from './flow-steps.ts'
import { limits } from './limits.ts'
import { atLine, type CheckPlace, inFile, PackageUnreadable } from './report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from './source.ts'
import { textOf } from './text.ts'
import { withinTime } from './within-time.ts'
import { walkXml } from './xml.ts'

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
  const labels: PackageLabel[] = [...lanes, ...steps].flatMap(({ id, name }) =>
    typeof name === 'string' ? [] : [{ place: { ...lineOf(id), excerpt: Object.values(name)[0] ?? '' }, text: name }],
  )
  return {
    inside: {
      type: 'flow',
      lanes,
      steps,
      ways,
      ...bindingOf(process, files, { report, entry }),
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
