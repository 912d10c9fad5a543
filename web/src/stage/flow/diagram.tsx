import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import type { Language } from '@atrium/contract/languages'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './diagram.module.css'
import { fitDiagram, keepFitting } from './fit-diagram.ts'
import { type Diagram, openDiagram } from './open-diagram.ts'
import type { FlowShape } from './services.ts'

export interface OpenedDiagram {
  diagram: Diagram
  place: HTMLElement
}

interface DiagramProps {
  xml: string
  language: Language
  /** The ids of the steps in the order arrow keys walk them. */
  steps: string[]
  selected: string | null
  onSelect: (id: string | null) => void
  onOpen: (opened: OpenedDiagram | null) => void
  onZoom: (level: number) => void
}

/** The BPMN diagram: drag to move, wheel with Ctrl to zoom, click or arrow keys to choose a step. */
export function FlowDiagram({ xml, language, steps, selected, onSelect, onOpen, onZoom }: DiagramProps) {
  const { t } = useTranslation('resource')
  const place = useRef<HTMLDivElement>(null)
  const [diagram, setDiagram] = useState<Diagram | null>(null)
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null)
  const select = useEffectEvent(onSelect)
  if (failure) throw failure.thrown

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the callbacks do is the parent's; a file is opened once
  useEffect(() => {
    const element = place.current
    if (!element) return
    let left = false
    const opening = openDiagram(element, xml, language)
    opening.then(
      (opened) => {
        if (left) return
        const bus = opened.get('eventBus')
        bus.on<{ newSelection: FlowShape[] }>('selection.changed', ({ newSelection: [chosen] }) =>
          select(chosen ? (chosen.labelTarget ?? chosen).id : null),
        )
        bus.on<{ viewbox: { scale: number } }>('canvas.viewbox.changed', ({ viewbox }) => onZoom(viewbox.scale))
        fitDiagram(opened, element)
        setDiagram(opened)
        onOpen({ diagram: opened, place: element })
      },
      (thrown) => !left && setFailure({ thrown }),
    )
    return () => {
      left = true
      onOpen(null)
      opening.then((opened) => opened.destroy()).catch(() => {})
    }
  }, [xml, language])

  useEffect(() => {
    if (!diagram) return
    const shape = selected === null ? undefined : diagram.get('elementRegistry').get(selected)
    diagram.get('selection').select(shape ?? null)
  }, [diagram, selected])

  useEffect(() => (diagram && place.current ? keepFitting(diagram, place.current) : undefined), [diagram])

  const walk = (event: KeyboardEvent) => {
    const here = selected === null ? -1 : steps.indexOf(selected)
    const goal = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1 }[event.key]
    const to = { Home: 0, End: steps.length - 1, Escape: null }[event.key] ?? goal
    if (event.ctrlKey || event.metaKey || to === undefined) return
    event.preventDefault()
    onSelect(to === null ? null : (steps.at(to % steps.length) ?? null))
  }

  return (
    <div
      ref={place}
      className={styles.diagram}
      data-ready={diagram !== null}
      role="application"
      aria-label={t('stage_flow.diagram')}
      onKeyDown={walk}
    />
  )
}
