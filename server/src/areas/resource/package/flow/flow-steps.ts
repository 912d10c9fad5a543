import type { InsideOf } from '@atrium/contract/resource/inside'
import type { ModdleElement } from 'bpmn-moddle'
import { isObject } from '../format/json.ts'
import type { CheckPlace, PackageReport } from '../report.ts'
import { elementsOf, extensionsOf, namesOf, translated } from './flow-elements.ts'

export type FlowInside = InsideOf<'flow'>
export type FlowStep = FlowInside['steps'][number]

interface FlowReportContext {
  report: PackageReport
  lineOf(id: string): CheckPlace
}

const mostLevels = 20

export function readLanes(processes: ModdleElement[]) {
  const lanes: FlowInside['lanes'] = []
  const laneOf = new Map<string, string>()
  const walk = (sets: unknown, level: number) => {
    for (const lane of elementsOf(sets).flatMap((set) => elementsOf(set.lanes))) {
      const id = String(lane.id ?? '')
      lanes.push({ id, name: namesOf(lane) ?? '' })
      for (const node of elementsOf(lane.flowNodeRef)) if (node.id) laneOf.set(node.id, id)
      if (lane.childLaneSet && level < mostLevels) walk([lane.childLaneSet], level + 1)
    }
  }
  walk(
    processes.flatMap(({ laneSets }) => elementsOf(laneSets)),
    0,
  )
  return { lanes, laneOf }
}

/** Everything in the processes, and in the processes within them. */
function flowElements(owners: ModdleElement[], level = 0): ModdleElement[] {
  const own = owners.flatMap(({ flowElements: found }) => elementsOf(found))
  const inner = own.filter(({ flowElements: found }) => Array.isArray(found))
  return inner.length > 0 && level < mostLevels ? [...own, ...flowElements(inner, level + 1)] : own
}

export function readSteps(
  processes: ModdleElement[],
  laneOf: Map<string, string>,
  telling: FlowReportContext,
): FlowStep[] {
  return flowElements(processes).flatMap((element) => {
    const kind = kindOf(element)
    const id = String(element.id ?? '')
    if (!kind || !id) return []
    const rules = extensionsOf(element, 'atrium:step')[0]
    const passes = chosen(rules?.passes, ['all', 'any', 'one'], id, telling)
    return [
      {
        id,
        name: namesOf(element) ?? '',
        kind: kind === 'task' && (passes || listed(rules?.actions).includes('approve')) ? 'approval' : kind,
        lane: laneOf.get(id) ?? null,
        role: translated(rules?.role, extensionsOf(element, 'atrium:role')),
        deadline: duration(rules?.deadline, id, telling),
        passes,
        actions: listed(rules?.actions),
        fields: extensionsOf(element, 'atrium:field').map(({ path, title, right, $children }) => ({
          path: words(path) ?? '',
          title:
            translated(
              title,
              elementsOf($children).filter(({ $type }) => $type === 'atrium:name'),
            ) ??
            words(path) ??
            '',
          right: chosen(right, ['hidden', 'read', 'comment', 'edit'], id, telling) ?? 'read',
        })),
        gateway: gatewayKinds[element.$type] ?? null,
        trigger: triggerOf(element),
        attached_to: isObject(element.attachedToRef) ? words(element.attachedToRef.id) : null,
      },
    ]
  })
}

export function readWays(processes: ModdleElement[]): FlowInside['ways'] {
  return flowElements(processes)
    .filter(({ $type }) => $type === 'bpmn:SequenceFlow')
    .flatMap((way) => {
      const [from, to] = [way.sourceRef, way.targetRef].map((end) => (isObject(end) ? words(end.id) : null))
      const rule = isObject(way.conditionExpression) ? words(way.conditionExpression.body) : null
      const is_default =
        isObject(way.sourceRef) && isObject(way.sourceRef.default) && way.sourceRef.default.id === way.id
      return from && to
        ? [{ id: String(way.id ?? ''), from, to, condition: namesOf(way) ?? rule, rule, is_default }]
        : []
    })
}

const gatewayKinds: Record<string, FlowStep['gateway']> = {
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ComplexGateway': 'inclusive',
  'bpmn:InclusiveGateway': 'inclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:EventBasedGateway': 'event',
}

const triggers: Record<string, FlowStep['trigger']> = {
  'bpmn:TimerEventDefinition': 'timer',
  'bpmn:MessageEventDefinition': 'message',
  'bpmn:SignalEventDefinition': 'signal',
}

function triggerOf({ eventDefinitions }: ModdleElement): FlowStep['trigger'] {
  const [definition] = elementsOf(eventDefinitions)
  return definition ? (triggers[definition.$type] ?? 'other') : null
}

function kindOf({ $type }: ModdleElement): FlowStep['kind'] | null {
  if ($type === 'bpmn:StartEvent') return 'start'
  if ($type === 'bpmn:EndEvent') return 'end'
  if ($type.endsWith('Event')) return 'event'
  if ($type.endsWith('Gateway')) return 'gateway'
  if (['bpmn:Task', 'bpmn:UserTask', 'bpmn:ManualTask', 'bpmn:CallActivity'].includes($type)) return 'task'
  if ($type.endsWith('SubProcess') || $type === 'bpmn:Transaction') return 'task'
  return $type.endsWith('Task') ? 'service' : null
}

function words(value: unknown) {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : null
}

function listed(value: unknown) {
  return (words(value) ?? '').split(/[\s,]+/).filter(Boolean)
}

function chosen<Value extends string>(
  value: unknown,
  known: Value[],
  id: string,
  { report, lineOf }: FlowReportContext,
) {
  if (value === undefined || known.includes(value as Value)) return (value as Value | undefined) ?? null
  report.note(
    'format.unknown_value',
    { known: known.join(', ') },
    { ...lineOf(id), excerpt: String(value).slice(0, 120) },
  )
  return null
}

function duration(value: unknown, id: string, { report, lineOf }: FlowReportContext) {
  const names = words(value)
  if (!names || /^P(?=.)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/.test(names)) return names
  report.note('format.unknown_duration', {}, { ...lineOf(id), excerpt: names.slice(0, 120) })
  return null
}
