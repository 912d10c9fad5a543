/** A shape or a line of the diagram, as far as the stage needs to know it. */
export interface FlowShape {
  id: string
  type: string
  businessObject: { name?: string }
  x?: number
  y?: number
  width?: number
  height?: number
  /** Of a line. */
  waypoints?: { x: number; y: number }[]
  parent?: FlowShape
  outgoing?: FlowShape[]
  /** Only texts that stand outside their shape have it. */
  labelTarget?: FlowShape
}

/** One run through an element: where a token is. */
export interface Scope {
  element: FlowShape
  parent?: Scope | null
}

interface FlowSubscription {
  element: FlowShape
  event: object
  scope: Scope
}

interface Simulator {
  registerBehavior: (type: string, behavior: object) => void
  enter: (context: { element: FlowShape; scope: Scope | null | undefined }) => void
  exit: (context: { element: FlowShape; scope: Scope }) => void
  trigger: (context: { event: object; scope: Scope }) => void
  setConfig: (element: FlowShape, config: { activeOutgoing: FlowShape[] }) => void
  findSubscription: (filter: { element: FlowShape } | (() => boolean)) => FlowSubscription | undefined
}

interface EventBus {
  on: <Event>(names: string | string[], listener: (event: Event) => void) => void
  fire: (name: string, event?: object) => void
}

interface ElementBox {
  x: number
  y: number
  width: number
  height: number
}

/** What the token simulation offers by name. */
export interface SimulationServices {
  init: () => void
  get: <Name extends keyof SimulationParts>(name: Name) => SimulationParts[Name]
}

export interface SimulationParts {
  simulator: Simulator
  animation: { setAnimationSpeed: (speed: number) => void }
  scopeBehavior: { tryExit: (scope: Scope | null | undefined, initiator: Scope) => void }
}

/** What bpmn-js offers by name. */
export interface Services {
  moddle: {
    fromXML: (
      xml: string,
    ) => Promise<{ rootElement: { diagrams?: { plane?: object }[] }; elementsById: Record<string, object> }>
  }
  canvas: {
    zoom: (level?: number | 'fit-viewport', center?: 'auto') => number
    viewbox: (box?: ElementBox) => ElementBox & { inner: ElementBox; scale: number }
    addMarker: (element: FlowShape | string, marker: string) => void
    removeMarker: (element: FlowShape | string, marker: string) => void
    scrollToElement: (element: FlowShape) => void
    resized: () => void
    getLayer: (name: string, index: number) => SVGElement
  }
  elementRegistry: {
    get: (id: string) => FlowShape | undefined
    getAll: () => FlowShape[]
    getGraphics: (element: FlowShape) => SVGElement
  }
  eventBus: EventBus
  textRenderer: {
    getExternalStyle: () => object
    getDimensions: (text: string, options: { box: object; style: object }) => { width: number; height: number }
  }
  selection: { select: (element: FlowShape | null) => void }
  injector: { createChild: (modules: object[]) => SimulationServices }
}
