import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

export interface ToHash {
  file: File
  chunkSize: number
}
export type Hashed = { index: number; chunk_sha256: string } | { sha256: string } | { unreadable: true }

/** Away from the page, and never more than one chunk in memory. */
self.onmessage = async ({ data: { file, chunkSize } }: MessageEvent<ToHash>) => {
  try {
    const whole = sha256.create()
    for (let index = 0; index * chunkSize < file.size; index++) {
      const chunk = new Uint8Array(await file.slice(index * chunkSize, (index + 1) * chunkSize).arrayBuffer())
      const digest = digestOf(chunk)
      whole.update(chunk)
      postHash({ index, chunk_sha256: bytesToHex(await digest) })
    }
    postHash({ sha256: bytesToHex(whole.digest()) })
  } catch {
    // The file was moved, changed or taken away since it was chosen.
    postHash({ unreadable: true })
  }
}

/** The browser's own is many times faster, but cannot go on with a file, and is only there over safe connections. */
async function digestOf(chunk: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', chunk)) : sha256(chunk)
}

function postHash(hashed: Hashed) {
  self.postMessage(hashed)
}
