import { useSyncExternalStore } from 'react'
import { ownerNow } from '../session/owner.ts'
import { useLogin } from '../session/session.ts'
import { readUnfinished } from './unfinished.ts'
import { isFor, type UploadState, type UploadTarget } from './upload.ts'

const none: readonly UploadState[] = []
let uploads: readonly UploadState[] = none
const changed = new EventTarget()

/** Everything this person is uploading, wherever in the portal they are. */
export function useUploads(): readonly UploadState[] {
  useLogin()
  const all = useSyncExternalStore(
    subscribe,
    () => uploads,
    () => none,
  )
  const owner = ownerNow()
  return all.filter((upload) => upload.owner === owner)
}

/** Those that were chosen in one place. */
export function useUploadsFor(target: UploadTarget): readonly UploadState[] {
  return useUploads().filter((upload) => isFor(upload, target))
}

export function readUploads(): readonly UploadState[] {
  return uploads
}

export function findUpload(file_name: string): UploadState | undefined {
  return uploads.find((upload) => upload.file_name === file_name)
}

export function putUpload(upload: UploadState) {
  const isNew = !findUpload(upload.file_name)
  write(isNew ? [...uploads, upload] : uploads.map((one) => (one.file_name === upload.file_name ? upload : one)))
}

export function changeUpload(file_name: string, part: Partial<UploadState>) {
  const upload = findUpload(file_name)
  if (upload) putUpload({ ...upload, ...part })
}

/** Chunks that were broken off go again: only what has arrived counts. */
export function haltUpload(file_name: string, stage: 'paused' | 'lost') {
  const upload = findUpload(file_name)
  if (upload) putUpload({ ...upload, stage, pace: null, sent: upload.arrived })
}

export function dropUpload(file_name: string) {
  write(uploads.filter((upload) => upload.file_name !== file_name))
}

/** What an earlier tab left behind takes its place among the others. */
function subscribe(listener: () => void) {
  for (const { upload_id: _, changed: __, expires_at: ___, ...one } of readUnfinished()) {
    if (!findUpload(one.file_name)) uploads = [...uploads, { ...one, arrived: one.sent, stage: 'unfinished', ...blank }]
  }
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

const blank = { pace: null, file: null, problem: null }

function write(next: readonly UploadState[]) {
  uploads = next
  changed.dispatchEvent(new Event('change'))
}
