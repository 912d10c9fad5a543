import { createElement, lazy } from 'react'
import type { OpenPanel } from '../header/use-panels.ts'
import { PanelFailure } from './panel-state.tsx'

const loads = {
  resource: () => import('./resource-panel.tsx'),
  knowledge: () => import('./knowledge-panel.tsx'),
  case: () => import('./case-panel.tsx'),
  more: () => import('./more-sheet.tsx'),
}

/** A panel of an older release can be gone from the server; the bar must survive that. */
const failed = () => ({ default: () => createElement(PanelFailure) })

export const parts = {
  resource: lazy(() => loads.resource().catch(failed)),
  knowledge: lazy(() => loads.knowledge().catch(failed)),
  case: lazy(() => loads.case().catch(failed)),
  more: lazy(() => loads.more().catch(failed)),
} satisfies Record<OpenPanel, unknown>

/** Preloads the panels when the pointer approaches the bar. */
export function preloadPanels() {
  for (const load of Object.values(loads)) load().catch(() => {})
}
