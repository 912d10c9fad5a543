const focusable = 'input, textarea, select, button, [tabindex]'

/** Puts the cursor into a field of the form that is on the page; of a table into its first line. */
export function focusField(path: string) {
  const element = document.getElementById(`root.${path.replaceAll('[]', '.0')}`)
  if (!element) return
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
