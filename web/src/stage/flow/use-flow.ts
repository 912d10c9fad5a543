import { useRef, useState } from 'react'
import type { OpenedDiagram } from './diagram.tsx'
import { fitDiagram } from './fit-diagram.ts'
import type { FlowShape } from './services.ts'
import { Simulation, type SimulationQuestion, type SimulationRun } from './simulation.ts'

const smallest = 0.2
const largest = 4

/** The open diagram: how large it is drawn, and whether a token runs through it. */
export function useFlow() {
  const opened = useRef<OpenedDiagram | null>(null)
  const simulation = useRef<Simulation | null>(null)
  const [level, setLevel] = useState(1)
  const [run, setRun] = useState<SimulationRun>({ state: 'off', questions: [], passed: [] })

  const open = (now: OpenedDiagram | null) => {
    opened.current = now
    simulation.current = now && new Simulation(now.diagram, setRun)
  }
  const zoom = (step: 'in' | 'out' | 'fit') => {
    if (!opened.current) return
    const { diagram, place } = opened.current
    const canvas = diagram.get('canvas')
    if (step === 'fit') return fitDiagram(diagram, place)
    canvas.zoom(Math.min(largest, Math.max(smallest, canvas.zoom() * (step === 'in' ? 1.2 : 1 / 1.2))), 'auto')
  }
  return {
    open,
    zoom: { level, onZoom: zoom },
    setLevel,
    run,
    start: () => simulation.current?.start(),
    stop: () => simulation.current?.stop(),
    answer: (question: SimulationQuestion, way: FlowShape | null) => simulation.current?.answer(question, way),
  }
}
