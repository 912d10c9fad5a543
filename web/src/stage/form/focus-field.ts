const focusable = 'input, textarea, select, button, [tabindex]'

/** Puts the cursor into the one of these fields that stands highest on the page; what stands nowhere is left out. */
export function focusFirstField(paths: string[]) {
  const [first] = paths
    .filter((path) => elementOf(path))
    .sort((one, other) => (isBefore(elementOf(one), elementOf(other)) ? -1 : 1))
  if (first) focusField(first)
}

function isBefore(one: HTMLElement | null, other: HTMLElement | null): boolean {
  return Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function elementOf(path: string) {
  return document.getElementById(`root.${path.replaceAll('[]', '.0')}`)
}

/** Puts the cursor into a field of the form that is on the page (`items.0.amount`); of a table `items[]` into its first line. */
export function focusField(path: string) {
  const element = elementOf(path)
  if (!element) return
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
