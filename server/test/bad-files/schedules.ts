import { type BadFile, cutInHalf, inUtf16, noise } from './bad-file.ts'
import { calendarOf, earlyShift, soundCalendar } from './sound-files.ts'

const file_name = 'duty.ics'

function badFile(about: string, text: string, wrong: string[], notes?: string[]): BadFile {
  return { about, file_name, bytes: () => Buffer.from(text), wrong, ...(notes && { notes }) }
}

const ruled = (rule: string) => calendarOf([...earlyShift, `RRULE:${rule}`])
const many = (count: number, lines: string[]) => calendarOf(...Array.from({ length: count }, () => lines))

export const badSchedules: BadFile[] = [
  badFile('a text', 'Monday: early shift', ['format.not_a_calendar']),
  { about: 'cut off', file_name, bytes: () => cutInHalf(Buffer.from(soundCalendar)), wrong: ['format.cut_off'] },
  { about: 'binary', file_name, bytes: () => noise(2_000), wrong: ['format.not_text'] },
  { about: 'UTF-16', file_name, bytes: () => inUtf16(soundCalendar), wrong: ['format.not_utf8'] },
  badFile('no entry', calendarOf(), ['format.no_entries']),
  badFile('an entry without a beginning', calendarOf(['SUMMARY:早班']), ['format.entry_without_start']),
  badFile(
    'an entry that ends before it begins',
    calendarOf(['DTSTART:20260105T080000Z', 'DTEND:20260104T080000Z']),
    [],
    ['format.ends_before_start'],
  ),
  badFile('a line that is none', calendarOf([...earlyShift, 'WHAT IS THIS']), ['format.not_a_calendar']),
  badFile('a frequency nobody knows', ruled('FREQ=SOMETIMES'), ['format.not_a_calendar']),
  badFile('every second', ruled('FREQ=SECONDLY'), ['format.too_frequent']),
  badFile('a million dates', ruled('FREQ=DAILY;COUNT=1000000'), ['format.too_many_dates']),
  badFile('a step of a million million days', ruled('FREQ=DAILY;INTERVAL=99999999999999'), ['format.broken_rule']),
  badFile('a rule that is looked for forever', ruled('FREQ=MONTHLY;BYSETPOS=99;BYDAY=MO'), ['format.rule_never_ends']),
  badFile(
    'two thousand rules that are looked for forever',
    many(2_000, [...earlyShift, 'RRULE:FREQ=MONTHLY;BYSETPOS=99;BYDAY=MO']),
    ['format.rule_never_ends'],
  ),
  badFile(
    'a rule that ended before it began',
    ruled('FREQ=DAILY;UNTIL=19990101T000000Z'),
    [],
    ['format.rule_without_dates'],
  ),
  badFile(
    'a hundred thousand single dates',
    calendarOf([...earlyShift, `RDATE:${Array(100_000).fill('20260101T000000Z').join(',')}`]),
    ['format.too_many_dates'],
  ),
  badFile(
    'single dates folded over many lines',
    calendarOf([...earlyShift, `RDATE:20260101T000000Z${',\r\n 20260101T000000Z'.repeat(20_000)}`]),
    ['format.too_many_dates'],
  ),
  badFile('parameters without end', calendarOf([...earlyShift, `X-A${';B=c'.repeat(400_000)}:1`]), ['format.too_slow']),
  badFile('three thousand entries', many(3_000, ['DTSTART:20260105T080000Z']), ['format.too_many_entries']),
  badFile('components within components', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(10_000)}`, [
    'format.too_deep',
  ]),
  badFile('a hundred thousand lines', calendarOf([...earlyShift, ...Array(100_000).fill('X-A:1')]), [
    'format.too_much',
  ]),
]
