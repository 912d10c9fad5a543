import { BpmnModdle, type ModdleElement, type ParseWarning } from 'bpmn-moddle'
import { drawFlow, isDrawn } from './flow-draw.ts'
import { bindingOf, elementsOf, namesOf } from './flow-elements.ts'
import { checkPaths } from './flow-paths.ts'
import { readLanes, readSteps, readWays } from './flow-steps.ts'
import { limits } from './limits.ts'
import { atLine, inFile, type Place, Unreadable } from './report.ts'
import { type Found, type Label, type Source, textsOf } from './source.ts'
import { textOf } from './text.ts'
import { walkXml } from './xml.ts'

/** A flow: BPMN 2.0. One that comes without positions is laid out, and shipped that way. */
export async function readFlow({ entry, files, report }: Source): Promise<Found> {
  const text = textOf(files.get(entry) ?? Buffer.of(), entry, limits.part_bytes)
  const lineOf = lineFinder(text, entry)
  const { definitions, warnings } = await parse(text, entry)
  reportWarnings(warnings, lineOf, { entry, report })

  const processes = elementsOf(definitions.rootElements).filter(({ $type }) => $type === 'bpmn:Process')
  if (processes.length === 0) throw new Unreadable('format.no_process', {}, inFile(entry))
  const { lanes, laneOf } = readLanes(processes)
  const steps = readSteps(processes, laneOf, { report, lineOf })
  const ways = readWays(processes)
  if (steps.length > limits.flow_steps) throw new Unreadable('format.too_many_steps', { most: limits.flow_steps })
  if (ways.length > limits.flow_ways) throw new Unreadable('format.too_many_ways', { most: limits.flow_ways })
  checkPaths(steps, ways, { report, lineOf, entry })

  const drawn = isDrawn(definitions)
  const laid_out = drawn ? null : await drawFlow(text, { steps, ways, entry, report })
  const process = processes[0] as ModdleElement
  const labels: Label[] = [...lanes, ...steps].flatMap(({ id, name }) =>
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
  try {
    const { rootElement, warnings } = await new BpmnModdle().fromXML(text)
    if (rootElement.$type !== 'bpmn:Definitions') throw new Error('another root')
    return { definitions: rootElement, warnings }
  } catch {
    throw new Unreadable('format.not_bpmn', {}, atLine(entry, text, text.search(/<[^?!]/)))
  }
}

/** Where the elements stand, by their ids. Of two with the same id the second is the one too many. */
function lineFinder(text: string, entry: string) {
  const offsets = new Map<string, number>()
  walkXml(text, entry, {
    open(_, attributes, at) {
      const { id } = attributes()
      if (id) offsets.set(id, at)
    },
  })
  return (id: string) => atLine(entry, text, offsets.get(id) ?? 0)
}

function reportWarnings(
  warnings: ParseWarning[],
  lineOf: (id: string) => Place,
  { entry, report }: Pick<Source, 'entry' | 'report'>,
) {
  for (const { message, value = '', element } of warnings.slice(0, 200)) {
    const [, twice] = /duplicate ID <(.+?)>/.exec(message) ?? []
    const [, line] = /line: (\d+)/.exec(message) ?? []
    if (message.startsWith('unresolved reference'))
      report.wrong('format.reference_to_nothing', {}, { ...lineOf(element?.id ?? ''), excerpt: value.slice(0, 120) })
    else if (twice) report.wrong('format.duplicate_id', {}, lineOf(twice))
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
