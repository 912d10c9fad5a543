import { useEffect, useState } from 'react'
import { useLogin } from '../../platform/session/session.ts'
import { listWatched, type WatchedVideoData } from './watched.ts'

/** Null until it is known: the page was drawn for everybody. */
export function useWatched(): WatchedVideoData[] | null {
  const token = useLogin()?.token
  const [watched, setWatched] = useState<WatchedVideoData[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody signs in or out
  useEffect(() => {
    let hasLeft = false
    listWatched().then(
      (list) => !hasLeft && setWatched(list),
      () => !hasLeft && setWatched([]),
    )
    return () => {
      hasLeft = true
    }
  }, [token])
  return watched
}
