import type { ChartColour } from './colours.ts'

export interface ChartSeries {
  key: string
  name: string
  colour: ChartColour
  amounts: number[]
}

/** What a chart shows, before anything is drawn. */
export interface ChartData {
  /** A line with the ground under it, or columns of which each part has its share. */
  shape: 'line' | 'columns'
  days: string[]
  parts: ChartSeries[]
  /** All parts together, on the same weekdays before. They have no open place. */
  before: number[]
  /** At the axis: '11/5', '9:00'. */
  axisName: (day: string) => string
  /** What the first column of the table holds. */
  placeTitle: string
  /** '11 月 5 日', '上期', '12,480'. */
  dayName: (day: string) => string
  beforeName: string
  /** The day or hour that is not over, drawn apart from the others; nothing is known of those behind it. */
  open: number | null
  /** What it is called: '今天，到 10:20'. */
  todayName: string | null
  format: (amount: number) => string
}
