import type { FlowStep } from '@atrium/contract/resource/flow-run'
import type { UiSchema } from '@rjsf/utils'
import type { ReadForm } from '../../form/read-form.ts'

/** The form as one step sees it: hidden fields are not there, those it may only read cannot be changed. */
export function formAtStep(form: ReadForm, step: FlowStep | undefined): ReadForm {
  const uiSchema = structuredClone(form.uiSchema)
  for (const { path, right } of step?.fields ?? []) {
    if (right === 'edit') continue
    const field = uiOf(uiSchema, path)
    if (right === 'hidden') field['ui:widget'] = 'hidden'
    else field['ui:readonly'] = true
  }
  return { ...form, uiSchema }
}

/** Where the settings of a field stand: those of `items[].amount` in `items.items.amount`. */
function uiOf(root: UiSchema, path: string): UiSchema {
  return path
    .replaceAll('[]', '.items')
    .split('.')
    .reduce<UiSchema>((owner, name) => {
      const inner = Object.hasOwn(owner, name) ? owner[name] : undefined
      const found: UiSchema = typeof inner === 'object' && inner !== null ? inner : {}
      owner[name] = found
      return found
    }, root)
}
