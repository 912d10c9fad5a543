import simulatorModule from 'bpmn-js-token-simulation/lib/animation'
import { askingModule, type GatewayQuestion, waysFrom } from './ask-at-gateway.ts'
import type { Diagram } from './open-diagram.ts'
import type { FlowShape, Scope, SimulationServices } from './services.ts'

export interface SimulationQuestion {
  element: FlowShape
  /** Ways out of a fork; none where one only waits for something to happen. */
  ways: FlowShape[]
}

export interface SimulationRun {
  state: 'off' | 'running' | 'asking' | 'finished' | 'stopped'
  questions: SimulationQuestion[]
  /** Steps the token has entered, in order. */
  passed: FlowShape[]
}

const off: SimulationRun = { state: 'off', questions: [], passed: [] }

/** A file can split one token into thousands: after so many steps the run is stopped. */
const mostSteps = 400

const waitsForSomething = ['bpmn:IntermediateCatchEvent', 'bpmn:ReceiveTask']

/** One token through the diagram, told to `onChange` after each move. Added to an open diagram when somebody asks for it. */
export class Simulation {
  private run: SimulationRun = off
  private asked: GatewayQuestion[] = []
  private diagram: Diagram
  private services: SimulationServices
  private onChange: (run: SimulationRun) => void

  constructor(diagram: Diagram, onChange: (run: SimulationRun) => void) {
    this.diagram = diagram
    this.onChange = onChange
    this.services = diagram.get('injector').createChild([simulatorModule, askingModule])
    this.services.init()
    const bus = diagram.get('eventBus')
    bus.on<GatewayQuestion>('atrium.asked', (question) => this.ask(question))
    bus.on<{ action: string; element: FlowShape }>('tokenSimulation.simulator.trace', (trace) => this.follow(trace))
    bus.on<{ scope: Scope }>('tokenSimulation.simulator.destroyScope', ({ scope }) => this.leave(scope))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.services.get('animation').setAnimationSpeed(1_000)
  }

  get isOn(): boolean {
    return this.run.state !== 'off'
  }

  start() {
    this.stop()
    const { simulator, starts } = this.prepared()
    const start = starts.map((element) => simulator.findSubscription({ element })).find(Boolean)
    const first = start ?? simulator.findSubscription(() => true)
    if (!first) return
    this.change({ ...off, state: 'running' })
    simulator.trigger({ event: first.event, scope: first.scope })
  }

  answer(question: SimulationQuestion, way: FlowShape | null) {
    const asked = this.asked.find(({ gateway }) => gateway === question.element)
    this.asked = this.asked.filter((one) => one !== asked)
    this.settle({ ...this.run, questions: this.run.questions.filter((one) => one !== question) })
    if (asked && way) return asked.go(way)

    const simulator = this.services.get('simulator')
    const waiting = simulator.findSubscription({ element: question.element })
    if (waiting) simulator.trigger({ event: waiting.event, scope: waiting.scope })
  }

  stop(run: SimulationRun = off) {
    this.asked = []
    this.change(run)
    this.diagram.get('eventBus').fire('tokenSimulation.resetSimulation')
    if (run.state === 'off') this.unmark()
  }

  /** Inclusive forks take every way: none of them excludes another. */
  private prepared() {
    const simulator = this.services.get('simulator')
    const all = this.diagram.get('elementRegistry').getAll()
    for (const element of all) {
      if (element.type === 'bpmn:InclusiveGateway') {
        simulator.setConfig(element, { activeOutgoing: waysFrom(element) })
      }
    }
    return { simulator, starts: all.filter(({ type, labelTarget }) => type === 'bpmn:StartEvent' && !labelTarget) }
  }

  private ask(asked: GatewayQuestion) {
    this.asked.push(asked)
    this.settle({ ...this.run, questions: [...this.run.questions, { element: asked.gateway, ways: asked.ways }] })
  }

  private follow({ action, element }: { action: string; element: FlowShape }) {
    if (this.run.state !== 'running' && this.run.state !== 'asking') return
    const started = action === 'signal' && element.type === 'bpmn:StartEvent'
    if (action !== 'enter' && !started) return

    this.diagram.get('canvas').addMarker(element, 'passed')
    if (element.type === 'bpmn:SequenceFlow') return
    const passed = [...this.run.passed, element]
    if (passed.length > mostSteps) return this.stop({ ...this.run, state: 'stopped', questions: [] })
    const waits = waitsForSomething.includes(element.type) ? [{ element, ways: [] }] : []
    this.settle({ ...this.run, passed, questions: [...this.run.questions, ...waits] })
  }

  private leave(scope: Scope) {
    const isWhole = !scope.parent && this.run.passed.length > 0
    if (isWhole && this.run.state === 'running') this.change({ ...this.run, state: 'finished' })
  }

  private settle(run: SimulationRun) {
    this.change({ ...run, state: run.questions.length > 0 ? 'asking' : 'running' })
  }

  private change(run: SimulationRun) {
    this.run = run
    this.onChange(run)
  }

  private unmark() {
    const canvas = this.diagram.get('canvas')
    for (const element of this.diagram.get('elementRegistry').getAll()) canvas.removeMarker(element, 'passed')
  }
}
