import type { Occurrence, ScheduleCalendar } from './calendar.ts'

const tones = ['light', 'middle', 'dark'] as const

interface ScheduleShift {
  name: string
  /** One character, or as many as tell it from the others. */
  letter: string
  tone: (typeof tones)[number] | 'pale'
}

export interface ShiftCell {
  day: string
  shift: ScheduleShift | null
  occurrence: Occurrence | null
  /** Two shifts at a time, or less rest between two than people need. */
  conflict: 'overlap' | 'short_rest' | null
}

export interface ShiftTable {
  days: string[]
  shifts: ScheduleShift[]
  rows: { group: string; person: string; cells: ShiftCell[]; late: number }[]
}

const hour = 3_600_000
const rest = 11 * hour

/**
 * Groups and people by days, where a schedule is a rota: CATEGORIES name the group, then the shift; ATTENDEE names the
 * people. A schedule in which few days are taken, or in which everything is called differently, is no rota. Days and
 * times are those of the file: a rota says what hangs on the wall there, wherever it is read.
 */
export function shiftTable(
  { entries, occurrences }: Pick<ScheduleCalendar, 'entries' | 'occurrences'>,
  firstDay: string,
): ShiftTable | null {
  const days = Array.from({ length: 14 }, (_, index) => dayAfter(firstDay, index))
  const named = occurrences.filter(({ categories }) => categories.length > 0)
  const shifts = shiftsOf(named)
  const people = [
    ...new Map(named.flatMap(placesOf).map((place) => [`${place.group}\n${place.person}`, place])).values(),
  ]
  if (people.length < 2 || shifts.length < 2 || shifts.length > 6) return null

  const rows = people.map(({ group, person }) => {
    const own = named.filter((one) => placesOf(one).some((place) => place.group === group && place.person === person))
    const cells = days.map((day) => cellOf(day, own, shifts))
    return { group, person, cells, late: cells.filter(({ shift }) => shift === shifts.at(-1)).length }
  })
  const groups = entries.map(({ categories }) => categories[0])
  rows.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
  const taken = rows.flatMap(({ cells }) => cells).filter(({ shift }) => shift).length
  return taken * 4 >= rows.length * days.length ? { days, shifts, rows } : null
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * hour).toISOString().slice(0, 10)
}

function placesOf({ categories, people }: Occurrence) {
  const [group = ''] = categories
  return people.length > 0 ? people.map((person) => ({ group, person })) : [{ group, person: '' }]
}

function shiftName({ categories, title }: Occurrence) {
  return categories[1] ?? title
}

/** From the earliest to the latest: the later in the day, the darker. Standing by all day long is no work yet, and pale. */
function shiftsOf(occurrences: Occurrence[]): ScheduleShift[] {
  const starts = new Map<string, string>()
  for (const one of occurrences) {
    const name = shiftName(one)
    if (!starts.has(name)) starts.set(name, one.wall_starts.slice(11))
  }
  const names = [...starts].sort(([, one], [, other]) => one.localeCompare(other)).map(([name]) => name)
  const timed = names.filter((name) => starts.get(name) !== '')
  const darkness = (name: string) => (timed.indexOf(name) * (tones.length - 1)) / Math.max(1, timed.length - 1)
  return names.map((name) => ({
    name,
    letter: letterOf(name, names),
    tone: timed.includes(name) ? (tones[Math.round(darkness(name))] ?? 'light') : 'pale',
  }))
}

function letterOf(name: string, names: string[]) {
  const [first = '', second = ''] = name
  const shared = names.some((other) => other !== name && other.startsWith(first))
  return (shared ? first + second : first).toUpperCase()
}

function cellOf(day: string, own: Occurrence[], shifts: ScheduleShift[]): ShiftCell {
  const [occurrence = null, second] = own.filter(({ wall_starts }) => wall_starts.startsWith(day))
  if (!occurrence) return { day, shift: null, occurrence, conflict: null }
  const before = own.findLast(({ time }) => time < occurrence.time)
  const pause = before && !before.all_day ? occurrence.time - Date.parse(before.ends) : rest
  const conflict = second || pause < 0 ? 'overlap' : pause < rest ? 'short_rest' : null
  return { day, shift: shifts.find(({ name }) => name === shiftName(occurrence)) ?? null, occurrence, conflict }
}
