import { besideNode, besideWay } from './label.ts'
import { type LayoutBox, layOut } from './layout.ts'
import { type FlowPlan, wayId } from './plan.ts'
import { type FlowPoint, route } from './route.ts'

/** The part of the file that says where everything stands. */
export function drawing(plan: FlowPlan): string {
  const layout = layOut(plan)
  const routes = plan.ways.map((way) => ({ way, points: route(plan, layout, way) }))
  const ends = routes.flatMap(({ points }) => [points[0], points.at(-1)]).filter((point) => point !== undefined)

  const shapes = plan.nodes.map((node) => {
    const box = layout.nodes.get(node.id)
    if (!box) throw new Error(`no place for ${node.id}`)
    const marker = node.kind === 'exclusive' ? ' isMarkerVisible="true"' : ''
    return shape(node.id, box, besideNode(node, box, ends), marker)
  })
  const lanes = [...layout.lanes].map(([id, box]) => shape(`lane_${id}`, box, null, ' isHorizontal="true"'))
  const edges = routes.map(({ way, points }) => edge(wayId(way), points, way.name ? besideWay(points, way.name) : null))

  return `  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="collaboration">
${[shape('pool', layout.pool, null, ' isHorizontal="true"'), ...lanes, ...shapes, ...edges].join('\n')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>`
}

function shape(id: string, box: LayoutBox, label: LayoutBox | null, attributes: string): string {
  return `      <bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"${attributes}>
        ${bounds(box)}${labelled(label)}
      </bpmndi:BPMNShape>`
}

function edge(id: string, points: readonly FlowPoint[], label: LayoutBox | null): string {
  return `      <bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">
        ${points.map(({ x, y }) => `<di:waypoint x="${x}" y="${y}"/>`).join('')}${labelled(label)}
      </bpmndi:BPMNEdge>`
}

function labelled(label: LayoutBox | null): string {
  return label ? `\n        <bpmndi:BPMNLabel>${bounds(label)}</bpmndi:BPMNLabel>` : ''
}

function bounds({ x, y, width, height }: LayoutBox): string {
  return `<dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/>`
}
