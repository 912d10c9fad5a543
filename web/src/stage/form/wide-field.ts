import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils'

/** Whether a field takes the whole width: because its author says so, or because of what it is. */
export function isWide(schema: RJSFSchema | undefined, ui: UiSchema = {}): boolean {
  const { width, widget } = getUiOptions(ui)
  return width === 'full' || widget === 'textarea' || schema?.type === 'array' || schema?.type === 'object'
}
