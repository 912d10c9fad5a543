import ICAL from 'ical.js'
import { utc, type Zone, zoneNamed } from './zone.ts'

export interface Clock {
  /** Null for times that belong to no zone and for whole days. */
  zone: Zone | null
}

/**
 * An entry may say its start by one clock, the days it leaves out by another and its end in UTC. Before anything is
 * computed, all of it is brought to the clock of its start: then a rule only ever meets times of its own kind.
 */
export function bringToOneClock(entry: ICAL.Component, changes: ICAL.Component[], calendar: ICAL.Component): Clock {
  const start = entry.getFirstProperty('dtstart')
  const zone = start ? zoneOf(start, calendar) : null

  for (const component of [entry, ...changes])
    for (const name of ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id'])
      for (const property of component.getAllProperties(name)) bring(property, zone, calendar)

  for (const property of entry.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    if (rule instanceof ICAL.Recur && rule.until) rule.until = untilOf(rule.until, start, zone)
  }
  return { zone }
}

function zoneOf(property: ICAL.Property, calendar: ICAL.Component): Zone | null {
  const value = property.getFirstValue()
  if (!(value instanceof ICAL.Time) || value.isDate) return null
  if (value.zone === ICAL.Timezone.utcTimezone) return utc
  const name = property.getFirstParameter('tzid')
  return name ? zoneNamed(name, calendar.getTimeZoneByID(name) ?? undefined) : null
}

function bring(property: ICAL.Property, zone: Zone | null, calendar: ICAL.Component) {
  const own = zoneOf(property, calendar)
  const values = property.getValues().map((value) => {
    const time: unknown = value instanceof ICAL.Period ? value.start : value
    return time instanceof ICAL.Time ? wallOf(time, own, zone) : value
  })
  property.removeParameter('tzid')
  if (property.type === 'period') property.resetType('date-time')
  if (property.isMultiValue) property.setValues(values)
  else if (values[0]) property.setValue(values[0])
}

function wallOf(time: ICAL.Time, own: Zone | null, zone: Zone | null): ICAL.Time {
  const wall = time.clone()
  wall.zone = ICAL.Timezone.localTimezone
  return own && zone && own.name !== zone.name && !time.isDate ? zone.wallAt(own.momentOf(wall)) : wall
}

/** A rule ends by UTC, whatever clock it runs on; a rule of whole days ends with a day. */
function untilOf(until: ICAL.Time, start: ICAL.Property | null, zone: Zone | null): ICAL.Time {
  const first = start?.getFirstValue()
  const wall = wallOf(until, until.zone === ICAL.Timezone.utcTimezone ? utc : null, zone)
  if (first instanceof ICAL.Time && first.isDate) wall.isDate = true
  return wall
}
