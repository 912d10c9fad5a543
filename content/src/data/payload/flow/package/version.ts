import type { DemoVersion, PayloadFile, Texts } from '../../../../kinds.ts'
import { flowFiles } from '../files.ts'
import type { FlowPlan } from '../plan.ts'

interface Release {
  version: string
  days_ago: number
  plan: FlowPlan
  changes: Texts
  /** Files beside the flow, its form and the instructions. */
  more?: PayloadFile[]
}

/** `notes` are what the person who imports the flow should know. */
export function flowVersions(releases: Release[], notes: Texts[]): DemoVersion[] {
  return releases.map(({ plan, more, ...release }) => ({ ...release, files: () => flowFiles(plan, notes, more) }))
}
