interface MergeCandidate {
  state: string
  is_weaver: boolean
  is_staff: boolean
  erase_at: string | null
}

/**
 * People with management pages cannot be merged, on either side: one of their addresses under foreign control must not transfer their
 * rights. Nor can accounts that are being erased or were disabled by staff.
 */
export function mayMerge({ state, is_weaver, is_staff, erase_at }: MergeCandidate): boolean {
  return state === 'active' && !is_weaver && !is_staff && erase_at === null
}

/** By staff, who see whose accounts they are: not with one that is on its way out, or closed. */
export function mayBeMerged({ state, erase_at }: MergeCandidate): boolean {
  return state === 'active' && erase_at === null
}
