import { describe, expect, test } from 'vitest'
import type { ScheduleCalendar } from './calendar.ts'
import { readCalendar } from './read-calendar.ts'

const reader = { now: Date.parse('2026-11-15T08:00:00Z'), zone: 'Asia/Shanghai' }

function calendarOf(...entries: string[]) {
  const written = entries.map((entry) => `BEGIN:VEVENT\n${entry}\nEND:VEVENT`)
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...written, 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')
}

function starts({ occurrences }: ScheduleCalendar, most = 4) {
  return occurrences.slice(0, most).map((occurrence) => occurrence.starts)
}

const weekly =
  'UID:weekly\nSUMMARY:周例会\nDTSTART;TZID=Asia/Shanghai:20261116T090000\nDTEND;TZID=Asia/Shanghai:20261116T100000'

describe('the dates of a schedule', () => {
  test('a weekly meeting falls on its weekdays', () => {
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4`), reader)

    expect(starts(calendar)).toEqual([
      '2026-11-16T01:00:00.000Z',
      '2026-11-19T01:00:00.000Z',
      '2026-11-23T01:00:00.000Z',
      '2026-11-26T01:00:00.000Z',
    ])
    expect(calendar.occurrences).toHaveLength(4)
    expect(calendar.zone).toBe('Asia/Shanghai')
  })

  test('nine o’clock stays nine o’clock when the clocks change', () => {
    const meeting =
      'UID:dst\nSUMMARY:Review\nDTSTART;TZID=Europe/Berlin:20270326T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3'
    const calendar = readCalendar(calendarOf(meeting), reader)

    expect(starts(calendar)).toEqual([
      '2027-03-26T08:00:00.000Z',
      '2027-03-27T08:00:00.000Z',
      '2027-03-28T07:00:00.000Z',
    ])
  })

  test('an hour that is skipped in spring is read as the one after it', () => {
    const night = 'UID:gap\nSUMMARY:Backup\nDTSTART;TZID=Europe/Berlin:20270328T023000\nDURATION:PT30M'

    expect(starts(readCalendar(calendarOf(night), reader))).toEqual(['2027-03-28T01:30:00.000Z'])
  })

  test('days left out are left out, whichever clock names them', () => {
    const out = 'EXDATE;TZID=Asia/Shanghai:20261117T090000\nEXDATE:20261118T010000Z'
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=DAILY;COUNT=4\n${out}`), reader)

    expect(starts(calendar)).toEqual(['2026-11-16T01:00:00.000Z', '2026-11-19T01:00:00.000Z'])
    expect(calendar.entries[0]).toMatchObject({ left_out: 2 })
  })

  test('days added are added', () => {
    const added = 'RDATE;TZID=Asia/Shanghai:20261205T140000,20261206T140000'
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=DAILY;COUNT=1\n${added}`), reader)

    expect(starts(calendar)).toEqual([
      '2026-11-16T01:00:00.000Z',
      '2026-12-05T06:00:00.000Z',
      '2026-12-06T06:00:00.000Z',
    ])
    expect(calendar.entries[0]).toMatchObject({ added: 2 })
  })

  test('a moved occurrence has its new time and title', () => {
    const moved =
      'UID:weekly\nSUMMARY:周例会（改期）\nRECURRENCE-ID:20261123T010000Z\nDTSTART;TZID=Asia/Shanghai:20261124T140000\nDTEND;TZID=Asia/Shanghai:20261124T150000'
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=WEEKLY;COUNT=3`, moved), reader)

    expect(starts(calendar)).toEqual([
      '2026-11-16T01:00:00.000Z',
      '2026-11-24T06:00:00.000Z',
      '2026-11-30T01:00:00.000Z',
    ])
    expect(calendar.occurrences[1]).toMatchObject({ title: '周例会（改期）', ends: '2026-11-24T07:00:00.000Z' })
    expect(calendar.entries).toHaveLength(1)
  })

  test('one date that was called off is not shown', () => {
    const off =
      'UID:weekly\nSTATUS:CANCELLED\nRECURRENCE-ID;TZID=Asia/Shanghai:20261123T090000\nDTSTART;TZID=Asia/Shanghai:20261123T090000'
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=WEEKLY;COUNT=3`, off), reader)

    expect(starts(calendar)).toEqual(['2026-11-16T01:00:00.000Z', '2026-11-30T01:00:00.000Z'])
  })

  test('a recurrence ends in its own time zone', () => {
    const until = `${weekly}\nRRULE:FREQ=DAILY;UNTIL=20261118T005959Z`

    expect(starts(readCalendar(calendarOf(until), reader))).toEqual([
      '2026-11-16T01:00:00.000Z',
      '2026-11-17T01:00:00.000Z',
    ])
  })

  test('a whole day is a day wherever one reads it', () => {
    const day = 'UID:day\nSUMMARY:体检\nDTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261203'

    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati']) {
      const [occurrence] = readCalendar(calendarOf(day), { ...reader, zone }).occurrences
      expect(occurrence).toMatchObject({ starts: '2026-12-01', ends: '2026-12-03', all_day: true })
    }
  })

  test('a time without a zone is the reader’s own', () => {
    const call = 'UID:float\nSUMMARY:早操\nDTSTART:20261201T080000\nDURATION:PT15M'
    const [here] = readCalendar(calendarOf(call), reader).occurrences
    const [there] = readCalendar(calendarOf(call), { ...reader, zone: 'America/New_York' }).occurrences

    expect(here?.starts).toBe('2026-12-01T08:00:00')
    expect(new Date(here?.time ?? 0).toISOString()).toBe('2026-12-01T00:00:00.000Z')
    expect(new Date(there?.time ?? 0).toISOString()).toBe('2026-12-01T13:00:00.000Z')
  })

  test('an unknown time zone is read from the file', () => {
    const zone =
      'BEGIN:VTIMEZONE\nTZID:Head Office\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0800\nTZOFFSETTO:+0800\nEND:STANDARD\nEND:VTIMEZONE'
    const text = calendarOf('UID:z\nSUMMARY:x\nDTSTART;TZID=Head Office:20261201T090000\nDURATION:PT1H').replace(
      'BEGIN:VEVENT',
      `${zone.replaceAll('\n', '\r\n')}\r\nBEGIN:VEVENT`,
    )

    expect(starts(readCalendar(text, reader))).toEqual(['2026-12-01T01:00:00.000Z'])
  })

  test('a schedule that is over shows the time when it was not', () => {
    const old = 'UID:old\nSUMMARY:旧\nDTSTART:20190304T010000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3'
    const calendar = readCalendar(calendarOf(old), reader)

    expect(starts(calendar)).toHaveLength(3)
    expect(calendar.from).toBeLessThan(Date.parse('2019-03-04'))
  })
})

describe('schedules that would never end', () => {
  test('a recurrence every second is truncated, and the schedule reports it', () => {
    const calendar = readCalendar(calendarOf(`${weekly}\nRRULE:FREQ=SECONDLY`), reader)

    expect(calendar.cut).toBe(true)
    expect(calendar.occurrences.length).toBeLessThanOrEqual(4_000)
  })

  test('the 30th of February is not looked for', () => {
    const never = `${weekly}\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`

    expect(starts(readCalendar(calendarOf(never), reader))).toEqual(['2026-11-16T01:00:00.000Z'])
  })

  test('a file that is no calendar is refused', () => {
    expect(() => readCalendar('<html></html>', reader)).toThrow()
  })
})
