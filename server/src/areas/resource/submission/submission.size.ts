import type { Inside } from '@atrium/contract/inside'

/** How large something is, in what its type counts by. */
export function sizeOf(inside: Inside): number {
  switch (inside.type) {
    case 'form':
      return inside.fields.length
    case 'flow':
      return inside.steps.filter(({ kind }) => ['task', 'approval', 'service'].includes(kind)).length
    case 'login':
      return inside.slots.length
    case 'document-template':
      return inside.pages
    case 'document-style':
      return inside.styles.length
    case 'schedule':
      return inside.entries.length
    case 'portal':
      return inside.widgets.length
  }
}
