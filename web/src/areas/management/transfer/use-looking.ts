import { useEffect, useEffectEvent, useState } from 'react'
import { Failure } from '../../../platform/api/failure.ts'

const lookAgain = 800

/** Looks how far something in the background is until it is over; `turn` is another number when it begins anew. */
export function useLooking<Data>(turn: number | null, read: () => Promise<Data>, isOver: (data: Data) => boolean) {
  const [found, setFound] = useState<Data | null>(null)
  const look = useEffectEvent(async () => {
    const data = await read().catch(unlessPassing)
    if (data) setFound(data)
    return data !== null && isOver(data)
  })

  useEffect(() => {
    if (turn === null) return setFound(null)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const again = async () => {
      const isOverNow = await look()
      if (!isOverNow && !isGone) timer = setTimeout(again, lookAgain)
    }
    void again()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [turn])
  return found
}

/** A connection that is gone for a moment is tried again. */
function unlessPassing(thrown: unknown): null {
  if (!(thrown instanceof Failure)) throw thrown
  return null
}
