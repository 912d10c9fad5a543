import { useQueryFunction } from '../../platform/api/use-query.ts'
import { listWatched, type WatchedVideoData } from './watched.ts'

/** Null until it is known: the page was drawn for everybody. */
export function useWatched(): WatchedVideoData[] | null {
  const { data, failure } = useQueryFunction(listWatched, {})
  return data ?? (failure ? [] : null)
}
