import ICAL from 'ical.js'
import { withinTime } from '../package/format/within-time.ts'
import { hues, ink } from './thumbnail.hues.ts'
import { box, sheet, svgOf, text, widthOf } from './thumbnail.pen.ts'

type IcalComponent = InstanceType<typeof ICAL.Component>
type IcalTime = InstanceType<typeof ICAL.Time>

/** One date of an entry, on the wall clock it was written for. */
interface ScheduleDate {
  title: string
  group: string
  shift: string | null
  people: string[]
  /** '2026-11-16'. */
  day: string
  /** Hours since midnight; null for a whole day. */
  from: number | null
  /** Where its entry stands in the file. */
  place: number
}

const color = hues.schedule
/** Of the processor, for the rules of one file together; what is not found by then is not drawn. */
const allowed = 300
const mostDates = 2_000
const mostSteps = 20_000
const dayLength = 86_400_000
const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** Shifts as a rota from the first date on, everything else as its fullest month, or as a list. */
export function drawSchedulePicture(calendar: string): Buffer | null {
  const dates = datesOf(calendar)
  const [first] = dates
  if (!first) return null
  const monday = dayAfter(first.day, -weekdayOf(first.day))
  const drawing = drawRota(dates, monday) ?? drawMonth(dates) ?? drawList(dates)
  return svgOf('#ffffff', drawing)
}

/** Fourteen months from the first date on, in their order. */
function datesOf(calendar: string): ScheduleDate[] {
  const root = ICAL.parse(calendar)
  const component = new ICAL.Component(Array.isArray(root[0]) ? root[0] : root)
  const events = component.getAllSubcomponents('vevent').filter((event) => !event.hasProperty('recurrence-id'))
  const starts = events.flatMap((event) => startOf(event)?.toString().slice(0, 10) ?? [])
  const last = dayAfter(starts.toSorted()[0] ?? '2000-01-01', 425)
  const found: ScheduleDate[] = []
  withinTime(allowed, () => {
    found.length = 0
    for (const [place, event] of events.entries()) found.push(...datesOfEvent(event, place, last))
  })
  return found
    .slice(0, mostDates)
    .sort((one, other) => one.day.localeCompare(other.day) || (one.from ?? 0) - (other.from ?? 0))
}

function startOf(event: IcalComponent): IcalTime | null {
  const starts = event.getFirstPropertyValue('dtstart')
  return starts instanceof ICAL.Time && starts.year > 0 ? starts : null
}

function datesOfEvent(event: IcalComponent, place: number, last: string): ScheduleDate[] {
  const starts = startOf(event)
  if (!starts) return []
  const categories = event.getAllProperties('categories').flatMap((property) => property.getValues().map(String))
  const people = event.getAllProperties('attendee').flatMap((person) => person.getFirstParameter('cn') || [])
  const ends = event.getFirstPropertyValue('dtend')
  const about = {
    place,
    title: String(event.getFirstPropertyValue('summary') ?? ''),
    group: categories[0] ?? '',
    people,
  }
  const dateAt = (time: IcalTime): ScheduleDate => {
    const from = time.isDate ? null : time.hour + time.minute / 60
    return { ...about, shift: categories[1] ?? null, day: time.toString().slice(0, 10), from }
  }
  const rule = event.getFirstPropertyValue('rrule')
  if (!(rule instanceof ICAL.Recur)) return [dateAt(starts), ...furtherDays(starts, ends).map(dateAt)]

  const left = new Set(event.getAllProperties('exdate').flatMap((property) => property.getValues().map(String)))
  const dates: ScheduleDate[] = []
  const times = rule.iterator(starts)
  let steps = 0
  for (let time = times.next(); time && steps < mostSteps && dates.length < 400; time = times.next()) {
    steps++
    if (time.toString().slice(0, 10) > last) break
    if (!left.has(time.toString())) dates.push(dateAt(time))
  }
  return dates
}

