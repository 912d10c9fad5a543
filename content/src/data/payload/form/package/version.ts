import type { DemoVersion, Texts } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { type FormPlan, formFiles } from '../build.ts'

export function formVersion(version: string, days_ago: number, plan: FormPlan, changes: Texts): DemoVersion {
  return { version, days_ago, changes, files: () => formFiles(plan) }
}

export const first = text('首次发布。', '首次發布。', 'First release.')
