import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'

/** Where the document can be read for the next minute. */
export function askToRead(file_id: number) {
  return ask(quietCaller(), 'POST /api/files/{file_id}/address', {
    params: { file_id },
    body: { preview: 'pdf', inline: true },
  })
}

/** Where the file itself, as it was uploaded, can be fetched. */
export function askToKeep(file_id: number) {
  return ask(quietCaller(), 'POST /api/files/{file_id}/address', { params: { file_id }, body: {} })
}
