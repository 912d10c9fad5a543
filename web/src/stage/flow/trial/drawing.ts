import type { FlowGraph, WalkedStep } from '@atrium/contract/resource/flow-run'
import type { OpenedDiagram } from '../diagram.tsx'
import type { FlowShape } from '../services.ts'
import { ruledOut, waysTaken } from './rounds.ts'
import { isActing } from './words.ts'

/** Milliseconds a token takes from one step to the next. */
export const moveTime = 600

const easing = 'cubic-bezier(0.2, 0, 0.1, 1)'
const vector = 'http://www.w3.org/2000/svg'

export function movesLittle(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Draws how far a trial has come into the open diagram: what was passed, what is ruled out, where the token is. */
export class RunDrawing {
  private readonly opened: OpenedDiagram
  private readonly graph: FlowGraph
  private readonly layer: SVGElement
  private readonly token: SVGElement
  private marked = new Map<string, string>()

  constructor(opened: OpenedDiagram, graph: FlowGraph) {
    this.opened = opened
    this.graph = graph
    this.layer = opened.diagram.get('canvas').getLayer('trial', 10)
    this.token = shape('circle', { class: 'trial-token', r: '9' })
  }

  /** `moves`: the token comes along the way that led to the last step. */
  show(entries: readonly WalkedStep[], moves: boolean) {
    const last = entries.at(-1)
    if (!last) return
    this.mark(entries, last)
    this.layer.replaceChildren(...this.checksAt(entries.slice(0, -1)), this.token)
    this.place(last, moves && !movesLittle())
    this.bringIntoView()
  }

  private mark(entries: readonly WalkedStep[], last: WalkedStep) {
    const canvas = this.opened.diagram.get('canvas')
    const registry = this.opened.diagram.get('elementRegistry')
    const out = [...ruledOut(this.graph, entries)].map((id) => [id, 'ruled-out'] as const)
    const steps = entries.map(({ step }) => [step, 'taken'] as const)
    const ways = waysTaken(this.graph, entries).map(({ id }) => [id, 'taken'] as const)
    const marks = new Map<string, string>([...out, ...steps, ...ways, [last.step, 'here']])
    for (const [id, marker] of this.marked) if (registry.get(id)) canvas.removeMarker(id, marker)
    // A label beside its shape is an element of its own.
    const all = [...marks].flatMap(([id, marker]) => [[id, marker] as const, [`${id}_label`, marker] as const])
    this.marked = new Map(all.filter(([id]) => registry.get(id)))
    for (const [id, marker] of this.marked) canvas.addMarker(id, marker)
  }

  private checksAt(passed: readonly WalkedStep[]): SVGElement[] {
    const acting = passed.map(({ step }) => this.graph.steps.get(step)).filter((step) => step && isActing(step))
    return [...new Set(acting)].flatMap((step) => {
      const { x, y, width } = this.shapeOf(step?.id) ?? {}
      if (x === undefined || y === undefined || width === undefined) return []
      const check = shape('g', { class: 'trial-check', transform: `translate(${x + width} ${y})` })
      check.append(shape('circle', { r: '10' }), shape('path', { d: 'M-4 0 L-1 3 L4.5 -3' }))
      return [check]
    })
  }

  private place({ step, by }: WalkedStep, moves: boolean) {
    const points = (by === null ? undefined : this.shapeOf(by))?.waypoints ?? []
    const { x = 0, y = 0, width = 0, height = 0 } = this.shapeOf(step) ?? {}
    const end = points.at(-1) ?? { x: x + width / 2, y: y + height / 2 }
    this.token.style.transform = translate(end)
    if (moves && points.length > 1) this.token.animate(alongPoints(points), { duration: moveTime, easing })
  }

  /** Where the drawing is wider than its place, the place scrolls. */
  private bringIntoView() {
    const frame = this.opened.place.parentElement
    if (!frame || frame.scrollWidth <= frame.clientWidth) return
    const last = this.opened.diagram
      .get('elementRegistry')
      .get([...this.marked].find(([, marker]) => marker === 'here')?.[0] ?? '')
    if (!last) return
    const here = this.opened.diagram.get('elementRegistry').getGraphics(last).getBoundingClientRect()
    const room = frame.getBoundingClientRect()
    const by = here.left + here.width / 2 - (room.left + room.width / 2)
    frame.scrollBy({ left: by, behavior: movesLittle() ? 'instant' : 'smooth' })
  }

  private shapeOf(id: string | undefined): FlowShape | undefined {
    return id === undefined ? undefined : this.opened.diagram.get('elementRegistry').get(id)
  }
}

interface Point {
  x: number
  y: number
}

function translate({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`
}

/** At the same speed on every part of a line. */
function alongPoints(points: Point[]): Keyframe[] {
  const lengths = points.map(({ x, y }, place) => {
    const before = points[place - 1]
    return before ? Math.hypot(x - before.x, y - before.y) : 0
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  let gone = 0
  return points.map((point, place) => {
    gone += lengths[place] ?? 0
    return { transform: translate(point), offset: Math.min(1, gone / whole) }
  })
}

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(vector, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
