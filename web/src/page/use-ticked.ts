import { useState } from 'react'

export type Ticked = ReturnType<typeof useTicked>

/** Which of a list are ticked. What has left the list is ticked no more. */
export function useTicked(listed: number[]) {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set())
  const ticked = new Set(listed.filter((id) => known.has(id)))
  const isAll = ticked.size > 0 && ticked.size === listed.length

  return {
    has: (id: number) => ticked.has(id),
    count: ticked.size,
    isAll,
    isSome: ticked.size > 0 && !isAll,
    toggle: (id: number) =>
      setKnown(new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id])),
    tick: (ids: number[]) => setKnown(new Set([...ticked, ...ids])),
    toggleAll: () => setKnown(new Set(isAll ? [] : listed)),
    none: () => setKnown(new Set()),
  }
}
