import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { isPassing } from './patience.ts'
import type { StoredFile } from './upload.ts'

const firstPause = 400
const longestPause = 10_000

/** Polls the state of the checks with growing delays until they end. */
export async function follow(file_id: number, signal: AbortSignal, onFile: (file: StoredFile) => void) {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 1.5, longestPause)) {
    const file = await read(file_id)
    if (file) onFile(file)
    if (file && isSettled(file)) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

export function isSettled({ state }: Pick<StoredFile, 'state'>): boolean {
  return state === 'ready' || state === 'quarantined' || state === 'failed'
}

/** Null where it is only the connection. */
async function read(file_id: number): Promise<StoredFile | null> {
  try {
    return await ask(quietCaller(), 'GET /api/files/{file_id}', { params: { file_id } })
  } catch (thrown) {
    if (isPassing(thrown)) return null
    throw thrown
  }
}
