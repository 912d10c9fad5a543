import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pointsToPixels } from './draw.ts'
import { type PdfPiece, Reader } from './reader.ts'
import type { PageSize } from './size.ts'

type PdfJs = typeof import('./pdf.ts')

export interface OpenPdf {
  pdf: PDFDocumentProxy
  /** Of the first page: the others are taken to be the same until they are seen. */
  firstSize: PageSize
  TextLayer: PdfJs['TextLayer']
  reader: Reader
  /** Once a page of it was drawn: what nobody sees waits for that, for all of a document is read by one worker. */
  seen: PromiseWithResolvers<void>
  close(): void
}

export type Progress = Omit<PdfPiece, 'bytes'> & { loaded: number }

/** Enough for the first page of most documents. */
const firstPiece = 256 * 1024
const laterPiece = 128 * 1024
/** Larger pictures inside a document are left out: they would take the tab with them. */
const mostPixels = 64_000_000

export type PreparedPdf = ReturnType<typeof preparePdf>

/** The program and its worker, on their way before the address of the document is known. */
export function preparePdf() {
  const loading = import('./pdf.ts')
  // The failure reaches those who await the document.
  loading.catch(() => {})
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  return { loading, port }
}

interface PdfSource {
  address: string
  /** Where it is now: an address lasts for minutes, a reader stays longer. */
  renew: () => Promise<string>
}

/** Opens the document, or throws and lets the worker go. */
export async function openPdf(
  { loading, port }: PreparedPdf,
  { address, renew }: PdfSource,
  onProgress: (progress: Progress) => void = () => {},
): Promise<OpenPdf> {
  try {
    const reader = new Reader(address, renew)
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
    const seen = Promise.withResolvers<void>()
    return { pdf, firstSize: { width, height }, TextLayer: pdfjs.TextLayer, reader, seen, close }
  } catch (thrown) {
    port.terminate()
    throw thrown
  }
}

/** A store that knows no pieces sends the whole at once. */
function sourceOf({ PDFDataRangeTransport }: PdfJs, reader: Reader, { bytes, total }: PdfPiece) {
  if (bytes.length >= total) return { data: bytes }

  const range = new PDFDataRangeTransport(total, bytes)
  range.requestDataRange = (begin: number, end: number) => {
    reader.read(begin, end).then(
      (piece) => range.onDataRange(begin, piece),
      // The reader was closed meanwhile.
      () => {},
    )
  }
  return { range }
}
