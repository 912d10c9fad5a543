import type { Inside } from '@atrium/contract/resource/inside'
import type { ResourceTrial } from '@atrium/contract/resource-types'

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

/** How it can be tried with what the package holds. */
export function trialsOf(inside: Inside): ResourceTrial[] {
  switch (inside.type) {
    case 'form':
      return inside.fields.length > 0 ? ['fill'] : []
    case 'flow':
      if (inside.form === null) return ['run']
      return inside.document === null ? ['run', 'fill'] : ['run', 'fill', 'document']
    case 'login':
      return inside.slots.some(({ kind }) => kind === 'text') ? ['title'] : []
    case 'document-template':
      return ['page']
    case 'document-style':
      return inside.styles.length > 0 ? ['sample'] : []
    case 'schedule':
      return inside.entries.length > 0 ? ['weeks'] : []
    case 'portal':
      return inside.roles.length > 1 ? ['roles'] : []
  }
}
