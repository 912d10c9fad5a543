import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/** A clock on a wall somewhere: which moment it means, and what it shows at a moment. */
export interface Zone {
  name: string
  momentOf(wall: ICAL.Time): number
  wallAt(moment: number): ICAL.Time
}

/** Names that one widely used calendar writes instead of those everybody else knows. */
const otherNames: Record<string, string> = {
  'China Standard Time': 'Asia/Shanghai',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Singapore Standard Time': 'Asia/Singapore',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
}

export const utc = knownZone('UTC')

/** The zone of a name; of a name nobody knows, what the file itself says about it. */
export function zoneNamed(name: string, described?: ICAL.Timezone): Zone | null {
  const known = [name, otherNames[name], name.split('/').slice(-2).join('/')].find(isKnown)
  if (known) return knownZone(known)
  return described ? describedZone(name, described) : null
}

function isKnown(name: string | undefined): name is string {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An hour that is skipped in spring is read as the one after it; of an hour that comes twice, the first is meant. */
function knownZone(name: string): Zone {
  return {
    name,
    momentOf: ({ year, month, day, hour, minute, second }) =>
      Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(name).epochMilliseconds,
    wallAt: (moment) => {
      const { year, month, day, hour, minute, second } =
        Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(name)
      return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
    },
  }
}

function describedZone(name: string, zone: ICAL.Timezone): Zone {
  return {
    name,
    momentOf: (wall) => {
      const time = wall.clone()
      time.zone = zone
      return time.toUnixTime() * 1000
    },
    wallAt: (moment) => {
      const wall = ICAL.Time.fromJSDate(new Date(moment), true).convertToZone(zone)
      wall.zone = ICAL.Timezone.localTimezone
      return wall
    },
  }
}
