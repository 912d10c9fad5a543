import { withoutBasePath } from '../../platform/address/base-path.ts'
import { type OpenPdf, openPdf, type Progress, preparePdf } from '../../stage/pdf/open-pdf.ts'
import { askToRead } from './address.ts'

export interface OpenDocument extends OpenPdf {
  file_id: number
  file_name: string
}

/** Begun as soon as this file is there: the page has still to come alive before anybody asks for its document. */
let prepared = typeof document === 'undefined' ? null : prepare(fileAt(withoutBasePath(location.pathname)))

function prepare(file_id: number | null) {
  const asking = file_id === null ? null : askToRead(file_id)
  // The failure reaches those who await the document.
  asking?.catch(() => {})
  return { file_id, asking, ...preparePdf() }
}

/** Null where somebody comes from another page of the portal: its address still stands. */
function fileAt(path: string): number | null {
  const id = /^\/pdf-view\/(\d+)$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

export async function openDocument(file_id: number, onProgress: (progress: Progress) => void): Promise<OpenDocument> {
  const early = prepared ?? prepare(file_id)
  prepared = null
  try {
    const { address, file_name } = await ((early.file_id === file_id && early.asking) || askToRead(file_id))
    const renew = async () => (await askToRead(file_id)).address
    return { file_id, file_name, ...(await openPdf(early, { address, renew }, onProgress)) }
  } catch (thrown) {
    early.port.terminate()
    throw thrown
  }
}
