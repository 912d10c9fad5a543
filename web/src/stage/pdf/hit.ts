/** One place where words stand, in the text of its page. */
export interface PdfHit {
  page: number
  from: number
  to: number
  /** How far down the page, as a part of its height. */
  part: number
  /** One of those somebody chose. */
  chosen?: boolean
}
