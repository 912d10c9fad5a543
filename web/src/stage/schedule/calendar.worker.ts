import { type CalendarReader, readCalendar } from './read-calendar.ts'

/** Away from the page: a rule can be written that is computed for hours, and then only this is stopped. */
addEventListener('message', ({ data }: MessageEvent<{ text: string; reader: CalendarReader }>) => {
  try {
    postMessage({ calendar: readCalendar(data.text, data.reader) })
  } catch {
    postMessage({ calendar: null })
  }
})
