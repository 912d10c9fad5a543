import type { Texts } from '../../../kinds.ts'
import type { FormPlan } from '../form/build.ts'
import type { FlowRole } from './roles.ts'

/** A flow as its author thinks of it: who takes part, what happens in which column, how one thing leads to another. */
export interface FlowPlan {
  id: string
  name: Texts
  /** The form it runs on, for the titles of the fields that steps open or close. */
  form: FormPlan
  lanes: FlowLane[]
  /** The middle of each column; without them columns stand evenly. */
  columns?: number[]
  nodes: FlowNode[]
  ways: FlowWay[]
}

interface FlowLane {
  id: string
  name: Texts
  rows?: number
}

type FieldRight = 'edit' | 'comment' | 'read' | 'hidden'

export interface FlowPlanStep {
  role?: FlowRole
  /** ISO 8601: 'PT24H'. */
  deadline?: string
  /** Whom a missed deadline is told. */
  remind?: 'self' | 'self,superior'
  passes?: 'all' | 'any' | 'one'
  actions?: ('approve' | 'return' | 'transfer' | 'add_signer' | 'reject')[]
  rights?: Partial<Record<FieldRight, string[]>>
}

export interface FlowNode {
  id: string
  kind: 'start' | 'user' | 'service' | 'send' | 'exclusive' | 'parallel' | 'wait' | 'timer' | 'end' | 'message'
  name?: Texts
  lane: string
  column: number
  row: number
  step?: FlowPlanStep
  /** How long a timer waits. */
  duration?: string
  /** The step a timer sits on. */
  on?: string
}

type NodeSide = 'left' | 'right' | 'top' | 'bottom'

export interface FlowWay {
  from: string
  to: string
  name?: Texts
  /** A formula over the form's values; `outcome` is what the step before decided. */
  when?: string
  /** Taken when no other condition holds. */
  otherwise?: boolean
  out?: NodeSide
  into?: NodeSide
  /** Where it turns: so far before the target, or so far inside the edge of the lane when it goes back. */
  bend?: number
}

type FlowPlace = [lane: string, column: number, row?: number]
const at = ([lane, column, row = 0]: FlowPlace) => ({ lane, column, row })

export const start = (place: FlowPlace, name?: Texts): FlowNode => ({
  id: 'start',
  kind: 'start',
  ...at(place),
  ...(name && { name }),
})

export const user = (id: string, place: FlowPlace, name: Texts, step: FlowPlanStep): FlowNode => ({
  id,
  kind: 'user',
  name,
  step,
  ...at(place),
})

const approving = ['approve', 'return', 'transfer'] as const

/** Somebody says yes or no; more than one person means that all must agree unless told otherwise. */
export const approve = (id: string, place: FlowPlace, name: Texts, step: FlowPlanStep): FlowNode =>
  user(id, place, name, { passes: 'one', actions: [...approving], ...step })

export const service = (id: string, place: FlowPlace, name: Texts): FlowNode => ({
  id,
  kind: 'service',
  name,
  ...at(place),
})
export const send = (id: string, place: FlowPlace, name: Texts): FlowNode => ({ id, kind: 'send', name, ...at(place) })

/** One way of several. */
export const decide = (id: string, place: FlowPlace, name?: Texts): FlowNode => ({
  id,
  kind: 'exclusive',
  ...at(place),
  ...(name && { name }),
})

/** All ways at once, or waiting for all of them. */
export const together = (id: string, place: FlowPlace): FlowNode => ({ id, kind: 'parallel', ...at(place) })

export const wait = (id: string, place: FlowPlace, name: Texts, duration: string): FlowNode => ({
  id,
  kind: 'wait',
  name,
  duration,
  ...at(place),
})

/** A timer that sits on a step and reminds without ending it. */
export const timer = (id: string, on: FlowNode, name: Texts, duration: string): FlowNode => ({
  id,
  kind: 'timer',
  on: on.id,
  name,
  duration,
  lane: on.lane,
  column: on.column,
  row: on.row,
})

export const end = (id: string, place: FlowPlace, name: Texts, kind: 'end' | 'message' = 'end'): FlowNode => ({
  id,
  kind,
  name,
  ...at(place),
})

export const way = (from: string, to: string, more: Omit<FlowWay, 'from' | 'to'> = {}): FlowWay => ({
  from,
  to,
  ...more,
})

/** One after the other, without conditions. */
export const chain = (...ids: string[]): FlowWay[] => ids.slice(1).map((to, place) => way(ids[place] ?? '', to))

export const wayId = ({ from, to }: FlowWay) => `${from}_to_${to}`
