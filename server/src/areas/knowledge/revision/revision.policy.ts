import type { revisionState } from '@atrium/contract/knowledge'
import type { z } from 'zod'
import { Failure } from '../../../platform/http/failure.ts'

export type State = z.output<typeof revisionState>

/** From which states what may be done. What is in review changes only when it comes back; what is published, never. */
const moves = {
  save: ['draft', 'changes_asked'],
  submit: ['draft', 'changes_asked'],
  remove: ['draft', 'changes_asked'],
  take_back: ['in_review'],
  decide: ['in_review'],
} as const satisfies Record<string, readonly State[]>

export function refuse(move: keyof typeof moves, state: State): void {
  const from: readonly State[] = moves[move]
  if (!from.includes(state)) throw new Failure('conflict', { detail: `${move}: not while it is ${state}` })
}
