import { useCallback, useEffect, useState } from 'react'
import type { SettledCall } from '../../../page/account/settle-call.ts'

/** What is read of the record that is open; null while it is on its way. */
export function useRecord<Data>(id: number | null, read: (id: number) => Promise<SettledCall<Data>>) {
  const [settled, setSettled] = useState<{ id: number; settled: SettledCall<Data> } | null>(null)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((one) => one + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record, or the same one once more; how it is read stays.
  useEffect(() => {
    setSettled(null)
    if (id === null) return
    let left = false
    void read(id).then((answer) => {
      if (!left) setSettled({ id, settled: answer })
    })
    return () => {
      left = true
    }
  }, [id, round])

  return { settled: settled?.id === id ? settled.settled : null, again }
}
