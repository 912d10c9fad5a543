import type { Answer } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { Failure } from '../api/failure.ts'
import { failureText } from '../api/failures.ts'
import { ownerNow } from '../session/owner.ts'
import { follow, isSettled } from './follow.ts'
import { type Hashes, hashesOf, readAgain, Unreadable } from './hashes.ts'
import { changeUpload, findUpload, haltUpload } from './list.ts'
import { isPassing, mostTries, pauseAfter, waitFor } from './patience.ts'
import { sendFile } from './send-file.ts'
import { forgetUnfinished, keepUnfinished } from './unfinished.ts'
import type { StoredFile, UploadState } from './upload.ts'

/** Over how much time the pace is taken: long enough to be calm, short enough to be true. */
const span = 5_000

/** With less than this there is nothing to say yet. */
const atLeast = 800

type UploadAnswer = Answer<'POST /api/uploads'>

/** A file in hand, and what stops or hurries it. */
export interface UploadJob {
  file: File
  hashes: Hashes
  upload_id: number | null
  stop: AbortController
  hurry: AbortController
  /** Takes the clean file to where it was chosen for. */
  place: ((file: StoredFile) => Promise<unknown>) | undefined
}

export function newJob(file: File, place: UploadJob['place']): UploadJob {
  return {
    file,
    place,
    hashes: hashesOf(file),
    upload_id: null,
    stop: new AbortController(),
    hurry: new AbortController(),
  }
}

/** Sends a file, through as many lost connections as it takes, and watches what becomes of it. */
export async function run(job: UploadJob, { file_name, owner }: UploadState, onSent: () => void) {
  const { signal } = job.stop
  try {
    const file_id = await tryPatiently(job, file_name, (onProgress) => {
      changeUpload(file_name, { stage: 'preparing', problem: null })
      return sendOnce(job, file_name, owner, onProgress).catch(async (thrown) => {
        // When a file changes during the upload, the browser reports it like a lost connection.
        if (isPassing(thrown)) await readAgain(job.file)
        throw thrown
      })
    })
    // What has not come to its place yet can be taken there after a reload: nothing of it is sent again.
    if (!job.place) forgetUnfinished(file_name)
    changeUpload(file_name, { stage: 'checking', sent: job.file.size, pace: null })
    onSent()
    const file = await followToEnd(file_id, signal, file_name)
    if (!file) return
    if (file.state === 'ready' && job.place)
      await tryPatiently(job, file_name, () => placeOnce(job, file, file_name, owner))
    forgetUnfinished(file_name)
    changeUpload(file_name, { file, stage: file.state === 'ready' ? 'ready' : 'refused' })
  } catch (thrown) {
    if (signal.aborted) return
    changeUpload(file_name, { stage: 'failed', pace: null, problem: problemOf(thrown) })
    onSent()
  }
}

/** The file once its checks have ended; null if the upload was stopped before. */
async function followToEnd(file_id: number, signal: AbortSignal, file_name: string): Promise<StoredFile | null> {
  let last: StoredFile | null = null
  await follow(file_id, signal, (file) => {
    last = file
    if (!isSettled(file)) changeUpload(file_name, { file })
  })
  return signal.aborted ? null : last
}

async function placeOnce({ place }: UploadJob, file: StoredFile, file_name: string, owner: string) {
  refuseOtherPerson(owner)
  changeUpload(file_name, { file, stage: 'checking', problem: null })
  await place?.(file)
}

async function tryPatiently<Result>(
  job: UploadJob,
  file_name: string,
  attempt: (onProgress: () => void) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(() => {
        tries = 0
      })
    } catch (thrown) {
      job.stop.signal.throwIfAborted()
      if (!isPassing(thrown)) throw thrown
      haltUpload(file_name, 'lost')
      job.hurry = new AbortController()
      const sooner = AbortSignal.any([job.stop.signal, job.hurry.signal])
      await waitFor(tries < mostTries ? pauseAfter(thrown, Math.max(tries, 1)) : null, sooner)
      job.stop.signal.throwIfAborted()
      // A person, or the network, has begun again.
      if (job.hurry.signal.aborted || tries >= mostTries) tries = 0
    }
  }
}

async function sendOnce(job: UploadJob, file_name: string, owner: string, onChunk: () => void): Promise<number> {
  const upload = findUpload(file_name)
  if (!upload) throw new Failure({ kind: 'refused', code: failures.not_logged_in.code })
  refuseOtherPerson(owner)

  const { file, hashes, stop } = job
  const pace = measurePace()
  let begun: UploadAnswer | null = null
  return sendFile(
    { file, hashes, file_name, kind: upload.kind, purpose: upload.purpose, public: false },
    {
      signal: stop.signal,
      onBegun: (answer) => {
        begun = answer
        job.upload_id = answer.upload_id
        const sent = Math.min(answer.received.length * answer.chunk_size, file.size)
        changeUpload(file_name, { stage: 'sending', sent, arrived: sent })
        keepUnfinished({ ...keptOf(upload, answer), sent, changed: file.lastModified })
      },
      onSent: (sent) => changeUpload(file_name, { sent, pace: pace.at(sent) }),
      onChunk: (arrived) => {
        onChunk()
        changeUpload(file_name, { arrived })
        if (begun) keepUnfinished({ ...keptOf(upload, begun), sent: arrived, changed: file.lastModified })
      },
    },
  )
}

/** Another person may have signed in meanwhile: what one person chose is not sent as another. */
function refuseOtherPerson(owner: string) {
  if (owner !== ownerNow()) throw new Failure({ kind: 'refused', code: failures.not_logged_in.code })
}

function keptOf(
  { owner, file_name, name, size, kind, purpose, subject_id }: UploadState,
  { upload_id, expires_at }: UploadAnswer,
) {
  return { owner, file_name, name, size, kind, purpose, subject_id, upload_id, expires_at }
}

function problemOf(thrown: unknown): UploadState['problem'] {
  if (thrown instanceof Failure && thrown.code === failures.too_large.code) return { name: 'too_large' }
  if (thrown instanceof Failure) return { message: failureText(thrown) }
  if (thrown instanceof Unreadable) return { name: 'unreadable' }
  throw thrown
}

/** How fast it goes, from what was there when. */
export function measurePace() {
  let points: { at: number; sent: number }[] = []

  return {
    /** Bytes in a second, or null while it is too early to say. */
    at(sent: number, now = performance.now()): number | null {
      const last = points.at(-1)
      // A chunk that was broken off is sent again: what was counted of it no longer holds.
      if (last && sent < last.sent) points = []
      points = [...points.filter(({ at }) => now - at <= span), { at: now, sent }]
      const [first] = points
      if (!first || now - first.at < atLeast) return null
      return ((sent - first.sent) / (now - first.at)) * 1_000
    },
  }
}
