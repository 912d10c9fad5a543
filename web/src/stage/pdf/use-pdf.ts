import { useEffect, useRef, useState } from 'react'
import { type OpenPdf, openPdf, preparePdf } from './open-pdf.ts'

/** On its way while the stage still asks where the first document is. */
let early = typeof document === 'undefined' ? null : preparePdf()

interface ShownPdf {
  /** The one asked for, or until it is there the one before. */
  document: OpenPdf | null
  failed: boolean
}

/** Opens documents as they are asked for and keeps them, so that going to and fro waits once; all are closed in the end. */
export function usePdf(address: string | null, renew: () => Promise<string | null>): ShownPdf {
  const opening = useRef(new Map<string, Promise<OpenPdf>>())
  const latest = useRef(renew)
  latest.current = renew
  const [documents, setDocuments] = useState<Record<string, OpenPdf | 'failed'>>({})
  const before = useRef<OpenPdf | null>(null)

  useEffect(() => {
    if (address === null || opening.current.has(address)) return
    const again = async () => (await latest.current()) ?? address
    const asked = openPdf(early ?? preparePdf(), { address, renew: again })
    early = null
    opening.current.set(address, asked)
    const keep = (found: OpenPdf | 'failed') => setDocuments((known) => ({ ...known, [address]: found }))
    asked.then(keep, () => keep('failed'))
  }, [address])

  useEffect(() => {
    const all = opening.current
    return () => {
      for (const one of all.values()) one.then(({ close }) => close()).catch(() => {})
      all.clear()
    }
  }, [])

  const found = address === null ? undefined : documents[address]
  if (found && found !== 'failed') before.current = found
  return { document: found === 'failed' ? null : before.current, failed: found === 'failed' }
}
