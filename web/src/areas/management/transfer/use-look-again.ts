import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { LoadedList } from '../list/list-address.ts'

const pause = 2_000

/** A list of work under way follows it: as long as something goes on, it looks again. */
export function useLookAgain<Row extends { state: string }>(
  { answer }: LoadedList<Row>,
  going: readonly string[],
): void {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    void answer.then((settled) => {
      if (isGone || !('data' in settled) || !settled.data.list.some(({ state }) => going.includes(state))) return
      timer = setTimeout(() => void revalidate(), pause)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [answer, going, revalidate])
}
