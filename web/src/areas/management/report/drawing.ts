import type { Colour } from './colours.ts'

export interface Part {
  key: string
  name: string
  colour: Colour
  amounts: number[]
}

/** What a chart shows, before anything is drawn. */
export interface Drawing {
  /** A line with the ground under it, or columns of which each part has its share. */
  shape: 'line' | 'columns'
  days: string[]
  parts: Part[]
  /** All parts together, in as many days before. */
  before: number[]
  /** '11 月 5 日', '上期', '12,480'. */
  dayName: (day: string) => string
  beforeName: string
  format: (amount: number) => string
}
