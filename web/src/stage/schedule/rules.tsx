import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import type { StageCalendarEntry } from './calendar.ts'
import type { ReaderClock } from './reader-clock.ts'
import { ruleWords } from './rule-words.ts'
import styles from './rules.module.css'

/** What the calendar repeats, in words: one line for each entry of the file. */
export function Rules({
  entries,
  language,
  clock,
}: {
  entries: StageCalendarEntry[]
  language: Language
  clock: ReaderClock
}) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<StageCalendarEntry>[] = [
    { id: 'title', name: t('stage_schedule.entry'), cell: ({ title }) => title },
    { id: 'group', name: t('stage_schedule.group'), minor: true, cell: ({ categories }) => categories.join(' · ') },
    { id: 'rule', name: t('stage_schedule.rules'), cell: ({ rule }) => <RuleCell rule={rule} language={language} /> },
    {
      id: 'first',
      name: t('stage_schedule.first'),
      minor: true,
      cell: ({ starts, all_day }) => firstLabel(starts, all_day, clock),
    },
    {
      id: 'exceptions',
      name: t('stage_schedule.exceptions'),
      minor: true,
      cell: ({ left_out, added, changed }) =>
        (['left_out', 'added', 'changed'] as const)
          .flatMap((kind) => {
            const count = { left_out, added, changed }[kind]
            return count > 0 ? t(`stage_schedule.${kind}`, { count }) : []
          })
          .join(' · '),
    },
  ]
  return (
    <div className={styles.rules}>
      <Table caption={t('stage_schedule.rules')} columns={columns} rows={entries} keyOf={keyOf} />
    </div>
  )
}

function keyOf({ uid, starts }: StageCalendarEntry) {
  return `${uid} ${starts}`
}

function RuleCell({ rule, language }: { rule: StageCalendarEntry['rule']; language: Language }) {
  const { t } = useTranslation('resource')
  if (!rule) return t('stage_schedule.once')
  return ruleWords(rule, language, t) ?? <code>{rule.text}</code>
}

function firstLabel(starts: string, all_day: boolean, clock: ReaderClock) {
  const time = Date.parse(starts)
  return all_day ? clock.dayLabel(starts) : `${clock.dateLabel(time)} ${clock.timeOf(time)}`
}
