/** A shape or a line of the diagram, as far as the stage needs to know it. */
export interface Shape {
  id: string
  type: string
  businessObject: { name?: string }
  height?: number
  parent?: Shape
  outgoing?: Shape[]
  /** Only texts that stand outside their shape have it. */
  labelTarget?: Shape
}

/** One run through an element: where a token is. */
export interface Scope {
  element: Shape
  parent?: Scope | null
}

interface Subscription {
  element: Shape
  event: object
  scope: Scope
}

interface Simulator {
  registerBehavior: (type: string, behavior: object) => void
  enter: (context: { element: Shape; scope: Scope | null | undefined }) => void
  exit: (context: { element: Shape; scope: Scope }) => void
  trigger: (context: { event: object; scope: Scope }) => void
  setConfig: (element: Shape, config: { activeOutgoing: Shape[] }) => void
  findSubscription: (filter: { element: Shape } | (() => boolean)) => Subscription | undefined
}

interface EventBus {
  on: <Event>(names: string | string[], listener: (event: Event) => void) => void
  fire: (name: string, event?: object) => void
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What bpmn-js and its token simulation offer by name. */
export interface Services {
  moddle: {
    fromXML: (
      xml: string,
    ) => Promise<{ rootElement: { diagrams?: { plane?: object }[] }; elementsById: Record<string, object> }>
  }
  canvas: {
    zoom: (level?: number | 'fit-viewport', center?: 'auto') => number
    viewbox: (box?: Box) => Box & { inner: Box; scale: number }
    addMarker: (element: Shape | string, marker: string) => void
    removeMarker: (element: Shape | string, marker: string) => void
    scrollToElement: (element: Shape) => void
    resized: () => void
  }
  elementRegistry: {
    get: (id: string) => Shape | undefined
    getAll: () => Shape[]
    getGraphics: (element: Shape) => SVGElement
  }
  eventBus: EventBus
  textRenderer: {
    getExternalStyle: () => object
    getDimensions: (text: string, options: { box: object; style: object }) => { width: number; height: number }
  }
  selection: { select: (element: Shape | null) => void }
  simulator: Simulator
  animation: { setAnimationSpeed: (speed: number) => void }
  scopeBehavior: { tryExit: (scope: Scope | null | undefined, initiator: Scope) => void }
}
