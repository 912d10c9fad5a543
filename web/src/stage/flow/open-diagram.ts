import type { Language } from '@atrium/contract/languages'
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import simulatorModule from 'bpmn-js-token-simulation/lib/animation'
import { CannotShow } from '../cannot-show.ts'
import { askingModule } from './ask-at-gateway.ts'
import { kindOf } from './diagram-kinds.ts'
import type { Services, Shape } from './services.ts'
import { translateNames } from './translate-names.ts'

/** More than any flow people draw; a file beyond it was made to keep browsers busy. */
const longestText = 2_000_000

/** Colours come from the style sheet, so that they follow the theme. Texts are measured, hence the font by its own name. */
function look() {
  const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--font-sans')
  return {
    bpmnRenderer: {
      defaultFillColor: 'var(--raised)',
      defaultStrokeColor: 'var(--hue-deep)',
      defaultLabelColor: 'var(--ink)',
    },
    textRenderer: {
      defaultStyle: { fontFamily, fontSize: 13, lineHeight: 1.35 },
      externalStyle: { fontSize: 12, lineHeight: 1.35 },
    },
  }
}

export type Diagram = NavigatedViewer<Services>

/** Draws a BPMN file into a place of the page. */
export async function openDiagram(container: HTMLElement, xml: string, language: Language): Promise<Diagram> {
  if (xml.length > longestText) throw new CannotShow('too_large')

  const viewer: Diagram = new NavigatedViewer({
    container,
    additionalModules: [simulatorModule, askingModule],
    ...look(),
  })
  try {
    const { rootElement, elementsById } = await viewer.get('moddle').fromXML(xml)
    translateNames(elementsById, language)
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
  }
  return viewer
}

/** The library draws the name of a lane on bare ground; ours stands on a strip. */
function addHead(graphics: SVGElement, lane: Shape) {
  const visual = graphics.querySelector('.djs-visual')
  const head = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  head.classList.add('lane-head')
  head.setAttribute('width', '30')
  head.setAttribute('height', String(lane.height ?? 0))
  visual?.insertBefore(head, visual.querySelector('text'))
}
