import { useRef, useState } from 'react'
import { fitDiagram } from './fit-diagram.ts'
import type { Diagram } from './open-diagram.ts'
import type { Shape } from './services.ts'
import { type Question, type Run, Simulation } from './simulation.ts'

/** The open diagram: how large it is drawn, and whether a token runs through it. */
export function useFlow() {
  const diagram = useRef<Diagram | null>(null)
  const simulation = useRef<Simulation | null>(null)
  const [level, setLevel] = useState(1)
  const [run, setRun] = useState<Run>({ state: 'off', questions: [], passed: [] })

  const open = (opened: Diagram | null) => {
    diagram.current = opened
    simulation.current = opened && new Simulation(opened, setRun)
  }
  const zoom = (step: 'in' | 'out' | 'fit') => {
    const canvas = diagram.current?.get('canvas')
    const place = document.querySelector<HTMLElement>('[data-ready] .bjs-container')?.parentElement
    if (!canvas || !diagram.current) return
    if (step === 'fit' && place) return fitDiagram(diagram.current, place)
    canvas.zoom(Math.min(4, Math.max(0.2, canvas.zoom() * (step === 'in' ? 1.2 : 1 / 1.2))), 'auto')
  }
  return {
    open,
    zoom: { level, onZoom: zoom },
    setLevel,
    run,
    start: () => simulation.current?.start(),
    stop: () => simulation.current?.stop(),
    answer: (question: Question, way: Shape | null) => simulation.current?.answer(question, way),
  }
}
