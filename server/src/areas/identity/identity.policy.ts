interface MergeCandidate {
  state: string
  is_weaver: boolean
  is_administrator: boolean
  erase_at: string | null
}

/**
 * Not with those who hold keys of the house, on either side: one address of theirs in a stranger's hands must not carry
 * everything over at a stroke. And not with an account on its way out, or closed by those who run the portal.
 */
export function mayMerge({ state, is_weaver, is_administrator, erase_at }: MergeCandidate): boolean {
  return state === 'active' && !is_weaver && !is_administrator && erase_at === null
}

/** By staff, who see whose accounts they are: not with one that is on its way out, or closed. */
export function mayBeMerged({ state, erase_at }: MergeCandidate): boolean {
  return state === 'active' && erase_at === null
}
