import type { Texts } from '../../../kinds.ts'
import type { FormPlan } from '../form/build.ts'
import type { DemoField } from '../form/fields.ts'

/** The title of `amount` or `items[].amount`, so that a flow never opens a field its form does not have. */
export function fieldTitle({ title, fields, rules = [] }: FormPlan, path: string): Texts {
  let inner: DemoField[] = [...fields, ...rules.flatMap((rule) => rule.fields ?? [])]
  let found: DemoField | undefined
  for (const step of path.split('.')) {
    found = inner.find(({ name }) => name === step.replace('[]', ''))
    inner = found?.fields ?? []
  }
  if (!found) throw new Error(`no field ${path} in ${title['zh-CN']}`)
  return found.title
}
