import type { DemoPayloadFile } from '../../../kinds.ts'
import { text } from '../../text.ts'

/** An entry of a calendar. A day alone ('2026-10-01') lasts the whole day; a time is local to the calendar's zone. */
export interface CalendarEntry {
  uid: string
  title: string
  start: string
  /** Not included, as iCalendar has it; left out for one whole day. */
  end?: string
  /** RFC 5545: 'FREQ=WEEKLY;BYDAY=MO'. */
  rule?: string
  /** Dates of the rule that are left out, and days added to it. */
  except?: string[]
  also?: string[]
  /** One date of the rule that was moved. */
  moved?: { from: string; start: string; end: string; title: string }
  /** The team or the room it belongs to, and which shift it is. */
  group: string
  shift?: string
  people?: string[]
  place?: string
  note?: string
}

interface DemoCalendar {
  /** Last part of every uid. */
  slug: string
  name: string
  description: string
  entries: CalendarEntry[]
}

const zone = 'Asia/Shanghai'

export function scheduleFiles(calendar: DemoCalendar): DemoPayloadFile[] {
  const count = calendar.entries.length
  return [
    {
      path: 'schedule.ics',
      content: calendarText(calendar),
      about: text(`${count} 项日程与规则`, `${count} 項行程與規則`, `${count} entries and their rules`),
    },
  ]
}

function calendarText({ slug, name, description, entries }: DemoCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Schedules//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    `X-WR-TIMEZONE:${zone}`,
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:CST',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...entries.flatMap((entry) => entryLines(entry, slug)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function entryLines(entry: CalendarEntry, slug: string): string[] {
  const { uid, title, start, end, rule, except = [], also = [], moved, group, shift, people = [], place, note } = entry
  const about = [
    `CATEGORIES:${[group, ...(shift ? [shift] : [])].map(escaped).join(',')}`,
    ...people.map((name) => `ATTENDEE;CN=${name}:urn:atrium:person:${encodeURIComponent(name)}`),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ]
  const begin = ['BEGIN:VEVENT', `UID:${uid}@${slug}.example.com`, 'DTSTAMP:20260101T000000Z']
  return [
    ...begin,
    `SUMMARY:${escaped(title)}`,
    moment('DTSTART', [start]),
    ...(end ? [moment('DTEND', [end])] : []),
    ...(rule ? [`RRULE:${rule}`] : []),
    ...(except.length > 0 ? [moment('EXDATE', except)] : []),
    ...(also.length > 0 ? [moment('RDATE', also)] : []),
    ...about,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
    ...(moved
      ? [
          ...begin,
          moment('RECURRENCE-ID', [moved.from]),
          `SUMMARY:${escaped(moved.title)}`,
          moment('DTSTART', [moved.start]),
          moment('DTEND', [moved.end]),
          ...about,
          'END:VEVENT',
        ]
      : []),
  ]
}

function moment(name: string, moments: string[]): string {
  const [first = ''] = moments
  const parameter = first.includes('T') ? `TZID=${zone}` : 'VALUE=DATE'
  return `${name};${parameter}:${moments.map(compact).join(',')}`
}

/** '2026-11-16T08:00' as '20261116T080000'. */
function compact(moment: string): string {
  const digits = moment.replaceAll(/[-:]/g, '')
  return digits.includes('T') ? `${digits}00` : digits
}

function escaped(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** No line is longer than 75 octets, and no character is cut in two. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const letter of line) {
    if (Buffer.byteLength(row + letter) > 74) {
      rows.push(row)
      row = ''
    }
    row += letter
  }
  return [...rows, row].join('\r\n ')
}
