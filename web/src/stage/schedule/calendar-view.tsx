import type { Language } from '@atrium/contract/languages'
import FullCalendar, { type EventInput, useCalendarController } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import listView from '@fullcalendar/react/list'
import simplified from '@fullcalendar/react/locales/zh-cn'
import traditional from '@fullcalendar/react/locales/zh-tw'
import '@fullcalendar/react/skeleton.css'
import theme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon/icons.tsx'
import type { Occurrence, ScheduleCalendar } from './calendar.ts'
import styles from './calendar-view.module.css'
import type { ReaderClock } from './reader-clock.ts'

const calendarViews = { month: 'dayGridMonth', week: 'timeGridWeek', list: 'upcoming' } as const
export type CalendarViewName = keyof typeof calendarViews

/** From the day one looks at on, whatever month it is. */
const views = { upcoming: { type: 'list', duration: { days: 30 } } }
const plugins = [dayGrid, timeGrid, listView, interaction, theme]
const locales = { 'zh-CN': simplified, 'zh-TW': traditional, en: 'en-gb' }

interface CalendarViewProps {
  calendar: ScheduleCalendar
  view: CalendarViewName
  language: Language
  /** The file's. */
  clock: ReaderClock
  now: number
  /** Where to begin: today, or the time in which anything happens. */
  initial: number
  onChoose: (occurrence: Occurrence) => void
}

/**
 * Month, week and list by the clock of the file. The library is given that clock's times as if they were UTC, so that no
 * zone of the browser moves them.
 */
export function CalendarView({ calendar, view, language, clock, now, initial, onChoose }: CalendarViewProps) {
  const { t } = useTranslation('resource')
  const controller = useCalendarController()
  const { occurrences, from, to } = calendar
  const wallOf = (time: number) => `${clock.dayOf(time)}T${clock.timeOf(time)}:00Z`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controller is the same for as long as the view is there
  useEffect(() => controller.changeView(calendarViews[view]), [view])

  return (
    <div className={styles.calendar} data-view={view}>
      <div className={styles.bar}>
        <h2>{controller.view?.title}</h2>
        <Button size="small" onClick={() => controller.gotoDate(wallOf(initial))}>
          {t('stage_schedule.today')}
        </Button>
        <Button
          kind="text"
          size="small"
          square
          aria-label={t('stage_schedule.earlier')}
          onClick={() => controller.prev()}
        >
          <ChevronLeftIcon size={18} />
        </Button>
        <Button
          kind="text"
          size="small"
          square
          aria-label={t('stage_schedule.later')}
          onClick={() => controller.next()}
        >
          <ChevronRightIcon size={18} />
        </Button>
      </div>
      <FullCalendar
        plugins={plugins}
        controller={controller}
        views={views}
        initialView={calendarViews[view]}
        timeZone="UTC"
        now={wallOf(now)}
        initialDate={wallOf(initial)}
        validRange={{ start: wallOf(from), end: wallOf(to) }}
        locale={locales[language]}
        firstDay={1}
        headerToolbar={false}
        events={occurrences.map(eventOf)}
        eventInteractive
        eventClick={({ event }) => {
          const occurrence = occurrences[Number(event.id)]
          if (occurrence) onChoose(occurrence)
        }}
        eventTimeFormat={time}
        slotHeaderFormat={time}
        height={view === 'month' ? 'auto' : 508}
        dayMaxEvents={3}
        fixedWeekCount={false}
        nowIndicator
        slotEventOverlap={false}
        scrollTime="07:00"
        borderless
      />
    </div>
  )
}

const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const

function eventOf({ title, wall_starts, wall_ends, all_day, place }: Occurrence, index: number): EventInput {
  const asUtc = (wall: string) => (all_day ? wall : `${wall}Z`)
  return {
    id: String(index),
    title: place ? `${title} · ${place}` : title,
    start: asUtc(wall_starts),
    end: asUtc(wall_ends),
    allDay: all_day,
  }
}
