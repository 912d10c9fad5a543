import type { DemoPayloadFile, DemoVersion, Texts } from '../../../../kinds.ts'
import type { DocumentPlan } from '../document.ts'
import { flowFiles } from '../files.ts'
import type { FlowPlan } from '../plan.ts'

interface FlowRelease {
  version: string
  days_ago: number
  plan: FlowPlan
  changes: Texts
  document?: DocumentPlan
  /** Files beside the flow, its form and the instructions. */
  more?: DemoPayloadFile[]
  /** What is good to know about this version only. */
  note?: Texts
}

/** `notes` are what the person who imports the flow should know. */
export function flowVersions(releases: FlowRelease[], notes: Texts[]): DemoVersion[] {
  return releases.map(({ plan, document, more, note, ...release }) => ({
    ...release,
    files: () => flowFiles(plan, { notes: note ? [note, ...notes] : notes, document, more }),
  }))
}
