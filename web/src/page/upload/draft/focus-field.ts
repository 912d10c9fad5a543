/** In the middle of the window: the bar of actions would cover its lower edge. */
export function focusField(field: string) {
  const place = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const controls = 'input, textarea, select, [contenteditable], button'
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
