import type { Language } from '@atrium/contract/languages'
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import { CannotShow } from '../cannot-show.ts'
import { fitLabels, type PlacedLabel } from './fit-labels.ts'
import type { FlowShape, Services } from './services.ts'
import { translateNames } from './translate-names.ts'

/** More than any flow people draw; a file beyond it was made to keep browsers busy. */
const longestText = 2_000_000

/** Colours come from the style sheet, so that they follow the theme. Texts are measured, hence the font by its own name. */
function readColours() {
  const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--font-sans')
  return {
    bpmnRenderer: {
      defaultFillColor: 'var(--raised)',
      defaultStrokeColor: 'var(--hue-deep)',
      defaultLabelColor: 'var(--ink)',
    },
    textRenderer: {
      defaultStyle: { fontFamily, fontSize: 15, lineHeight: 1.3 },
      externalStyle: { fontSize: 13, lineHeight: 1.35 },
    },
  }
}

export type Diagram = NavigatedViewer<Services>

/** Draws a BPMN file into a place of the page. */
export async function openDiagram(container: HTMLElement, xml: string, language: Language): Promise<Diagram> {
  if (xml.length > longestText) throw new CannotShow('too_large')

  const viewer: Diagram = new NavigatedViewer({ container, ...readColours() })
  try {
    await answerInput()
    const { rootElement, elementsById } = await viewer.get('moddle').fromXML(xml)
    await answerInput()
    translateNames(elementsById, language)
    fitLabels(placedIn(rootElement), (text, width) => measureText(viewer, text, width))
    await viewer.importDefinitions(rootElement)
  } catch (thrown) {
    viewer.destroy()
    throw new CannotShow('malformed', thrown)
  }

  const registry = viewer.get('elementRegistry')
  for (const element of registry.getAll()) {
    const kind = kindOf(element.type)
    const graphics = registry.getGraphics(element)
    if (kind) graphics.setAttribute('data-kind', kind)
    if (element.type === 'bpmn:Lane') addHead(graphics, element)
    if (kind === 'task') nameMarks(graphics)
  }
  hidePool(viewer)
  return viewer
}

/** To read a file and to draw it are long pieces of work: between them the page answers whoever uses it. */
function answerInput(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

interface Definitions {
  diagrams?: { plane?: { planeElement?: PlacedLabel[] } }[]
}

function placedIn(definitions: Definitions): PlacedLabel[] {
  return definitions.diagrams?.flatMap(({ plane }) => plane?.planeElement ?? []) ?? []
}

function measureText(viewer: Diagram, text: string, width: number) {
  const texts = viewer.get('textRenderer')
  const size = texts.getDimensions(text, { box: { width, height: 14 }, style: texts.getExternalStyle() })
  return { width: Math.ceil(size.width) + 2, height: Math.ceil(size.height) }
}

/** One pool around all lanes says what the page's title says already: the lanes take its room. */
function hidePool(viewer: Diagram) {
  const registry = viewer.get('elementRegistry')
  const all = registry.getAll()
  const [pool, ...others] = all.filter(({ type }) => type === 'bpmn:Participant')
  const isHall = pool && others.length === 0 && all.some(({ type }) => type === 'bpmn:Lane')
  if (isHall) registry.getGraphics(pool).setAttribute('data-kind', 'pool')
}

/** The mark of its kind in a step's corner, apart from those at its foot: the style sheet makes it small. */
function nameMarks(graphics: SVGElement) {
  for (const path of graphics.querySelectorAll<SVGPathElement>('.djs-visual > path')) {
    if (path.getBBox().y < 24) path.classList.add('task-mark')
  }
}

/** The library draws the name of a lane on bare ground; ours stands on a strip. */
function addHead(graphics: SVGElement, lane: FlowShape) {
  const visual = graphics.querySelector('.djs-visual')
  const head = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  head.classList.add('lane-head')
  head.setAttribute('width', '30')
  head.setAttribute('height', String(lane.height ?? 0))
  visual?.insertBefore(head, visual.querySelector('text'))
}

/** What style sheets know a shape of the diagram by. */
function kindOf(type: string): string | null {
  if (type === 'label') return 'label'
  if (type === 'bpmn:StartEvent') return 'start'
  if (type === 'bpmn:EndEvent') return 'end'
  if (type === 'bpmn:Lane' || type === 'bpmn:Participant') return 'lane'
  if (type.endsWith('Event')) return 'event'
  if (type.endsWith('Gateway')) return 'gateway'
  if (type.endsWith('Task') || type === 'bpmn:CallActivity') return 'task'
  if (type.endsWith('Flow')) return 'way'
  return null
}
