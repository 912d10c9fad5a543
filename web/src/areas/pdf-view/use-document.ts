import { failures } from '@atrium/contract/errors'
import { useEffect, useState } from 'react'
import { Failure } from '../../platform/api/failure.ts'
import { handleFailure } from '../../platform/api/failures.ts'
import { missingAddress } from '../../platform/page/missing.ts'
import { navigateTo } from '../../platform/page/navigation.ts'
import type { Progress } from '../../stage/pdf/open-pdf.ts'
import { type OpenDocument, openDocument } from './open-document.ts'

/** Why a document is not to be seen: it is not for this person, its pages cannot be read, nobody answers. */
export type Closed = { why: 'refused' | 'encrypted' | 'damaged' } | { why: 'failed'; failure: Failure }

export type DocumentState =
  | { step: 'loading'; progress: Progress | null }
  | { step: 'open'; document: OpenDocument }
  | ({ step: 'closed' } & Closed)

const atFirst: DocumentState = { step: 'loading', progress: null }

export function useDocument(file_id: number | null): DocumentState & { retry: () => void } {
  const [state, setState] = useState<DocumentState>(atFirst)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    if (file_id === null) return navigateTo(missingAddress(location.pathname))

    let hasLeft = false
    setState(atFirst)
    const opening = openDocument(file_id, (progress) => !hasLeft && setState({ step: 'loading', progress }))
    opening.then(
      (document) => !hasLeft && setState({ step: 'open', document }),
      (thrown) => {
        if (hasLeft) return
        if (isMissing(thrown)) handleFailure(thrown)
        else setState({ step: 'closed', ...reasonOf(thrown) })
      },
    )
    return () => {
      hasLeft = true
      opening.then(({ close }) => close()).catch(() => {})
    }
  }, [file_id, tries])

  return { ...state, retry: () => setTries(tries + 1) }
}

/** Its reader is led to the page that says so [ERR-01]. */
function isMissing(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && thrown.code === failures.not_found.code
}

const refusals: number[] = [failures.not_allowed.code, failures.not_logged_in.code]

function reasonOf(thrown: unknown): Closed {
  if (thrown instanceof Failure) {
    return refusals.includes(thrown.code) ? { why: 'refused' } : { why: 'failed', failure: thrown }
  }
  // What the network could not bring; everything else was thrown over what is written in the document.
  if (thrown instanceof TypeError) return { why: 'failed', failure: Failure.ofTransport(thrown) }
  return { why: thrown instanceof Error && thrown.name === 'PasswordException' ? 'encrypted' : 'damaged' }
}
