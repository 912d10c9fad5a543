/** What a schedule says, ready to be drawn: times are moments, days are days, whatever the file wrote them as. */
export interface ScheduleCalendar {
  /** The zone of the clock the file goes by. Null where it names none: its times mean the clock on the reader's wall. */
  zone: string | null
  entries: StageCalendarEntry[]
  occurrences: Occurrence[]
  /** The stretch of time that was looked at, in milliseconds. */
  from: number
  to: number
  /** True where there were more dates than anybody would look through. */
  cut: boolean
}

export interface StageCalendarEntry {
  uid: string
  title: string
  /** `2026-11-16` for a day, otherwise a moment in UTC. */
  starts: string
  all_day: boolean
  categories: string[]
  rule: RecurrenceRule | null
  /** Days left out, days added, and days that differ from the rule. */
  left_out: number
  added: number
  changed: number
}

export interface RecurrenceRule {
  text: string
  frequency: string
  interval: number
  count: number | null
  until: string | null
  weekdays: string[]
  month_days: number[]
  months: number[]
  /** Parts that the words for a rule do not cover. */
  more: boolean
}

export interface Occurrence {
  uid: string
  title: string
  place: string | null
  starts: string
  ends: string
  /** When it begins for the reader, in milliseconds. */
  time: number
  /** Beginning and end by the clock of the file, whoever looks: `2026-11-16T08:00:00`, of whole days `2026-11-16`. */
  wall_starts: string
  wall_ends: string
  all_day: boolean
  categories: string[]
  people: string[]
}

/** What the inspector speaks of: one date, and of a rota whose it is and whether it can be kept. */
export interface SelectedOccurrence {
  occurrence: Occurrence
  who: string | null
  shift: string | null
  conflict: 'overlap' | 'short_rest' | null
}
