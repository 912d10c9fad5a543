import { ownerNow } from '../session/owner.ts'
import { isFor, resourceTarget, type UploadTarget } from './upload.ts'

/** What is needed to go on with an upload in another tab, on another day; the file itself a person chooses again. */
export interface UnfinishedUpload extends UploadTarget {
  owner: string
  upload_id: number
  /** The name it travels by: chunks under the same name belong together. */
  file_name: string
  name: string
  size: number
  changed: number
  sent: number
  expires_at: string
}

const key = 'unfinished_uploads'

/** Uploads of the signed-in person, as long as the server keeps their chunks. */
export function readUnfinished(): UnfinishedUpload[] {
  const owner = ownerNow()
  return readStoredUploads().filter((one) => one.owner === owner && Date.parse(one.expires_at) > Date.now())
}

export function findUnfinished({ name, size, lastModified }: File, target: UploadTarget): UnfinishedUpload | undefined {
  return readUnfinished().find(
    (one) => one.name === name && one.size === size && one.changed === lastModified && isFor(one, target),
  )
}

export function keepUnfinished(one: UnfinishedUpload) {
  write([...readStoredUploads().filter(({ file_name }) => file_name !== one.file_name), one])
}

export function forgetUnfinished(file_name: string) {
  write(readStoredUploads().filter((one) => one.file_name !== file_name))
}

function readStoredUploads(): UnfinishedUpload[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    // Uploads begun before purposes were kept with them are resources.
    return Array.isArray(found) ? found.map((one) => ({ ...resourceTarget, ...one })) : []
  } catch {
    return []
  }
}

function write(all: UnfinishedUpload[]) {
  try {
    localStorage.setItem(key, JSON.stringify(all.filter(({ expires_at }) => Date.parse(expires_at) > Date.now())))
  } catch {
    // A browser that keeps nothing still uploads; only a closed tab is then the end of it.
  }
}
