import { fileSizes } from '@atrium/contract/limits'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { ownerNow } from '../session/owner.ts'
import { changeUpload, dropUpload, findUpload, haltUpload, putUpload, readUploads } from './list.ts'
import { newJob, run, type UploadJob } from './run.ts'
import { findUnfinished, forgetUnfinished, readUnfinished } from './unfinished.ts'
import {
  isFor,
  type Stage,
  type StoredFile,
  travellingName,
  type UploadKind,
  type UploadProblem,
  type UploadState,
  type UploadTarget,
} from './upload.ts'

/** More would only share the same line. */
const atOnce = 2
const onTheirWay: ReadonlySet<Stage> = new Set(['preparing', 'sending', 'lost'])
const ended: ReadonlySet<Stage> = new Set(['ready', 'refused', 'failed', 'unfinished'])
const jobs = new Map<string, UploadJob>()

/**
 * The same file again goes on where it stopped. `place` is called once the file is clean, also after the page or dialog it
 * was chosen in was closed; only then is the upload ready.
 */
export function addFiles(files: File[], target: UploadTarget, place?: (file: StoredFile) => Promise<unknown>) {
  for (const file of files) add(file, target, place)
  startNext()
}

/** Breaks off what is under way; chunks that have arrived stay. */
export function pauseUpload(file_name: string) {
  const job = jobs.get(file_name)
  if (!job) return
  job.stop.abort()
  haltUpload(file_name, 'paused')
  startNext()
}

export function resumeUpload(file_name: string) {
  const job = jobs.get(file_name)
  if (findUpload(file_name)?.stage === 'lost') return job?.hurry.abort()
  if (!job) return
  jobs.set(file_name, { ...job, stop: new AbortController() })
  changeUpload(file_name, { stage: 'waiting', problem: null })
  startNext()
}

/** What was sent of it goes; the list forgets it at once. */
export async function cancelUpload(file_name: string) {
  const job = jobs.get(file_name)
  const upload_id = job?.upload_id ?? readUnfinished().find((one) => one.file_name === file_name)?.upload_id
  const isThere = findUpload(file_name)?.file !== null || findUpload(file_name)?.stage === 'checking'

  job?.stop.abort()
  job?.hashes.stop()
  jobs.delete(file_name)
  forgetUnfinished(file_name)
  dropUpload(file_name)
  startNext()
  if (!upload_id || isThere) return
  // What nobody gives up is swept after a week.
  await ask(quietCaller(), 'DELETE /api/uploads/{upload_id}', { params: { upload_id } }).catch(() => {})
}

/** Takes placed files out of the list: they are shown where they went. */
export function dropPlaced(target: UploadTarget) {
  for (const upload of readUploads()) {
    if (isFor(upload, target) && upload.stage === 'ready') void cancelUpload(upload.file_name)
  }
}

function add(file: File, target: UploadTarget, place: UploadJob['place']) {
  const owner = ownerNow()
  if (!owner || isUnderWay(file, target)) return
  const before = findUnfinished(file, target)
  const problem = problemWith(file, target.kind)
  const { name, size } = file

  const upload: UploadState = {
    owner,
    name,
    size,
    kind: target.kind,
    purpose: target.purpose,
    subject_id: target.subject_id,
    file: null,
    pace: null,
    problem,
    file_name: before?.file_name ?? travellingName(name, nextMoment()),
    sent: before?.sent ?? 0,
    arrived: before?.sent ?? 0,
    stage: problem ? 'failed' : 'waiting',
  }
  if (!problem) jobs.set(upload.file_name, newJob(file, place))
  putUpload(upload)
}

function startNext() {
  const running = readUploads().filter(({ stage }) => onTheirWay.has(stage)).length
  const waiting = readUploads().filter(({ stage }) => stage === 'waiting')
  for (const upload of waiting.slice(0, Math.max(0, atOnce - running))) {
    const job = jobs.get(upload.file_name)
    if (job) void run(job, upload, startNext)
  }
}

function isUnderWay({ name, size, lastModified }: File, target: UploadTarget): boolean {
  return readUploads().some((upload) => {
    const file = jobs.get(upload.file_name)?.file
    const isSame = file?.name === name && file.size === size && file.lastModified === lastModified
    return isSame && isFor(upload, target) && upload.owner === ownerNow() && !ended.has(upload.stage)
  })
}

function problemWith({ size }: File, kind: UploadKind): UploadProblem | null {
  if (size === 0) return { name: 'empty' }
  return size > fileSizes[kind] ? { name: 'too_large' } : null
}

let lastMoment = 0

/** Two files of the same name chosen at once still travel by different ones. */
function nextMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1)
  return lastMoment
}
