import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isSettled } from '../../../platform/upload/follow.ts'
import { useUploads } from '../../../platform/upload/list.ts'
import type { StoredFile } from '../../../platform/upload/upload.ts'

const firstPause = 1_500
const longestPause = 15_000

/** Asks for the list again when something arrived, and less and less often while something in it is being checked. */
export function useArrivals(list: StoredFile[]) {
  const { revalidate } = useRevalidator()
  const pause = useRef(firstPause)
  const known = new Map(list.map(({ file_id, state }) => [file_id, state]))
  const arrived = useUploads().filter(({ file }) => file && known.get(file.file_id) !== file.state)
  const news = arrived.map(({ file }) => `${file?.file_id} ${file?.state}`).join()
  const isWaiting = list.some((file) => !isSettled(file))

  useEffect(() => {
    if (news !== '') void revalidate()
  }, [news, revalidate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list starts the next pause.
  useEffect(() => {
    if (!isWaiting) {
      pause.current = firstPause
      return
    }
    const timer = setTimeout(() => void revalidate(), pause.current)
    pause.current = Math.min(pause.current * 1.5, longestPause)
    return () => clearTimeout(timer)
  }, [list, isWaiting, revalidate])
}
