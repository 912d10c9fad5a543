import { useTranslation } from 'react-i18next'
import type { Occurrence, ScheduleCalendar } from './calendar.ts'
import styles from './next-dates.module.css'
import type { ReaderClock } from './reader-clock.ts'

/** The next ten, from a moment on. What has begun and is not over yet counts. */
export function nextOf(occurrences: Occurrence[], now: number): Occurrence[] {
  return occurrences.filter(({ time, starts, ends }) => time + Date.parse(ends) - Date.parse(starts) > now).slice(0, 10)
}

export function NextDates({ calendar, now, clock }: { calendar: ScheduleCalendar; now: number; clock: ReaderClock }) {
  const { t } = useTranslation('resource')
  const next = nextOf(calendar.occurrences, now)
  const isElsewhere = calendar.zone && calendar.zone !== clock.zone

  return (
    <>
      {next.length > 0 ? (
        <ol className={styles.dates}>
          {next.map((occurrence) => (
            <li key={`${occurrence.uid} ${occurrence.time}`}>
              <time dateTime={new Date(occurrence.time).toISOString()}>
                {occurrence.all_day ? clock.dayLabel(occurrence.wall_starts) : clock.dateLabel(occurrence.time)}{' '}
                {occurrence.all_day ? t('stage_schedule.all_day') : clock.timeOf(occurrence.time)}
              </time>
              <span>{occurrence.title}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{t('stage_schedule.over')}</p>
      )}
      <p className={styles.zone}>
        {t('stage_schedule.your_zone', { zone: clock.zoneLabel })}
        {isElsewhere && t('stage_schedule.file_zone', { zone: calendar.zone })}
      </p>
    </>
  )
}
