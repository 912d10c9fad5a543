import type { StageExample } from '../stage-example.ts'

const hours = { 早: ['080000', '160000'], 中: ['140000', '220000'], 夜: ['220000', '235900'] } as const
const groups = [
  { name: '甲组', people: ['青禾', '临溪'] },
  { name: '乙组', people: ['半夏', '南枝'] },
  { name: '丙组', people: ['知行', '石泉'] },
  { name: '丁组', people: ['望舒', '听雨'] },
]
const turn = ['早', '早', '中', '中', '夜', '夜'] as const

/** Four groups take turns: two early, two late, two nights, two days off. */
const rota = groups.flatMap(({ name, people }, group) =>
  turn.flatMap((shift, index) => {
    const date = `202601${String(5 + ((index + 8 - group * 2) % 8)).padStart(2, '0')}`
    const [from, to] = hours[shift]
    return entry(`${group}-${index}`, `${name}${shift}班`, [
      `CATEGORIES:${name},${shift}`,
      `DTSTART;TZID=Asia/Shanghai:${date}T${from}`,
      `DTEND;TZID=Asia/Shanghai:${date}T${to}`,
      'RRULE:FREQ=DAILY;INTERVAL=8',
      ...people.map((person, place) => `ATTENDEE;CN=${person}:mailto:${group}${place}@example.com`),
    ])
  }),
)
const meeting = entry('meeting', '班前会', [
  'LOCATION:一号车间',
  'DTSTART;TZID=Asia/Shanghai:20260105T074000',
  'DTEND;TZID=Asia/Shanghai:20260105T075500',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
  'EXDATE;TZID=Asia/Shanghai:20261001T074000,20261005T074000',
])
const drill = entry('drill', '消防演练', ['DTSTART;VALUE=DATE:20260107', 'RRULE:FREQ=MONTHLY;BYDAY=1WE'])

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Rota//ZH',
  ...rota,
  ...meeting,
  ...drill,
  'END:VCALENDAR',
]

export default {
  inside: {
    type: 'schedule',
    zone: 'Asia/Shanghai',
    entries: [
      {
        uid: 'meeting@rota.example.com',
        title: '班前会',
        starts: '2026-01-05T07:40:00',
        ends: '2026-01-05T07:55:00',
        all_day: false,
        rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
        group: null,
      },
    ],
  },
  payload: { entry: 'schedule.ics', text: text.join('\r\n'), sample: null, beside: {} },
} satisfies StageExample

function entry(name: string, title: string, lines: string[]) {
  return ['BEGIN:VEVENT', `UID:${name}@rota.example.com`, `SUMMARY:${title}`, ...lines, 'END:VEVENT']
}