/** Holidays and terms last several whole days. */
function furtherDays(starts: IcalTime, ends: unknown): IcalTime[] {
  if (!starts.isDate || !(ends instanceof ICAL.Time)) return []
  const count = Math.min(Math.round(ends.subtractDate(starts).toSeconds() / 86_400) - 1, 30)
  return Array.from({ length: Math.max(count, 0) }, (_, place) => {
    const day = starts.clone()
    day.adjust(place + 1, 0, 0, 0)
    return day
  })
}

const tones = [
  { fill: color.tint, ink: color.deep },
  { fill: color.mid, ink: color.deep },
  { fill: color.deep, ink: '#ffffff' },
] as const
/** From the first shift of a day to the last. */
const shiftTones = [tones[0], tones[1], { fill: color.hue, ink: '#ffffff' }, tones[2]] as const

/** People or teams by days; the later the shift, the darker. */
function drawRota(dates: ScheduleDate[], monday: string): string | null {
  const named = dates.filter(({ shift }) => shift !== null)
  const shifts = [
    ...new Map(
      named.toSorted((one, other) => (one.from ?? -1) - (other.from ?? -1)).map((one) => [one.shift, one]),
    ).keys(),
  ]
  const rows = new Map<string, { group: string; person: string; own: ScheduleDate[] }>()
  for (const one of named)
    for (const person of one.people.length > 0 ? one.people : ['']) {
      const key = `${one.group}\n${person}`
      const row = rows.get(key) ?? { group: one.group, person, own: [] }
      row.own.push(one)
      rows.set(key, row)
    }
  if (rows.size < 2 || shifts.length < 2 || shifts.length > 6 || named.length * 2 < dates.length) return null

  const days = Array.from({ length: 10 }, (_, place) => dayAfter(monday, place))
  const shown = [...rows.values()].sort((one, other) => firstPlace(one.own) - firstPlace(other.own)).slice(0, 8)
  const cells = shown.map(({ own }) => days.map((day) => own.find((date) => date.day === day)?.shift ?? null))
  const shownShifts = shifts.filter((shift) => cells.flat().includes(shift))
  const severalGroups = new Set(shown.map(({ group }) => group)).size > 1
  const head = { width: 116, height: 42 }
  const cell = {
    width: (sheet.width - head.width - 12) / days.length,
    height: Math.min((sheet.height - head.height - 10) / shown.length, 62),
  }
  let drawing = box(0, 0, sheet.width, head.height, { fill: '#f6f3ec' })
  days.forEach((day, place) => {
    const x = head.width + (place + 0.5) * cell.width
    drawing += text(x, 26, `${weekdays[weekdayOf(day)]} ${Number(day.slice(8))}`, {
      size: 13,
      color: ink.soft,
      anchor: 'middle',
    })
  })
  shown.forEach(({ group, person }, row) => {
    const y = head.height + row * cell.height
    const label = person && severalGroups ? `${[...group][0] ?? ''} ${person}` : person || group
    drawing += box(0, y, sheet.width, 0.8, { fill: ink.line })
    drawing += text(14, y + cell.height / 2 + 5, label, {
      size: 15,
      color: ink.text,
      weight: 500,
      width: head.width - 18,
    })
    cells[row]?.forEach((shift, place) => {
      drawing += drawShift(shift, { x: head.width + place * cell.width, y, ...cell }, shownShifts)
    })
  })
  return drawing
}

function firstPlace(dates: ScheduleDate[]): number {
  return Math.min(...dates.map(({ place }) => place))
}

function drawShift(
  shift: string | null,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  shifts: (string | null)[],
): string {
  const middle = { x: x + width / 2, y: y + height / 2 + 5 }
  if (shift === null) return text(middle.x, middle.y, '·', { size: 15, color: ink.faint, anchor: 'middle' })
  const scale = shifts.length > tones.length ? shiftTones : tones
  const place = Math.round((shifts.indexOf(shift) * (scale.length - 1)) / Math.max(shifts.length - 1, 1))
  const tone = scale[place] ?? tones[0]
  // 'A 24-hour shift' is not shift 2.
  const [first = ''] = /^\d{1,3}|./u.exec(shift) ?? []
  return (
    box(x + 1.5, y + 2, width - 3, height - 4, { fill: tone.fill }) +
    text(middle.x, middle.y, first, { size: 15, color: tone.ink, weight: 500, anchor: 'middle' })
  )
}

