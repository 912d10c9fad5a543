import type { ResourceType } from '@atrium/contract/resource-types'
import { useEffect } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { createStore } from '../../../platform/state/store.ts'
import { useUploadsFor } from '../../../platform/upload/list.ts'
import { resourceTarget } from '../../../platform/upload/upload.ts'
import type { OwnSubmission } from '../submission/submission.ts'

/** What became of an uploaded file: a draft, or why there is none; null while that is asked. */
type DraftOutcome = { submission: OwnSubmission } | { why: string } | null

/** Kept beyond one page: a file is made a draft once, however often its upload is looked at. */
const begun = createStore<ReadonlyMap<number, DraftOutcome>>(new Map())

interface DraftOptions {
  /** Where the content alone does not say. */
  resource_type?: ResourceType | undefined
  /** For a new version of something one has published. */
  resource_id?: number | undefined
}

/** Makes a draft of every file uploaded as a resource that arrives while a page of this person's uploads is open. */
export function useDrafts(options: DraftOptions = {}): ReadonlyMap<number, DraftOutcome> {
  const known = begun.use()
  const arrived = useUploadsFor(resourceTarget).flatMap(({ stage, file }) =>
    stage === 'ready' && file ? [file.file_id] : [],
  )
  const news = arrived.filter((file_id) => !known.has(file_id)).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wished for counts when a file arrives, not later.
  useEffect(() => {
    for (const file_id of news === '' ? [] : news.split(',').map(Number)) void begin(file_id, options)
  }, [news])

  return known
}

/** Its file is no longer news: it was handed in, put aside or thrown away. */
export function forgetDraft(submission_id: number) {
  for (const [file_id, one] of begun.read()) {
    if (one && 'submission' in one && one.submission.submission_id === submission_id) put(file_id, null)
  }
}

export async function removeDraft(submission_id: number) {
  await ask(quietCaller(), 'DELETE /api/submissions/{submission_id}', { params: { submission_id } })
  forgetDraft(submission_id)
}

async function begin(file_id: number, { resource_type, resource_id }: DraftOptions) {
  if (begun.read().has(file_id)) return
  put(file_id, null)
  const body = { file_id, ...(resource_type && { resource_type }), ...(resource_id && { resource_id }) }
  try {
    put(file_id, { submission: await ask(quietCaller(), 'POST /api/submissions', { body }) })
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown
    put(file_id, { why: failureText(thrown) })
  }
}

function put(file_id: number, one: DraftOutcome) {
  begun.change(new Map([...begun.read(), [file_id, one]]))
}
