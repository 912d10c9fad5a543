import type { Inside } from '@atrium/contract/resource/inside'

/** How large a resource is, in what its type is counted by: fields, steps, slots, placeholders, styles, entries, widgets. */
export function sizeOf(inside: Inside): number {
  switch (inside.type) {
    case 'form':
      return inside.fields.length
    case 'flow':
      return inside.steps.length
    case 'login':
      return inside.slots.length
    case 'document-template':
      return inside.placeholders.length
    case 'document-style':
      return inside.styles.length
    case 'schedule':
      return inside.entries.length
    case 'portal':
      return inside.widgets.length
  }
}
