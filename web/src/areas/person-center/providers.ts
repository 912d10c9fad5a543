import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import type { SettledCall } from '../../page/account/settle-call.ts'

export type ProvidersCall = Promise<SettledCall<Answer<'GET /api/users/oauth/providers'>>>

/** Dialling codes to which messages are sent; none until they are known, and the server reads the number its own way. */
export function useDialCodes(providers: ProvidersCall): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([])

  useEffect(() => {
    void providers.then((settled) => {
      if ('data' in settled) setCodes(settled.data.dial_codes)
    })
  }, [providers])
  return codes
}
