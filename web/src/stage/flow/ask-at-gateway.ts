import type { FlowShape, Scope, Services, SimulationParts } from './services.ts'

export interface GatewayQuestion {
  gateway: FlowShape
  ways: FlowShape[]
  go: (way: FlowShape) => void
}

interface Context {
  element: FlowShape
  scope: Scope
}

/** A fork stops the token and asks for the way; the library would take the one that was set beforehand. */
class AskAtGateway {
  static $inject = ['simulator', 'scopeBehavior', 'eventBus']
  private chosen = new WeakMap<Scope, FlowShape>()
  private simulator: SimulationParts['simulator']
  private scopeBehavior: SimulationParts['scopeBehavior']
  private eventBus: Services['eventBus']

  constructor(
    simulator: SimulationParts['simulator'],
    scopeBehavior: SimulationParts['scopeBehavior'],
    eventBus: Services['eventBus'],
  ) {
    this.simulator = simulator
    this.scopeBehavior = scopeBehavior
    this.eventBus = eventBus
    simulator.registerBehavior('bpmn:ExclusiveGateway', this)
  }

  enter(context: Context) {
    const { element, scope } = context
    const ways = waysFrom(element)
    if (ways.length < 2) return this.simulator.exit(context)

    const go = (way: FlowShape) => {
      this.chosen.set(scope, way)
      this.simulator.exit(context)
    }
    this.eventBus.fire('atrium.asked', { gateway: element, ways, go } satisfies GatewayQuestion)
  }

  exit({ element, scope }: Context) {
    const way = this.chosen.get(scope) ?? waysFrom(element)[0]
    if (way) this.simulator.enter({ element: way, scope: scope.parent })
    else this.scopeBehavior.tryExit(scope.parent, scope)
  }
}

export function waysFrom(element: FlowShape): FlowShape[] {
  return (element.outgoing ?? []).filter(({ type }) => type === 'bpmn:SequenceFlow')
}

/** Takes the place of the library's own behaviour of the same name. */
export const askingModule = { exclusiveGatewayBehavior: ['type', AskAtGateway] }
