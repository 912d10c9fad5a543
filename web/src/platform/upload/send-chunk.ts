import { chunkSize } from '@atrium/contract/limits'
import { ask, type Transport } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import type { UploadKind, UploadPurpose } from './upload.ts'

/** A connection can die silently, and the server needs time to store the last bytes. */
const longestSilence = 60_000

interface OutgoingChunk {
  file: File
  index: number
  total: number
  file_name: string
  kind: UploadKind
  purpose: UploadPurpose
  public: boolean
  chunk_sha256: string
  /** Of the whole file, once it is known. */
  sha256: string | undefined
}

interface SendChunkOptions {
  signal: AbortSignal
  /** Bytes of this chunk that have left. */
  onSent: (bytes: number) => void
}

/** All fields first, known or not, and the file last: only then does the server stream it to the store. */
export function sendChunk({ file, index, ...fields }: OutgoingChunk, { signal, onSent }: SendChunkOptions) {
  const piece = file.slice(index * chunkSize, (index + 1) * chunkSize)
  const form = new FormData()
  for (const [name, value] of Object.entries({ index, ...fields, size: piece.size })) {
    form.append(name, value === undefined ? '' : String(value))
  }
  form.append('file', piece, 'chunk')

  const onBytes = (bytes: number) => onSent(Math.min(bytes, piece.size))
  return ask(quietCaller(withUploadProgress(signal, onBytes)), 'POST /api/files', { body: form })
}

/** The older way of asking: the newer one does not say how much of a body has left. */
function withUploadProgress(stop: AbortSignal, onSent: (bytes: number) => void): Transport {
  return ({ method, address, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const silence = new AbortController()
      const either = AbortSignal.any([stop, signal, silence.signal])
      const giveUp = () => silence.abort(new DOMException('Nothing moves any more.', 'TimeoutError'))
      either.throwIfAborted()
      let timer = setTimeout(giveUp, longestSilence)
      either.addEventListener('abort', () => {
        request.abort()
        reject(either.reason)
      })

      request.open(method, address)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded }) => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, longestSilence)
        onSent(loaded)
      }
      request.onloadend = () => clearTimeout(timer)
      request.onerror = () => reject(new TypeError('The connection was lost.'))
      request.onload = () =>
        resolve({ status: request.status, statusText: request.statusText, text: request.responseText })
      request.send(body ?? null)
    })
}
