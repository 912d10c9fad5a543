import { useEffect } from 'react'
import { ownerNow } from '../session/owner.ts'
import { useLogin } from '../session/session.ts'
import { createStore } from '../state/store.ts'
import { readUnfinished } from './unfinished.ts'
import { isFor, type UploadState, type UploadTarget } from './upload.ts'

const uploads = createStore<readonly UploadState[]>([])

export const readUploads = uploads.read

/** Everything this person is uploading, wherever in the portal they are. */
export function useUploads(): readonly UploadState[] {
  useLogin()
  useEffect(recallUnfinished, [])
  const all = uploads.use()
  const owner = ownerNow()
  return all.filter((upload) => upload.owner === owner)
}

/** Those that were chosen in one place. */
export function useUploadsFor(target: UploadTarget): readonly UploadState[] {
  return useUploads().filter((upload) => isFor(upload, target))
}

export function findUpload(file_name: string): UploadState | undefined {
  return uploads.read().find((upload) => upload.file_name === file_name)
}

export function putUpload(upload: UploadState) {
  const isNew = !findUpload(upload.file_name)
  uploads.change(
    isNew
      ? [...uploads.read(), upload]
      : uploads.read().map((one) => (one.file_name === upload.file_name ? upload : one)),
  )
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
  uploads.change(uploads.read().filter((upload) => upload.file_name !== file_name))
}

/** What an earlier tab left behind takes its place among the others. */
function recallUnfinished() {
  for (const { upload_id: _, changed: __, expires_at: ___, ...one } of readUnfinished()) {
    if (!findUpload(one.file_name)) putUpload({ ...one, arrived: one.sent, stage: 'unfinished', ...blank })
  }
}

const blank = { pace: null, file: null, problem: null }
