import { hashesOf } from './hashes.ts'
import { sendFile } from './send-file.ts'

interface InstallerUploadOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onSent: (part: number) => void
}

/**
 * One file of a release: sent, and answered as soon as all of it is there. It travels by its own name: the same file chosen
 * again goes on where it broke off, and people are given it under that name.
 */
export async function uploadInstaller(file: File, { signal, onSent }: InstallerUploadOptions): Promise<number> {
  const hashes = hashesOf(file)
  try {
    const about = {
      file,
      hashes,
      file_name: file.name,
      kind: 'installer' as const,
      purpose: 'attachment' as const,
      public: false,
    }
    const nothing = () => {}
    const onBytes = (bytes: number) => onSent(bytes / file.size)
    return await sendFile(about, { signal, onBegun: nothing, onSent: onBytes, onChunk: nothing })
  } finally {
    hashes.stop()
  }
}
