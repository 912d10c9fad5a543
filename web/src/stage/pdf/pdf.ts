/** What we use of pdf.js, in a file of its own: fetched when a document is opened, and never on the server. */
export { getDocument, PDFDataRangeTransport, PDFWorker, TextLayer } from 'pdfjs-dist'
export { DataFactory } from './data-factory.ts'
