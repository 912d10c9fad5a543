import { use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon/icons.tsx'
import { CannotShow } from '../cannot-show.ts'
import { Frame } from '../frame.tsx'
import { usePayload } from '../use-payload.ts'
import type { StageContent } from '../widget.ts'
import type { Occurrence, ScheduleCalendar, SelectedOccurrence } from './calendar.ts'
import { CalendarView, type CalendarViewName } from './calendar-view.tsx'
import type { CalendarReader } from './read-calendar.ts'
import { readerClock } from './reader-clock.ts'
import { Rota } from './rota.tsx'
import { Rules } from './rules.tsx'
import { ScheduleInspector } from './schedule-inspector.tsx'
import { dayAfter, mondayOf, shiftTable } from './shift-table.ts'

const patience = 8_000

const opened = new Map<string, Promise<ScheduleCalendar>>()

/** The calendar as it will run: as a rota where it is one, by month and week, as a list, and its rules in words. */
export default function ScheduleStage({ resource_id, version, language }: StageContent<'schedule'>) {
  const { t } = useTranslation('resource')
  const { text } = usePayload({ resource_id, version })
  if (text === null) throw new CannotShow('malformed')
  const [now] = useState(() => Date.now())
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const calendar = use(openCalendar(text, { now, zone }))
  const clock = useMemo(() => readerClock(zone, language, now), [zone, language, now])
  const fileZone = calendar.zone ?? zone
  const fileClock = useMemo(() => readerClock(fileZone, language, now), [fileZone, language, now])

  const initial = initialOf(calendar, now)
  const [week, setWeek] = useState(0)
  const monday = dayAfter(mondayOf(fileClock.dayOf(initial)), week * 7)
  const table = useMemo(() => shiftTable(calendar, monday), [calendar, monday])
  const [isRota] = useState(table !== null)

  const views = [
    ...(isRota ? [{ id: 'rota', name: t('stage_schedule.view.rota') }] : []),
    ...(['month', 'week', 'list'] as const).map((id) => ({ id, name: t(`stage_schedule.view.${id}`) })),
    { id: 'rules', name: t('stage_schedule.view.rules'), count: calendar.entries.length },
  ]
  const [view, setView] = useState(views[0]?.id ?? 'month')
  const [chosen, setChosen] = useState<SelectedOccurrence | null>(null)
  const choose = (occurrence: Occurrence) => setChosen({ occurrence, who: null, shift: null, conflict: null })

  return (
    <Frame
      type="schedule"
      views={views}
      view={view}
      onView={setView}
      actions={view === 'rota' && <WeekSteps onStep={(step) => setWeek(step === 0 ? 0 : week + step)} />}
      inspector={
        <ScheduleInspector
          calendar={calendar}
          resource_id={resource_id}
          now={now}
          clock={clock}
          fileClock={fileClock}
          language={language}
          chosen={chosen}
          onClose={() => setChosen(null)}
        />
      }
    >
      {view === 'rota' && table && (
        <Rota table={table} today={fileClock.dayOf(now)} language={language} chosen={chosen} onChoose={setChosen} />
      )}
      {view === 'rota' && !table && <p>{t('stage_schedule.nothing')}</p>}
      {view === 'rules' && <Rules entries={calendar.entries} language={language} clock={fileClock} />}
      {isCalendarView(view) && (
        <CalendarView
          calendar={calendar}
          view={view}
          language={language}
          clock={fileClock}
          now={now}
          initial={initial}
          onChoose={choose}
        />
      )}
    </Frame>
  )
}

/** Today; before it begins its first date, and when it is over its last one. */
function initialOf({ occurrences }: ScheduleCalendar, now: number): number {
  const first = occurrences[0]?.time ?? now
  const last = occurrences.at(-1)?.time ?? now
  return Math.min(Math.max(now, first), last)
}

function isCalendarView(view: string): view is CalendarViewName {
  return view === 'month' || view === 'week' || view === 'list'
}

/** The calendar in a text. Asked for while drawing, so the same question gets the same promise. */
function openCalendar(text: string, reader: CalendarReader): Promise<ScheduleCalendar> {
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

/** A week back, to this week, a week on. */
function WeekSteps({ onStep }: { onStep: (step: -1 | 0 | 1) => void }) {
  const { t } = useTranslation('resource')
  return (
    <>
      <Button kind="text" size="small" square aria-label={t('stage_schedule.earlier')} onClick={() => onStep(-1)}>
        <ChevronLeftIcon size={18} />
      </Button>
      <Button size="small" onClick={() => onStep(0)}>
        {t('stage_schedule.this_week')}
      </Button>
      <Button kind="text" size="small" square aria-label={t('stage_schedule.later')} onClick={() => onStep(1)}>
        <ChevronRightIcon size={18} />
      </Button>
    </>
  )
}
