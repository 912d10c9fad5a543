import { evaluate } from '@atrium/contract/resource/formula'
import { BpmnModdle } from 'bpmn-moddle'
import { describe, expect, test } from 'vitest'
import { flows } from '../../resources/flow.ts'
import { crossings, type DrawnShape, overlaps, slants } from './drawing.check.ts'

interface BpmnElement {
  $type: string
  id: string
  name?: string
  bpmnElement?: BpmnElement
  bounds?: DrawnShape['box']
  waypoint?: { x: number; y: number }[]
  sourceRef?: BpmnElement
  targetRef?: BpmnElement
  default?: BpmnElement
  attachedToRef?: BpmnElement
  conditionExpression?: { body: string }
  flowNodeRef?: BpmnElement[]
  [property: string]: unknown
}

const drawn = await Promise.all(
  flows.flatMap(({ slug, versions }) =>
    versions.map(async ({ version, files }) => {
      const found = Object.fromEntries((await files()).map(({ path, content }) => [path, String(content)]))
      return { name: `${slug} ${version}`, files: found, ...(await parsed(found['flow.bpmn'] ?? '')) }
    }),
  ),
)

describe('flows of the demo', () => {
  test('there are at least twelve, and a third has more than one version', () => {
    expect(flows.length).toBeGreaterThanOrEqual(12)
    expect(flows.filter(({ versions }) => versions.length > 1).length).toBeGreaterThanOrEqual(flows.length / 3)
  })

  test('the contract approval is the one that was drawn: four lanes, fourteen nodes', () => {
    const newest = drawn.find(({ name }) => name === 'hetong-7 3.2.0')

    expect(newest?.lanes.map(({ name }) => name)).toEqual(['申请人', '业务部门', '法务与财务', '行政'])
    expect(newest?.nodes).toHaveLength(14)
  })

  test.each(drawn)('$name: reads without a warning', ({ warnings }) => {
    expect(warnings).toEqual([])
  })

  test.each(drawn)(
    '$name: everything stands somewhere, in its lane, and is led to',
    ({ nodes, ways, lanes, places }) => {
      for (const { id, $type, attachedToRef } of nodes) {
        const inLane = lanes.find(({ flowNodeRef = [] }) => flowNodeRef.some((node) => node.id === id))
        const box = places.get(id)?.bounds
        const lane = places.get(inLane?.id ?? '')?.bounds

        expect(box && lane && box.y >= lane.y && box.y + box.height <= lane.y + lane.height, id).toBe(true)
        expect(box && lane && box.x > lane.x + 30 && box.x + box.width < lane.x + lane.width, id).toBe(true)
        if ($type !== 'bpmn:StartEvent' && !attachedToRef)
          expect(
            ways.some(({ targetRef }) => targetRef?.id === id),
            id,
          ).toBe(true)
        if ($type !== 'bpmn:EndEvent' && !attachedToRef)
          expect(
            ways.some(({ sourceRef }) => sourceRef?.id === id),
            id,
          ).toBe(true)
      }
      for (const { id } of ways) expect(places.get(id)?.waypoint?.length, id).toBeGreaterThan(1)
    },
  )

  test.each(drawn)('$name: nothing lies on anything else, and ways turn at right angles', ({ nodes, ways, places }) => {
    const shapes = nodes.map((node) => ({ id: node.id, host: node.attachedToRef?.id, box: boxOf(places.get(node.id)) }))
    const lines = ways.map(({ id, sourceRef, targetRef }) => ({
      id,
      ends: [sourceRef?.id, targetRef?.id],
      points: places.get(id)?.waypoint ?? [],
    }))

    expect(overlaps(shapes)).toEqual([])
    expect(slants(lines)).toEqual([])
    expect(crossings(lines, shapes)).toEqual([])
  })

  test.each(drawn)('$name: conditions can be answered from the form, and one way is always open', (flow) => {
    const { sample } = JSON.parse(flow.files['form.json'] ?? '') as { sample: Record<string, unknown> }

    for (const { conditionExpression } of flow.ways) {
      if (conditionExpression) {
        expect(evaluate(conditionExpression.body, { ...sample, outcome: 'approve' })).toBeTypeOf('boolean')
      }
    }
    for (const gateway of flow.nodes.filter(({ $type }) => $type === 'bpmn:ExclusiveGateway')) {
      const leaving = flow.ways.filter(({ sourceRef }) => sourceRef?.id === gateway.id)
      if (leaving.length === 1) continue
      expect(leaving.filter(({ conditionExpression }) => !conditionExpression).map(({ id }) => id)).toEqual([
        gateway.default?.id,
      ])
    }
  })

  test.each(drawn)('$name: every name is said in three languages', ({ files }) => {
    const names = files['flow.bpmn']?.match(/<(bpmn:\w+ id="[^"]+" name|atrium:field path="[^"]+" title)="/g) ?? []

    for (const language of ['zh-TW', 'en']) {
      const translated =
        files['flow.bpmn']?.match(new RegExp(`<atrium:name language="${language}" text="[^"]+"`, 'g')) ?? []
      expect(translated).toHaveLength(names.length)
    }
    expect(files['flow.bpmn']?.match(/language="en" text="[^"]*\p{Script=Han}/u)).toBe(null)
  })

  test.each(drawn)('$name: comes with its form and with instructions in three languages', ({ files }) => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['form.json', 'instructions/zh-CN.md', 'instructions/zh-TW.md', 'instructions/en.md']),
    )
    expect(files['instructions/en.md']).not.toMatch(/\p{Script=Han}/u)
  })
})

async function parsed(xml: string) {
  const { rootElement, warnings } = await new BpmnModdle().fromXML(xml)
  const root = rootElement as unknown as {
    rootElements: BpmnElement[]
    diagrams: { plane: { planeElement: BpmnElement[] } }[]
  }
  const process = root.rootElements.find(({ $type }) => $type === 'bpmn:Process')
  const elements = (process?.flowElements ?? []) as BpmnElement[]
  const [laneSet] = (process?.laneSets ?? []) as { lanes: BpmnElement[] }[]
  const places = (root.diagrams[0]?.plane.planeElement ?? []).map(
    (place) => [place.bpmnElement?.id ?? '', place] as const,
  )
  return {
    warnings,
    lanes: laneSet?.lanes ?? [],
    nodes: elements.filter(({ $type }) => $type !== 'bpmn:SequenceFlow'),
    ways: elements.filter(({ $type }) => $type === 'bpmn:SequenceFlow'),
    places: new Map(places),
  }
}

function boxOf(place: BpmnElement | undefined): DrawnShape['box'] {
  if (!place?.bounds) throw new Error('a node without a place')
  return place.bounds
}
