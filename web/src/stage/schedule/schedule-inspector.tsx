import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Inspector } from '../inspector.tsx'
import type { ScheduleCalendar, SelectedOccurrence } from './calendar.ts'
import { NextDates } from './next-dates.tsx'
import { type ReaderClock, wallHours } from './reader-clock.ts'
import { ruleWords } from './rule-words.ts'
import styles from './schedule-inspector.module.css'
import { Subscribe } from './subscribe.tsx'

interface ScheduleInspectorProps {
  calendar: ScheduleCalendar
  resource_id: number
  now: number
  /** The reader's, for the next dates. */
  clock: ReaderClock
  /** The file's, for what was chosen in it. */
  fileClock: ReaderClock
  language: Language
  chosen: SelectedOccurrence | null
  onClose: () => void
}

/** The next dates and how to subscribe; or, of what was chosen, when it is and by which rule. */
export function ScheduleInspector({ calendar, resource_id, now, chosen, ...rest }: ScheduleInspectorProps) {
  const { t } = useTranslation('resource')
  if (chosen) return <OfChosen calendar={calendar} chosen={chosen} {...rest} />
  return (
    <Inspector title={t('stage_schedule.next')}>
      {calendar.cut && (
        <div className={styles.note}>
          <CallOut kind="warning">{t('stage_schedule.cut')}</CallOut>
        </div>
      )}
      <NextDates calendar={calendar} now={now} clock={rest.clock} />
      <Subscribe resource_id={resource_id} />
    </Inspector>
  )
}

type OfChosenProps = Omit<ScheduleInspectorProps, 'now' | 'resource_id' | 'chosen' | 'clock'> & {
  chosen: SelectedOccurrence
}

function OfChosen({ calendar, fileClock, language, chosen, onClose }: OfChosenProps) {
  const { t } = useTranslation('resource')
  const { occurrence, who, shift, conflict } = chosen
  const { wall_starts, title, place, categories, people } = occurrence
  const rule = calendar.entries.find(({ uid }) => uid === occurrence.uid)?.rule
  const when = fileClock.dayLabel(wall_starts.slice(0, 10))

  return (
    <Inspector
      title={who ? t('stage_schedule.who_when', { who, when }) : title}
      kind={shift ?? when}
      facts={[
        [t('stage_schedule.hours'), wallHours(occurrence) ?? t('stage_schedule.all_day')],
        [t('stage_schedule.place'), place],
        [t('stage_schedule.group'), categories[0]],
        [t('stage_schedule.people'), who ? null : people.join(t('stage.between'))],
        [t('stage_schedule.rules'), rule ? (ruleWords(rule, language, t) ?? rule.text) : t('stage_schedule.once')],
        [t('stage_schedule.zone'), fileClock.zoneLabel],
      ]}
    >
      {conflict && (
        <div className={styles.note}>
          <CallOut kind="warning">{t(`stage_schedule.conflict.${conflict}`)}</CallOut>
        </div>
      )}
      <p className={styles.note}>
        <Button size="small" onClick={onClose}>
          {t('stage_schedule.back_to_next')}
        </Button>
      </p>
    </Inspector>
  )
}