/** The month with the most days taken, where there are enough to fill it. */
function drawMonth(dates: ScheduleDate[]): string | null {
  const months = new Map<string, Set<string>>()
  for (const { day } of dates) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? new Set()).add(day))
  const [month = '', days] = [...months].reduce((best, one) => (one[1].size > best[1].size ? one : best))
  if (!days || days.size < 6) return null

  const first = dayAfter(`${month}-01`, -weekdayOf(`${month}-01`))
  const [year, number] = month.split('-').map(Number) as [number, number]
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const rows = Math.ceil((weekdayOf(`${month}-01`) + length) / 7)
  const cell = { width: sheet.width / 7, height: (sheet.height - 62) / rows }
  const groups = [...new Set(dates.map(({ group }) => group))]
  let drawing =
    box(0, 0, sheet.width, 62, { fill: '#f6f3ec' }) +
    text(14, 28, month.replace('-', ' / '), { size: 17, color: ink.text, weight: 600 })
  weekdays.forEach((name, place) => {
    drawing += text((place + 0.5) * cell.width, 54, name, { size: 12, color: ink.soft, anchor: 'middle' })
  })
  for (let place = 0; place < rows * 7; place++) {
    const day = dayAfter(first, place)
    const at = { x: (place % 7) * cell.width, y: 62 + Math.floor(place / 7) * cell.height }
    drawing += box(at.x, at.y, cell.width, cell.height, { stroke: '#e8e3d8' })
    if (!day.startsWith(month)) continue
    drawing += text(at.x + 7, at.y + 15, String(Number(day.slice(8))), {
      size: 12,
      color: place % 7 > 4 ? ink.faint : ink.soft,
    })
    const own = dates.filter((date) => date.day === day).slice(0, Math.max(Math.floor((cell.height - 20) / 19), 1))
    own.forEach((date, row) => {
      const tone = tones[groups.indexOf(date.group) % tones.length] ?? tones[0]
      const y = at.y + 21 + row * 19
      drawing += box(at.x + 3, y, cell.width - 6, 16, { fill: tone.fill })
      drawing += text(at.x + 8, y + 12, date.title, { size: 11, color: tone.ink, width: cell.width - 16 })
    })
  }
  return drawing
}

/** What comes a few times a year: the next dates, one below the other. */
function drawList(dates: ScheduleDate[]): string {
  const shown = dates.filter((date, place) => dates[place - 1]?.title !== date.title).slice(0, 7)
  const groups = [...new Set(dates.map(({ group }) => group))]
  const height = 52
  return shown
    .map(({ day, title, group, from }, row) => {
      const y = 16 + row * height
      const tone = tones[(groups.indexOf(group) + 1) % tones.length] ?? tones[1]
      const note =
        widthOf(group) > 0 ? text(616, y + 32, group, { size: 13, color: ink.soft, anchor: 'end', width: 150 }) : ''
      const time =
        from === null
          ? ''
          : ` ${String(Math.floor(from)).padStart(2, '0')}:${String(Math.round((from % 1) * 60)).padStart(2, '0')}`
      return (
        text(24, y + 32, `${day.slice(5)}${time}`, { size: 15, color: color.hue, weight: 500 }) +
        box(136, y + 10, 5, height - 20, { fill: tone.fill }) +
        text(154, y + 33, title, { size: 17, color: ink.text, weight: 500, width: 310 }) +
        note +
        box(24, y + height, 592, 0.8, { fill: ink.line })
      )
    })
    .join('')
}

function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}
