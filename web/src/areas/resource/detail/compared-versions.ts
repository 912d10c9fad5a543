import type { ResourceType } from '@atrium/contract/resource-types'
import { useAddressWith } from '../../../platform/address/address.ts'
import { trialParameter } from '../../../stage/flow/trial-context.ts'
import { previewHash } from './preview-hash.ts'

/** The id of the list of changes. */
export const comparisonList = 'comparison'

/** Flows are compared in their drawing, above the list. */
export function placeOfComparison(type: ResourceType): string {
  return type === 'flow' ? previewHash : `#${comparisonList}`
}

export const comparisonParameters = ['from', 'to']

/** `?from=1.4.0&to=2.0.0` */
export function comparedIn(fields: URLSearchParams): { from: string; to: string } | null {
  const from = fields.get('from')
  const to = fields.get('to')
  return from && to ? { from, to } : null
}

/** The address of this page comparing two of its versions; null ends the comparison. */
export function useComparisonAddress() {
  const addressWith = useAddressWith()
  return (versions: { from: string; to: string } | null): string =>
    addressWith({ from: versions?.from ?? null, to: versions?.to ?? null, node: null, [trialParameter]: null })
}
