import { describe, expect, test } from 'vitest'
import type { ScheduleCalendar } from './calendar.ts'
import { nextOf } from './next-dates.tsx'
import { readCalendar } from './read-calendar.ts'
import { readerClock, wallHours } from './reader-clock.ts'
import { mondayOf, shiftTable } from './shift-table.ts'

const now = Date.parse('2026-11-18T02:00:00Z')
const zone = 'Asia/Shanghai'
const clock = readerClock(zone, 'zh-CN', now)

function shift(group: string, name: string, hours: string, rule: string, people: string[] = []) {
  const [from = '', to = ''] = hours.split('-')
  const day = to < from ? '20261117' : '20261116'
  return [
    'BEGIN:VEVENT',
    `UID:${group}-${name}-${rule}`,
    `SUMMARY:${name}班`,
    `CATEGORIES:${group},${name}`,
    `DTSTART;TZID=${zone}:20261116T${from}00`,
    `DTEND;TZID=${zone}:${day}T${to}00`,
    `RRULE:${rule}`,
    ...people.map((person) => `ATTENDEE;CN=${person}:mailto:${person}@example.com`),
    'END:VEVENT',
  ]
}

function calendarOf(...shifts: string[][]) {
  return calendarIn(zone, shifts)
}

function calendarIn(zone: string, shifts: string[][]) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...shifts.flat(), 'END:VCALENDAR'].join('\r\n')
  return readCalendar(text, { now, zone })
}

const twoGroups = [
  shift('甲组', '早', '0800-1600', 'FREQ=DAILY', ['青禾', '临溪']),
  shift('乙组', '夜', '2200-0600', 'FREQ=DAILY;INTERVAL=2'),
]

describe('a rota', () => {
  test('has a line for every person, and for a group that names none, in the order of the file', () => {
    const table = shiftTable(calendarOf(...twoGroups), '2026-11-16')

    expect(table?.rows.map(({ group, person }) => `${group} ${person}`)).toEqual(['甲组 青禾', '甲组 临溪', '乙组 '])
    expect(table?.days.at(0)).toBe('2026-11-16')
    expect(table?.days.at(-1)).toBe('2026-11-29')
  })

  test('tells three shifts of a day apart, and standing by all day from all of them', () => {
    const three = ['早', '中', '夜'].map((name, place) =>
      shift('甲组', name, `${['0700', '1500', '2300'][place]}-2330`, `FREQ=DAILY;INTERVAL=3`, ['青禾', '临溪']),
    )
    const standby = shift('备班', '备', '0000-0100', 'FREQ=DAILY').map((line) =>
      line.replace(/^DT(START|END);.*/, (_, end: string) => `DT${end};VALUE=DATE:2026111${end === 'START' ? 6 : 7}`),
    )
    const table = shiftTable(calendarOf(...three, standby), '2026-11-16')

    expect(table?.shifts.map(({ name, tone }) => `${name} ${tone}`)).toEqual([
      '备 pale',
      '早 light',
      '中 middle',
      '夜 dark',
    ])
  })

  test('shows the later shifts darker, and counts the latest', () => {
    const table = shiftTable(calendarOf(...twoGroups), '2026-11-16')

    expect(table?.shifts).toEqual([
      { name: '早', letter: '早', tone: 'light' },
      { name: '夜', letter: '夜', tone: 'dark' },
    ])
    expect(table?.rows.map(({ late }) => late)).toEqual([0, 0, 7])
    expect(
      table?.rows
        .at(2)
        ?.cells.slice(0, 3)
        .map((cell) => cell.shift?.letter),
    ).toEqual(['夜', undefined, '夜'])
  })

  test('is the same wherever it is read: days, order of shifts and count are those of the wall it hangs on', () => {
    const three = ['早', '中', '夜'].map((name, place) =>
      shift('甲组', name, ['0700-1500', '1500-2300', '2300-0700'][place] ?? '', 'FREQ=DAILY;INTERVAL=3', [
        '青禾',
        '临溪',
      ]),
    )
    const standby = shift('备班', '备', '0000-0100', 'FREQ=DAILY;INTERVAL=2').map((line) =>
      line.replace(/^DT(START|END);.*/, (_, end: string) => `DT${end};VALUE=DATE:2026111${end === 'START' ? 6 : 7}`),
    )
    const rota = (zone: string) => shiftTable(withoutMoments(calendarIn(zone, [...three, standby])), '2026-11-16')

    const atHome = rota('Asia/Shanghai')
    expect(atHome?.shifts.map(({ name }) => name)).toEqual(['备', '早', '中', '夜'])
    for (const elsewhere of ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])
      expect(rota(elsewhere), elsewhere).toEqual(atHome)
  })

  test('is read by the zone the calendar names where its times are written in UTC', () => {
    const lines = twoGroups.map((lines) => lines.map((line) => line.replace(/;TZID=.*:(\d+T\d+)$/, ':$1Z')))
    const named = [['X-WR-TIMEZONE:Asia/Shanghai'], ...lines]

    expect(calendarOf(...named).occurrences[0]?.wall_starts).toBe('2026-11-16T16:00:00')
    expect(calendarOf(...lines).occurrences[0]?.wall_starts).toBe('2026-11-16T08:00:00')
  })

  test('marks a shift that follows the one before too soon', () => {
    const early = shift('乙组', '早', '0800-1600', 'FREQ=DAILY;COUNT=1').join('\n').replaceAll('20261116T', '20261117T')
    const table = shiftTable(calendarOf(...twoGroups, early.split('\n')), '2026-11-16')

    const cells = table?.rows.find(({ group }) => group === '乙组')?.cells
    expect(cells?.map(({ conflict }) => conflict).slice(0, 3)).toEqual([null, 'short_rest', null])
  })

  test('is not made of a calendar that is none: few days, or a name for everything', () => {
    const yearly = shift('节日', '元旦', '0000-2300', 'FREQ=YEARLY')
    const names = ['一', '二', '三', '四', '五', '六', '七'].map((name) => shift('组', name, '0900-1000', 'FREQ=DAILY'))

    expect(shiftTable(calendarOf(yearly), '2026-11-16')).toBeNull()
    expect(shiftTable(calendarOf(...names), '2026-11-16')).toBeNull()
  })

  test('begins on the Monday of the week', () => {
    expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'))
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  })
})

describe('the next dates', () => {
  test('are ten, the one that is still on among them', () => {
    const next = nextOf(calendarOf(twoGroups[0] ?? []).occurrences, now)

    expect(next).toHaveLength(10)
    expect(next[0]?.starts).toBe('2026-11-18T00:00:00.000Z')
  })

  test('are shown in the time zone of the reader, with its name', () => {
    const [first] = calendarOf(twoGroups[1] ?? []).occurrences
    const berlin = readerClock('Europe/Berlin', 'en', now)

    expect(first && wallHours(first)).toBe('22:00 – 06:00')
    expect(first && clock.timeOf(first.time)).toBe('22:00')
    expect(first && berlin.timeOf(first.time)).toBe('15:00')
    expect(berlin.zoneLabel).toBe('Central European Standard Time (UTC+1)')
    expect(clock.zoneLabel).toBe('中国标准时间 (UTC+8)')
  })
})

/** Whole days begin at the reader's midnight, which is nothing a rota shows. */
function withoutMoments({ entries, occurrences }: ScheduleCalendar) {
  return {
    entries,
    occurrences: occurrences.map((one) => ({ ...one, time: Date.parse(`${one.wall_starts.slice(0, 10)}Z`) })),
  }
}
