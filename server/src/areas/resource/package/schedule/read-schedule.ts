import type { InsideOf } from '@atrium/contract/resource/inside'
import ICAL from 'ical.js'
import { limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { withinTime } from '../format/within-time.ts'
import { atLine, type CheckPlace, inFile, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageSource, textsOf } from '../source.ts'
import { checkRule, timeForRules } from './schedule-rules.ts'

const mostLines = 40_000

const deepest = 4

const allowed = 700

type ScheduleEntry = InsideOf<'schedule'>['entries'][number]

/** A schedule: iCalendar (RFC 5545) with entries that may come back. */
export function readSchedule({ entry, files, report }: PackageSource): PackageContents {
  const text = textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes)
  checkLines(text, entry)
  const calendar = parse(text, entry)
  const events = calendar.getAllSubcomponents('vevent').filter((event) => !event.hasProperty('recurrence-id'))
  if (events.length === 0) throw new PackageUnreadable('format.no_entries', {}, inFile(entry))
  if (events.length > limits.schedule_entries)
    throw new PackageUnreadable('format.too_many_entries', { most: limits.schedule_entries }, inFile(entry))

  const context = { entry, report, placeOf: placeFinder(text, entry), budget: { left: timeForRules } }
  const entries = events.flatMap((event, index) => readEntry(event, index, context))
  const zone =
    calendar.getFirstPropertyValue('x-wr-timezone') ??
    calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid') ??
    events[0]?.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  return {
    inside: { type: 'schedule', zone: words(zone), entries },
    title: textsOf(words(calendar.getFirstPropertyValue('x-wr-calname') ?? calendar.getFirstPropertyValue('name'))),
    summary: textsOf(words(calendar.getFirstPropertyValue('x-wr-caldesc'))),
    sample: null,
    labels: [],
  }
}

function parse(text: string, entry: string) {
  try {
    let root: ReturnType<typeof ICAL.parse> = []
    const done = withinTime(allowed, () => {
      root = ICAL.parse(text)
    })
    if (!done) throw new PackageUnreadable('format.too_slow', {}, inFile(entry))
    const calendar = new ICAL.Component(Array.isArray(root[0]) ? root[0] : root)
    if (calendar.name === 'vcalendar') return calendar
  } catch (error) {
    if (error instanceof PackageUnreadable) throw error
    const [, quoted = ''] = /"(.*)"/s.exec((error as Error).message) ?? []
    const at = quoted ? text.indexOf(quoted) : -1
    throw new PackageUnreadable(
      'format.not_a_calendar',
      {},
      at < 0 ? inFile(entry, (error as Error).message) : atLine(entry, text, at),
    )
  }
  throw new PackageUnreadable('format.not_a_calendar', {}, inFile(entry))
}

interface EventContext extends Pick<PackageSource, 'entry' | 'report'> {
  placeOf(index: number): CheckPlace
  budget: { left: number }
}

function readEntry(
  event: InstanceType<typeof ICAL.Component>,
  index: number,
  { report, placeOf, budget }: EventContext,
): ScheduleEntry[] {
  const starts = timeOf(event.getFirstPropertyValue('dtstart'))
  if (!starts) {
    report.wrong('format.entry_without_start', {}, placeOf(index))
    return []
  }
  const ends = timeOf(event.getFirstPropertyValue('dtend'))
  if (ends && ends.compare(starts) < 0) report.note('format.ends_before_start', {}, placeOf(index))
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue())
  for (const rule of rules) checkRule(rule, starts, { report, place: placeOf(index), budget })
  return [
    {
      uid: words(event.getFirstPropertyValue('uid')) ?? `entry-${index + 1}`,
      title: words(event.getFirstPropertyValue('summary')) ?? '',
      starts: starts.toString(),
      ends: ends?.toString() ?? null,
      all_day: starts.isDate,
      rule: rules.length > 0 ? String(rules[0]).slice(0, 500) : null,
      group: words(event.getFirstProperty('categories')?.getFirstValue()),
    },
  ]
}

function timeOf(value: unknown) {
  return value instanceof ICAL.Time && Number.isFinite(value.toUnixTime()) && value.year > 0 ? value : null
}

function words(value: unknown) {
  const text = value === null || value === undefined ? '' : String(value).trim()
  return text === '' ? null : text.slice(0, 500)
}

/** Where the entries begin, in the order of the file, with overrides of single dates left out as they are when reading. */
function placeFinder(text: string, entry: string) {
  const starts = [...text.matchAll(/^BEGIN:VEVENT\s*$/gim)].map(({ index }) => index)
  const own = starts.filter((start) => {
    const end = text.indexOf('END:VEVENT', start)
    return !/^RECURRENCE-ID/im.test(text.slice(start, end < 0 ? start + 2_000 : end))
  })
  return (index: number) => atLine(entry, text, own[index] ?? 0)
}

/** Looks over the lines of a calendar before anything is made of them: how many, how deep, how many single dates. */
function checkLines(text: string, path: string) {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 20)
  if (!/^BEGIN:VCALENDAR\s/i.test(start))
    throw new PackageUnreadable('format.not_a_calendar', {}, atLine(path, text, 0))
  const counted = { lines: 0, depth: 0, dates: 0, listing: false }
  for (let at = 0; at >= 0; counted.lines++) {
    const next = text.indexOf('\n', at)
    count(text.slice(at, next < 0 ? text.length : next), counted)
    if (counted.depth > deepest)
      throw new PackageUnreadable('format.too_deep', { most: deepest }, atLine(path, text, at))
    if (counted.dates > limits.dates)
      throw new PackageUnreadable('format.too_many_dates', { most: limits.dates }, inFile(path))
    if (counted.lines > mostLines) throw new PackageUnreadable('format.too_much', { most: mostLines }, inFile(path))
    at = next < 0 ? -1 : next + 1
  }
  if (counted.depth !== 0) throw new PackageUnreadable('format.cut_off', {}, inFile(path))
}

/** A list of dates may be folded over many lines; each but the first begins with a blank. */
function count(line: string, counted: { depth: number; dates: number; listing: boolean }) {
  if (/^BEGIN:/i.test(line)) counted.depth++
  if (/^END:/i.test(line)) counted.depth--
  if (!/^[ \t]/.test(line)) counted.listing = /^(RDATE|EXDATE)[;:]/i.test(line)
  if (counted.listing) counted.dates += line.split(',').length
}
