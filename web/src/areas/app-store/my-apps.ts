import type { Answer } from '@atrium/contract/calls'
import { useMemo } from 'react'
import { useQuery } from '../../platform/api/use-query.ts'
import { useLogin } from '../../platform/session/session.ts'

export type AppState = Pick<
  Answer<'GET /api/users/mine/apps'>['list'][number],
  'app_id' | 'installed_version' | 'request'
>

const nothing: ReadonlyMap<number, AppState> = new Map()

/** Where somebody stands with each app they asked for. The page itself was drawn for everybody, and is whole without it. */
export function useMyApps(): ReadonlyMap<number, AppState> {
  const isSignedIn = useLogin() !== null
  const { data } = useQuery('GET /api/users/mine/apps', isSignedIn ? {} : null)
  return useMemo(() => (data ? new Map(data.list.map((one) => [one.app_id, one])) : nothing), [data])
}
