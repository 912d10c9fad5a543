import { fileSizes } from '@atrium/contract/limits'
import { follow } from './follow.ts'
import { hashesOf } from './hashes.ts'
import { sendFile } from './send-file.ts'
import { type StoredFile, travellingName, type UploadKind } from './upload.ts'

interface CheckedUploadOptions {
  kind: UploadKind
  signal: AbortSignal
  /** What lies in the open is shown to everybody for good; the rest only to whom an area that uses it lets in. */
  public: boolean
  /** From 0 to 1. */
  onSent: (part: number) => void
}

/** The server checked and rejected the file; the file holds the reason. */
export class FileRefused extends Error {
  readonly file: StoredFile

  constructor(file: StoredFile) {
    super(`the file was refused: ${file.reason}`)
    this.file = file
  }
}

/** One file: sent, checked, and only then answered. It is tried once; the person can do it again. */
export async function uploadChecked(
  file: File,
  { kind, signal, onSent, ...manner }: CheckedUploadOptions,
): Promise<StoredFile> {
  if (file.size === 0 || file.size > fileSizes[kind]) throw new RangeError('no such file has this size')
  const hashes = hashesOf(file)
  try {
    const about = {
      file,
      hashes,
      file_name: travellingName(file.name),
      kind,
      purpose: 'attachment' as const,
      public: manner.public,
    }
    const nothing = () => {}
    const onBytes = (bytes: number) => onSent(bytes / file.size)
    const file_id = await sendFile(about, { signal, onBegun: nothing, onSent: onBytes, onChunk: nothing })
    return await awaitCheckedFile(file_id, signal)
  } finally {
    hashes.stop()
  }
}

async function awaitCheckedFile(file_id: number, signal: AbortSignal): Promise<StoredFile> {
  let last: StoredFile | null = null
  await follow(file_id, signal, (file) => {
    last = file
  })
  signal.throwIfAborted()
  const file = last as StoredFile | null
  if (!file) throw new Error('uploaded file not found')
  if (file.state !== 'ready') throw new FileRefused(file)
  return file
}
