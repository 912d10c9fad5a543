import type { PDFDocumentProxy } from 'pdfjs-dist'
import { askToRead } from './address.ts'
import { pointsToPixels } from './draw.ts'
import type { Size } from './layout.ts'
import { type Piece, Reader } from './reader.ts'

type PdfJs = typeof import('./pdf.ts')

export interface OpenDocument {
  file_id: number
  file_name: string
  pdf: PDFDocumentProxy
  /** Of the first page: the others are taken to be the same until they are seen. */
  firstSize: Size
  TextLayer: PdfJs['TextLayer']
  reader: Reader
  close(): void
}

export type Progress = Omit<Piece, 'bytes'> & { loaded: number }

/** Enough for the first page of most documents. */
const firstPiece = 256 * 1024
const laterPiece = 128 * 1024
/** Larger pictures inside a document are left out: they would take the tab with them. */
const mostPixels = 64_000_000

/** Begun as soon as this file is there: the page has still to come alive before anybody asks for its document. */
let prepared = typeof document === 'undefined' ? null : prepare(fileAt(location.pathname))

function prepare(file_id: number | null) {
  const loading = import('./pdf.ts')
  const asking = file_id === null ? null : askToRead(file_id)
  // Whoever waits for them hears of it.
  loading.catch(() => {})
  asking?.catch(() => {})
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  return { file_id, loading, asking, port }
}

/** Null where somebody comes from another page of the portal: its address still stands. */
function fileAt(path: string): number | null {
  const id = /^\/pdf-view\/(\d+)$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

export async function openDocument(file_id: number, onProgress: (progress: Progress) => void): Promise<OpenDocument> {
  const { loading, port, ...early } = prepared ?? prepare(file_id)
  prepared = null
  try {
    const { address, file_name } = await ((early.file_id === file_id && early.asking) || askToRead(file_id))
    const reader = new Reader(file_id, address)
    const [pdfjs, first] = await Promise.all([loading, reader.begin(firstPiece, onProgress)])

    const worker = pdfjs.PDFWorker.create({ port, verbosity: 0 })
    const pdf = await pdfjs.getDocument({
      ...sourceOf(pdfjs, reader, first),
      worker,
      verbosity: 0,
      rangeChunkSize: laterPiece,
      // Only what is looked at is fetched.
      disableAutoFetch: true,
      disableStream: true,
      maxImageSize: mostPixels,
      // The worker may ask nobody: the page fetches for it.
      useWorkerFetch: false,
      BinaryDataFactory: pdfjs.DataFactory,
    }).promise

    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: pointsToPixels })

    const close = () => {
      reader.leave()
      void pdf.loadingTask.destroy()
      port.terminate()
    }
    return { file_id, file_name, pdf, firstSize: { width, height }, TextLayer: pdfjs.TextLayer, reader, close }
  } catch (thrown) {
    port.terminate()
    throw thrown
  }
}

/** A store that knows no pieces sends the whole at once. */
function sourceOf({ PDFDataRangeTransport }: PdfJs, reader: Reader, { bytes, total }: Piece) {
  if (bytes.length >= total) return { data: bytes }

  const range = new PDFDataRangeTransport(total, bytes)
  range.requestDataRange = (begin: number, end: number) => {
    reader.read(begin, end).then(
      (piece) => range.onDataRange(begin, piece),
      // Nobody is there any more to be told.
      () => {},
    )
  }
  return { range }
}
