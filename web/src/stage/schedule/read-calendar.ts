import ICAL from 'ical.js'
import type { Occurrence, RecurrenceRule, ScheduleCalendar, StageCalendarEntry } from './calendar.ts'
import { expand, type TimeSpan } from './expand.ts'
import { bringToOneClock, type Clock } from './one-clock.ts'
import { categoriesOf, type EventSeries } from './series.ts'
import { utc, type Zone, zoneNamed } from './zone.ts'

const day = 86_400_000
/** Half a year back, a year and a half ahead. */
const back = 190 * day
const ahead = 560 * day
const mostOccurrences = 4_000

export interface CalendarReader {
  now: number
  /** The zone of the person who looks. */
  zone: string
}

/** Everything the stage shows of a schedule. Where it is all over, the time around its last beginning is shown. */
export function readCalendar(text: string, reader: CalendarReader): ScheduleCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const components = calendar.getAllSubcomponents('vevent')
  const masters = components.filter((component) => !component.hasProperty('recurrence-id'))
  const series = masters.map((component) => seriesOf(component, components, calendar))
  const read = series.map(({ component, changes, clock }) => entryOf(component, changes, clock))

  const file = zoneOfFile(series, calendar)
  const around = (middle: number) =>
    occurrencesOf(series, { from: middle - back, to: middle + ahead, file, zone: reader.zone })
  const here = around(reader.now)
  const last = Math.max(...read.map(({ starts }) => Date.parse(starts)))
  const middle = here.occurrences.length === 0 && Number.isFinite(last) ? last : reader.now
  const found = middle === reader.now ? here : around(middle)

  return {
    zone: file?.name ?? null,
    entries: read,
    ...found,
    from: middle - back,
    to: middle + ahead,
  }
}

function seriesOf(component: ICAL.Component, all: ICAL.Component[], calendar: ICAL.Component): EventSeries {
  const uid = component.getFirstPropertyValue('uid')
  const changes = all.filter(
    (other) => other.hasProperty('recurrence-id') && other.getFirstPropertyValue('uid') === uid,
  )
  return { component, changes, clock: bringToOneClock(component, changes, calendar) }
}

function occurrencesOf(series: EventSeries[], span: TimeSpan) {
  const occurrences: Occurrence[] = []
  let cut = false
  for (const one of series) {
    const found = expand(one, span)
    occurrences.push(...found.occurrences)
    cut ||= found.cut
  }
  occurrences.sort((one, other) => one.time - other.time)
  return { occurrences: occurrences.slice(0, mostOccurrences), cut: cut || occurrences.length > mostOccurrences }
}

function entryOf(component: ICAL.Component, changes: ICAL.Component[], { zone }: Clock): StageCalendarEntry {
  const { uid, summary, startDate } = new ICAL.Event(component, { exceptions: [] })
  const rule = component.getFirstPropertyValue('rrule')
  const countOf = (name: string) =>
    component.getAllProperties(name).reduce((sum, property) => sum + property.getValues().length, 0)

  return {
    uid,
    title: summary ?? '',
    starts: startDate.isDate || !zone ? startDate.toString() : new Date(zone.momentOf(startDate)).toISOString(),
    all_day: startDate.isDate,
    categories: categoriesOf(component),
    rule: rule instanceof ICAL.Recur ? ruleOf(rule) : null,
    left_out: countOf('exdate'),
    added: countOf('rdate'),
    changed: changes.length,
  }
}

function ruleOf(rule: ICAL.Recur): RecurrenceRule {
  const { BYDAY = [], BYMONTHDAY = [], BYMONTH = [], ...others } = rule.parts as Record<string, unknown[]>
  return {
    text: rule.toString(),
    frequency: rule.freq,
    interval: rule.interval,
    count: rule.count,
    until: rule.until?.toString() ?? null,
    weekdays: BYDAY.map(String),
    month_days: BYMONTHDAY.map(Number),
    months: BYMONTH.map(Number),
    more: Object.keys(others).length > 0,
  }
}

/** Some programs write every time in UTC and name the zone of the calendar beside it: then that one is meant. */
function zoneOfFile(series: EventSeries[], calendar: ICAL.Component): Zone | null {
  const zones = series.flatMap(({ clock }) => clock.zone ?? [])
  const name = calendar.getFirstPropertyValue('x-wr-timezone')
  const named = typeof name === 'string' ? zoneNamed(name) : null
  return zones.find((zone) => zone.name !== utc.name) ?? named ?? zones[0] ?? null
}
