import { CannotShow } from '../cannot-show.ts'
import type { ScheduleCalendar } from './calendar.ts'
import type { CalendarReader } from './read-calendar.ts'

const patience = 8_000

const opened = new Map<string, Promise<ScheduleCalendar>>()

/** The calendar in a text. Asked for while drawing, so the same question gets the same promise. */
export function openCalendar(text: string, reader: CalendarReader): Promise<ScheduleCalendar> {
  const known = opened.get(text)
  if (known) return known
  // One stage is looked at at a time: what the last one read is not kept.
  opened.clear()
  const calendar = readInWorker(text, reader)
  opened.set(text, calendar)
  return calendar
}

function readInWorker(text: string, reader: CalendarReader): Promise<ScheduleCalendar> {
  const worker = new Worker(new URL('./calendar.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ScheduleCalendar>((resolve, reject) => {
    const timer = setTimeout(() => reject(new CannotShow('too_large')), patience)
    worker.onmessage = ({ data }: MessageEvent<{ calendar: ScheduleCalendar | null }>) => {
      clearTimeout(timer)
      if (data.calendar) resolve(data.calendar)
      else reject(new CannotShow('malformed'))
    }
    worker.onerror = () => reject(new CannotShow('broken'))
    worker.postMessage({ text, reader })
  }).finally(() => worker.terminate())
}
