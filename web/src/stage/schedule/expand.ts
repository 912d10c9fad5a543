import ICAL from 'ical.js'
import type { Occurrence } from './calendar.ts'
import { categoriesOf, type EventSeries } from './series.ts'
import { utc, type Zone, zoneNamed } from './zone.ts'

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A daily rule of fifty years, and more dates than anybody looks through: what goes beyond was not meant to be read. */
const mostSteps = 20_000
const mostDates = 1_000
const month = 31 * 86_400_000

export interface TimeSpan {
  from: number
  to: number
  /** The clock of the file. */
  file: Zone | null
  /** The reader's: whole days and times without a zone are theirs. */
  zone: string
}

/** The dates of one entry within a stretch of time: what its rule says, with days left out, added and changed. */
export function expand({ component, changes, clock }: EventSeries, { from, to, file, zone }: TimeSpan) {
  const reader = zoneNamed(zone) ?? utc
  const own = clock.zone ?? reader
  const first = own.wallAt(from)
  const end = own.wallAt(to)
  // A date that was moved may come from later; a month is as far as anybody moves one.
  const last = own.wallAt(to + month)
  const occurrences: Occurrence[] = []
  const take = (starts: ICAL.Time, ends: ICAL.Time, component: ICAL.Component) => {
    if (starts.compare(end) >= 0 || ends.compare(first) <= 0) return
    if (component.getFirstPropertyValue('status') === 'CANCELLED') return
    const time = (starts.isDate ? reader : own).momentOf(starts)
    occurrences.push(occurrenceOf(starts, ends, component, { own: clock.zone, file, time }))
  }

  const event = new ICAL.Event(component, { exceptions: changes })
  if (!event.isRecurring() || !isPossible(component)) {
    take(event.startDate, event.endDate, component)
    return { occurrences, cut: false }
  }
  const times = event.iterator()
  let steps = 0
  for (let time = times.next(); time && time.compare(last) < 0; time = times.next()) {
    if (++steps > mostSteps || occurrences.length >= mostDates) return { occurrences, cut: true }
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    take(startDate, endDate, item.component)
  }
  return { occurrences, cut: false }
}

function occurrenceOf(
  start: ICAL.Time,
  end: ICAL.Time,
  component: ICAL.Component,
  { own, file, time }: { own: Zone | null; file: Zone | null; time: number },
): Occurrence {
  const written = (wall: ICAL.Time) =>
    wall.isDate || !own ? wall.toString() : new Date(own.momentOf(wall)).toISOString()
  const inFile = (wall: ICAL.Time) =>
    (wall.isDate || !own || !file || own.name === file.name ? wall : file.wallAt(own.momentOf(wall))).toString()
  const place = component.getFirstPropertyValue('location')

  return {
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    title: String(component.getFirstPropertyValue('summary') ?? ''),
    place: place ? String(place) : null,
    starts: written(start),
    ends: written(end),
    time,
    wall_starts: inFile(start),
    wall_ends: inFile(end),
    all_day: start.isDate,
    categories: categoriesOf(component),
    people: component.getAllProperties('attendee').flatMap((person) => person.getFirstParameter('cn') || []),
  }
}

/** Whether a rule can ever be met: the 30th of February would be looked for until the end of time. */
function isPossible(component: ICAL.Component): boolean {
  return component.getAllProperties('rrule').every((property) => {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur)) return true
    const days = rule.getComponent('bymonthday').map(Number)
    const months = rule.getComponent('bymonth').map(Number)
    if (days.length === 0 || months.length === 0) return true
    return months.some((month) => days.some((day) => Math.abs(day) <= (longest[month - 1] ?? 0)))
  })
}
