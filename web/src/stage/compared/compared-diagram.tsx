import type { Language } from '@atrium/contract/languages'
import { useState } from 'react'
import { CannotShow } from '../cannot-show.ts'
import { FlowDiagram } from '../flow/diagram.tsx'
import type { Diagram } from '../flow/open-diagram.ts'
import type { FlowShape } from '../flow/services.ts'
import { usePayload, type VersionKey } from '../use-payload.ts'
import styles from './compared.module.css'
import { type NumberedChange, signs } from './numbered-changes.ts'

interface ComparedDiagramProps {
  which: VersionKey
  language: Language
  changes: NumberedChange[]
  /** Which of the two versions this is. */
  side: 'before' | 'after'
  /** The element a link names. */
  selected: string | null
}

/** One of two compared versions; the arrow keys walk from change to change. */
export default function ComparedDiagram({ which, language, changes, side, selected: named }: ComparedDiagramProps) {
  const { text } = usePayload(which)
  const [selected, select] = useState(named)
  const [known, setKnown] = useState(named)
  if (known !== named) {
    setKnown(named)
    select(named)
  }
  if (text === null) throw new CannotShow('malformed')

  return (
    <div className={styles.drawing}>
      <FlowDiagram
        xml={text}
        language={language}
        steps={changes.flatMap(({ elements }) => elements[side][0] ?? [])}
        selected={selected}
        onSelect={select}
        onOpen={(opened) => opened && markChanges(opened.diagram, changes, side)}
        onZoom={() => {}}
      />
    </div>
  )
}

/** Each change has its number at the first of its elements; all of them have the look of what happened to them. */
function markChanges(diagram: Diagram, changes: readonly NumberedChange[], side: 'before' | 'after') {
  const canvas = diagram.get('canvas')
  const registry = diagram.get('elementRegistry')
  for (const { kind, elements } of changes) {
    for (const id of elements[side].flatMap((one) => [one, `${one}_label`])) {
      if (registry.get(id)) canvas.addMarker(id, kind)
    }
  }
  const badges = changes.flatMap(({ number, kind, elements }) => {
    const element = registry.get(elements[side][0] ?? '')
    return element ? badge(`${signs[kind]}${number}`, kind, cornerOf(element)) : []
  })
  canvas.getLayer('comparison', 10).replaceChildren(...badges)
}

interface Point {
  x: number
  y: number
}

/**
 * The upper right corner of a shape; of a gateway the lower left one, because its texts stand above and at the right; the
 * head of a lane; the middle of the longest part of a line.
 */
function cornerOf({ type, x = 0, y = 0, width = 0, height = 0, waypoints = [] }: FlowShape): Point {
  if (type.endsWith('Gateway')) return { x, y: y + height }
  if (type === 'bpmn:Lane') return { x: x + 30, y: y + 14 }
  const parts = waypoints.slice(1).map((end, place) => ({ start: waypoints[place] ?? end, end }))
  const [longest] = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (!longest) return { x: x + width, y }
  const { start, end } = longest
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
}

function lengthOf({ start, end }: { start: Point; end: Point }): number {
  return Math.hypot(end.x - start.x, end.y - start.y)
}

function badge(text: string, kind: NumberedChange['kind'], { x, y }: Point): SVGElement {
  const width = 8 + 8 * text.length
  const group = draw('g', {
    class: 'change-mark',
    'data-kind': kind,
    transform: `translate(${x - width / 2} ${y - 9})`,
  })
  const words = draw('text', { x: String(width / 2), y: '13' })
  words.textContent = text
  group.append(draw('rect', { width: String(width), height: '18' }), words)
  return group
}

function draw(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
