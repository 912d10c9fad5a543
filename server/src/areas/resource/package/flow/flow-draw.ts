import { layoutProcess } from 'bpmn-auto-layout'
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle'
import { isObject } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { inFile, type PackageReport } from '../report.ts'
import { elementsOf } from './flow-elements.ts'
import type { FlowInside } from './flow-steps.ts'

/** Whether the author gave any step a place. Then nothing is moved. */
export function isDrawn(definitions: ModdleElement): boolean {
  return shapesOf(definitions).length > 0
}

/** The same file with positions; null when it cannot be laid out, which the report says. */
export async function drawFlow(
  text: string,
  { steps, ways, entry, report }: Pick<FlowInside, 'steps' | 'ways'> & { entry: string; report: PackageReport },
): Promise<string | null> {
  if (steps.length > limits.flow_steps_drawn || ways.length > limits.flow_ways_drawn) {
    report.wrong('format.too_large_to_draw', { most: limits.flow_steps_drawn }, inFile(entry))
    return null
  }
  // A file whose ends lead nowhere is not worth a picture, and the layout would not come back from some of them.
  if (report.checks.some(({ name, outcome }) => name === 'format' && outcome === 'wrong')) return null
  try {
    const drawn = await layoutProcess(text)
    const { rootElement } = await new BpmnModdle().fromXML(drawn)
    if (shapesOf(rootElement).length === 0) throw new Error('flow layout is empty')
    report.note('format.laid_out', {}, inFile(entry))
    return drawn
  } catch {
    report.wrong('format.cannot_be_drawn', {}, inFile(entry))
    return null
  }
}

function shapesOf({ diagrams }: ModdleElement) {
  return elementsOf(diagrams)
    .flatMap(({ plane }) => (isObject(plane) ? elementsOf(plane.planeElement) : []))
    .filter(({ $type }) => $type === 'bpmndi:BPMNShape')
}
