/** Of a page, in CSS pixels at 100 %. */
export interface Size {
  width: number
  height: number
}
