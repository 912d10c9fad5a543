import { type CalendarEntry, scheduleFiles } from './calendar.ts'
import { day, nextDay } from './days.ts'

const shifts = {
  早班: { from: '07:00', to: '15:00' },
  中班: { from: '15:00', to: '23:00' },
  夜班: { from: '23:00', to: '07:00' },
} as const
type WorkShift = keyof typeof shifts

/** Two early, two late, two nights, two off. Each team is two days ahead of the one before it. */
const cycle: (WorkShift | null)[] = ['早班', '早班', '中班', '中班', '夜班', '夜班', null, null]
const firstDay = '2026-11-16'
const teams = [
  { group: '甲组', people: ['青禾', '临溪'] },
  { group: '乙组', people: ['半夏', '南枝'] },
  { group: '丙组', people: ['知行', '石泉'] },
  { group: '丁组', people: ['望舒', '听雨'] },
]

/** 1.1.0 brought standby for nights; 1.2.0 leaves out the days on which the centre is closed. */
export function fourTeams({ standby, closed }: { standby: boolean; closed: boolean }) {
  const entries = teams.flatMap((team, place) =>
    cycle.flatMap((shift, step): CalendarEntry[] => {
      if (!shift) return []
      const start = day(firstDay, (step - place * 2 + 8) % 8)
      const { from, to } = shifts[shift]
      return [
        {
          uid: `team-${place + 1}-${step + 1}`,
          title: `${team.group} ${shift}`,
          shift,
          ...team,
          start: `${start}T${from}`,
          end: `${shift === '夜班' ? nextDay(start) : start}T${to}`,
          rule: 'FREQ=DAILY;INTERVAL=8',
          ...(closed ? { except: closedDays.map((closed) => `${closed}T${from}`) } : {}),
        },
      ]
    }),
  )
  const reserve: CalendarEntry[] = teams.map(({ people }, place) => ({
    uid: `standby-${place + 1}`,
    title: `备班：${people[0]}`,
    group: '备班',
    shift: '备班',
    people: people.slice(0, 1),
    note: '夜班缺人时三十分钟内到岗。',
    start: day(firstDay, (6 - place * 2 + 8) % 8),
    rule: 'FREQ=DAILY;INTERVAL=8',
  }))
  return scheduleFiles({
    slug: 's9',
    name: '客服中心四班三运转',
    description: '早早中中夜夜休休，八天一轮；两班之间不少于十一小时。',
    entries: [...entries, ...(standby ? reserve : [])],
  })
}

const closedDays = ['2027-02-06', '2027-02-07', '2027-02-08']

/** Until 1.0.0 only nights were planned. */
export function wardRota({ days }: { days: boolean }) {
  const nurses = ['青禾', '临溪', '半夏', '南枝', '听雨', '望舒']
  const nights: CalendarEntry[] = nurses.map((name, place) => {
    const start = day('2026-11-16', place)
    return {
      uid: `night-${place + 1}`,
      title: `夜班：${name}`,
      group: '二病区',
      shift: '夜班',
      people: [name],
      start: `${start}T20:00`,
      end: `${nextDay(start)}T08:00`,
      rule: 'FREQ=DAILY;INTERVAL=6',
      ...(place === 3
        ? {
            moved: {
              from: '2026-11-25T20:00',
              start: '2026-11-26T20:00',
              end: '2026-11-27T08:00',
              title: '夜班：南枝（与听雨换班）',
            },
          }
        : {}),
    }
  })
  const reserve: CalendarEntry[] = nurses.map((name, place) => ({
    uid: `standby-${place + 1}`,
    title: `备班：${name}`,
    group: '二病区',
    shift: '备班',
    people: [name],
    start: day('2026-11-16', (place + 3) % 6),
    rule: 'FREQ=DAILY;INTERVAL=6',
  }))
  const daily: CalendarEntry[] = [
    { uid: 'day', title: '白班：护士长带班', start: '2026-11-16T08:00', end: '2026-11-16T17:00', group: '白班' },
    { uid: 'round', title: '主任查房', start: '2026-11-17T08:30', end: '2026-11-17T10:00', group: '查房' },
    { uid: 'handover', title: '早交班', start: '2026-11-16T07:45', end: '2026-11-16T08:00', group: '交班' },
  ].map((entry, place) => ({
    ...entry,
    rule: place === 1 ? 'FREQ=WEEKLY;BYDAY=TU,FR' : 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  }))
  return scheduleFiles({
    slug: 'ward-rota',
    name: '二病区排班',
    description: '六人轮夜班，每人六天一次；备班与夜班隔三天。',
    entries: [...nights, ...(days ? [...reserve, ...daily] : [])],
  })
}

export function weekendDuty() {
  const people = ['知行', '石泉', '临溪', '南枝', '青禾', '半夏']
  const entries: CalendarEntry[] = people.flatMap((name, place) => {
    const saturday = day('2026-11-21', place * 7)
    return [
      {
        uid: `duty-${place + 1}`,
        title: `周末值班：${name}`,
        group: '带班',
        place: '值班室',
        start: saturday,
        end: day(saturday, 2),
        rule: 'FREQ=WEEKLY;INTERVAL=6',
      },
      {
        uid: `phone-${place + 1}`,
        title: `电话值守：${people[(place + 3) % people.length]}`,
        group: '值守',
        start: `${saturday}T18:00`,
        end: `${nextDay(saturday)}T08:00`,
        rule: 'FREQ=WEEKLY;INTERVAL=6',
      },
    ]
  })
  return scheduleFiles({
    slug: 'weekend-duty',
    name: '周末与节日值班',
    description: '六周一轮，带班与值守错开三周；节日另排。',
    entries: [
      ...entries,
      { uid: 'new-year', title: '元旦值班：知行、石泉', start: '2027-01-01', end: '2027-01-04', group: '节日' },
      { uid: 'spring', title: '春节值班：见当年通知', start: '2027-02-06', end: '2027-02-13', group: '节日' },
    ],
  })
}
