interface LabelBox {
  x: number
  y: number
  width: number
  height: number
}

/** A shape or a line as the file places it, with the place of the text that stands outside of it. */
export interface PlacedLabel {
  bpmnElement?: { name?: string }
  bounds?: LabelBox
  waypoint?: { x: number; y: number }[]
  label?: { bounds?: LabelBox }
}

/** How large a text is when its lines may be so wide. */
export type MeasureLabel = (text: string, width: number) => { width: number; height: number }

const widest = 150
const narrowest = 64

/**
 * Files place their texts for one language. A text that is longer in the reader's grows away from what it belongs to, so
 * that it neither breaks within words nor lies on its shape.
 */
export function fitLabels(placed: readonly PlacedLabel[], measure: MeasureLabel) {
  for (const { bpmnElement, bounds, waypoint, label } of placed) {
    const given = label?.bounds
    const text = bpmnElement?.name
    const anchor = bounds ?? besideStart(waypoint)
    if (!given || !text || !anchor) continue

    const most = Math.max(narrowest, Math.min(widest, bounds ? widest : roomAlong(waypoint)))
    const { width, height } = measure(text, most)
    if (width > given.width || height > given.height) Object.assign(given, grown(given, { width, height }, anchor))
  }
}

/** The edge that faces the shape stays where it is; a text above or below stays in the middle. */
function grown(given: LabelBox, { width, height }: Pick<LabelBox, 'width' | 'height'>, shape: LabelBox): LabelBox {
  const isLeft = given.x + given.width <= shape.x
  const isRight = given.x >= shape.x + shape.width
  const isAbove = given.y + given.height <= shape.y
  const middle = given.x + (given.width - width) / 2
  return {
    x: isLeft ? given.x + given.width - width : isRight ? given.x : middle,
    y: isAbove ? given.y + given.height - height : given.y,
    width,
    height,
  }
}

/** A line is its first point to a text that stands near its beginning. */
function besideStart(waypoint: PlacedLabel['waypoint']): LabelBox | null {
  const [start] = waypoint ?? []
  return start ? { x: start.x, y: start.y, width: 0, height: 0 } : null
}

function roomAlong(waypoint: PlacedLabel['waypoint'] = []): number {
  const [start, next] = waypoint
  return start && next && start.y === next.y ? Math.abs(next.x - start.x) - 16 : widest
}
