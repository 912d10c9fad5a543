import type { Answer } from '@atrium/contract/calls'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { NoSums, type Sums, sumFile } from './sum-file.ts'

type Recognised = Answer<'GET /api/releases/files'>

export type Verified =
  | { step: 'waiting' }
  | { step: 'reading'; file: File; part: number }
  | { step: NoSums['step']; file: File }
  /** The sums are made, but what they belong to could not be asked. */
  | { step: 'unasked'; file: File; sums: Sums }
  | { step: 'known'; file: File; sums: Sums; recognised: Recognised }

/** Reads a file here, and asks only by its sum and name what it is. The latest file that was given counts. */
export function useVerified() {
  const [verified, setVerified] = useState<Verified>({ step: 'waiting' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function verify(file: File) {
    current.current?.abort()
    const run = new AbortController()
    current.current = run
    setVerified({ step: 'reading', file, part: 0 })
    try {
      const sums = await sumFile(file, (part) => setVerified({ step: 'reading', file, part }), run.signal)
      await recognise(file, sums, run.signal)
    } catch (error) {
      if (!run.signal.aborted && error instanceof NoSums) setVerified({ step: error.step, file })
    }
  }

  async function recognise(file: File, sums: Sums, signal?: AbortSignal) {
    const query = { sha256: sums.sha256, file_name: file.name.slice(0, 255) }
    const recognised = await ask(quietCaller(), 'GET /api/releases/files', { query }).catch(() => null)
    if (signal?.aborted) return
    setVerified(recognised ? { step: 'known', file, sums, recognised } : { step: 'unasked', file, sums })
  }

  function stop() {
    current.current?.abort()
    setVerified({ step: 'waiting' })
  }

  return { verified, verify, recognise, stop }
}
