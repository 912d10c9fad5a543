/** Reads documents away from the page. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
