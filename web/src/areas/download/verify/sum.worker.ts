import { createSHA256, createSM3 } from 'hash-wasm'

export interface ToSum {
  file: File
  algorithm: keyof typeof makers
}
export type Summing = { read: number } | { sum: string } | { unreadable: true }

const makers = { sha256: createSHA256, sm3: createSM3 }
/** How much is read between two words to the page: often enough for a bar, and nothing that keeps the page busy. */
const step = 16 * 1024 * 1024

/** Away from the page, and never more than one piece of the file in memory. */
self.onmessage = async ({ data: { file, algorithm } }: MessageEvent<ToSum>) => {
  try {
    const hash = await makers[algorithm]()
    let read = 0
    let reported = 0
    for await (const piece of piecesOf(file)) {
      hash.update(piece)
      read += piece.length
      if (read - reported < step) continue
      reported = read
      postProgress({ read })
    }
    postProgress({ sum: hash.digest() })
  } catch {
    // The file was moved, changed or taken away since it was chosen.
    postProgress({ unreadable: true })
  }
}

/** By hand: not every browser can go through a stream in a loop. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

function postProgress(summing: Summing) {
  self.postMessage(summing)
}
