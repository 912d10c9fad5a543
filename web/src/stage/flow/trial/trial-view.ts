import type { Language } from '@atrium/contract/languages'
import type { FlowGraph, FlowStep, FlowWalk } from '@atrium/contract/resource/flow-run'
import type { ReactNode } from 'react'
import type { ReadForm } from '../../form/read-form.ts'
import type { TrialWords } from './words.ts'

/** What every step of a trial is drawn from. */
export interface TrialView {
  graph: FlowGraph
  words: TrialWords
  walk: FlowWalk
  form: ReadForm
  /** What was filled in, with what the form computes. */
  data: Record<string, unknown>
  language: Language
  /** Where the form is filled in. */
  first: FlowStep | undefined
  head: ReactNode
  actions: ReactNode
}
