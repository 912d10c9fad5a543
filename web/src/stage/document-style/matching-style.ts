import type { InsideOf } from '@atrium/contract/inside'

type MatchedStyle = InsideOf<'document-style'>['styles'][number]

/** The last rule of a style sheet that an element, or the nearest one around it that any rule names, is set by. */
export function matchingStyle(styles: readonly MatchedStyle[], element: Element): string | null {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const found = styles.findLast(({ kind, id }) => kind !== 'token' && matches(one as Element, id))
    if (found) return found.id
  }
  return null
}

/** What browsers do not understand matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
