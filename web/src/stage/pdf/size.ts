/** Of a page, in CSS pixels at 100 %. */
export interface PageSize {
  width: number
  height: number
}
