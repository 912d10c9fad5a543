import type { Answer } from '@atrium/contract/calls'
import { useQuery } from '../../../platform/api/use-query.ts'
import { useLogin } from '../../../platform/session/session.ts'

export interface OwnResourceState {
  /** Null for visitors, and until it is known. */
  between: Answer<'GET /api/resources/{resource_id}/mine'> | null
  reload: () => void
}

/** What is between somebody and a resource. The page itself was drawn for everybody, and is whole without it. */
export function useMine(resource_id: number): OwnResourceState {
  const isSignedIn = useLogin() !== null
  const input = isSignedIn ? { params: { resource_id } } : null
  const { data, reload } = useQuery('GET /api/resources/{resource_id}/mine', input)
  return { between: data, reload }
}
