import type { InsideOf } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { Titled } from './titled.tsx'

export function ScheduleTables({ inside }: { inside: InsideOf<'schedule'> }) {
  const { t } = useTranslation('resource')
  const { zone, entries } = inside
  return (
    <>
      {zone && <p>{t('stage.table.zone', { zone })}</p>}
      <Titled
        title={t('stage.table.entries', { count: entries.length })}
        rows={entries}
        columns={[
          { id: 'title', name: t('stage.table.entry'), cell: ({ title }) => title },
          { id: 'group', name: t('stage.table.group'), cell: ({ group }) => group },
          {
            id: 'starts',
            name: t('stage.table.starts'),
            cell: ({ starts, all_day }) => formatCalendarMoment(starts, all_day),
          },
          {
            id: 'ends',
            name: t('stage.table.ends'),
            cell: ({ ends, all_day }) => ends && formatCalendarMoment(ends, all_day),
          },
          { id: 'rule', name: t('stage.table.repeats'), cell: ({ rule }) => rule && <code>{rule}</code> },
        ]}
      />
    </>
  )
}

/** As the calendar says it, in the calendar's own zone: nothing is moved to the reader's here. */
function formatCalendarMoment(moment: string, all_day: boolean) {
  return all_day ? moment.slice(0, 10) : moment.slice(0, 16).replace('T', ' ')
}
