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
  /** All parts together, on the same weekdays before. */
  before: number[]
  /** '11 月 5 日', '上期', '12,480'. */
  dayName: (day: string) => string
  beforeName: string
  /** '今天，到 10:20' where the last day is not over; it is drawn apart from the others. */
  todayName: string | null
  format: (amount: number) => string
}
