import {
  feedbackEditorHeight,
  headerHeight,
  knowledgePanelHeight,
  modalWidth,
  pageMinimumWidth,
} from '@atrium/contract/limits'

/** The fixed numbers as custom properties, so that no style sheet repeats them. */
export function limitsStyle(): string {
  const properties = {
    // Higher while a bar stands above it.
    'header-height': `calc(${headerHeight}px + var(--header-above, 0px))`,
    'page-minimum-width': `${pageMinimumWidth}px`,
    'modal-width': `${modalWidth}px`,
    'knowledge-panel-height': `${knowledgePanelHeight}px`,
    'feedback-editor-height': `${feedbackEditorHeight}px`,
  }
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`)
  return `:root{${declarations.join(';')}}`
}
