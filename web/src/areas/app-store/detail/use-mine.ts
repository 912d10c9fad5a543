import { useQuery } from '../../../platform/api/use-query.ts'
import { useLogin } from '../../../platform/session/session.ts'
import type { AppDetail, Between } from './answers.ts'

export interface OwnAppState {
  /** Null for visitors, and until it is known. */
  between: Between | null
  reload: () => void
}

const strangers: Omit<Between, 'app_id' | 'collect_count'> = {
  installed_version: null,
  request: null,
  collected: false,
  rating: null,
  is_owner: false,
}

/** What is between somebody and an app. The page itself was drawn for everybody. */
export function useMine({ app_id, collect_count }: AppDetail): OwnAppState {
  const isSignedIn = useLogin() !== null
  const { data, failure, reload } = useQuery('GET /api/apps/{app_id}/mine', isSignedIn ? { params: { app_id } } : null)
  // The page is whole without it: asking twice is one request, and the server knows who may rate.
  return { between: data ?? (failure && { app_id, collect_count, ...strangers }), reload }
}
