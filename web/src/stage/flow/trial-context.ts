import { createContext, type ReactNode } from 'react'

export const trialSteps = ['fill', 'run', 'document'] as const
export type TrialStep = (typeof trialSteps)[number]

/** Of a page on which a flow can be tried. The address holds the step and never what was filled in. */
export interface TrialPage {
  /** Null while the flow is only looked at. */
  step: TrialStep | null
  addressOf: (step: TrialStep | null) => string
  /** What is offered in the end: the page's download button. */
  download: ReactNode
}

/** Null where flows are only looked at: the review of a submission, the workshop. */
export const TrialContext = createContext<TrialPage | null>(null)

export const trialParameter = 'trial'

/** `?trial=run` */
export function trialStepIn(fields: URLSearchParams): TrialStep | null {
  const named = fields.get(trialParameter)
  return trialSteps.find((step) => step === named) ?? null
}
