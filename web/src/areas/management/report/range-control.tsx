import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import { calendarDay } from '../../../platform/format/calendar-day.ts'
import { Input } from '../../../ui/form/input.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { presets, type ReportRange } from './range.ts'
import styles from './report.module.css'

/** A week, four or twelve of them, or days of one's own: each an address. */
export function RangeControl({ range }: { range: ReportRange }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const { from, to } = range

  return (
    <>
      {range.preset === 'own' && <OwnDays range={range} />}
      <Segmented
        size="small"
        label={t('reports.range.label')}
        current={range.preset}
        choices={presets.map((preset) => ({
          id: preset,
          name: t(`reports.range.${preset}`),
          to: addressWith(preset === 'own' ? { range: preset, from, to } : { range: preset, from: null, to: null }),
        }))}
      />
    </>
  )
}

function OwnDays({ range: { from, to } }: { range: ReportRange }) {
  const { t } = useTranslation('management')
  const { pathname, search } = useLocation()
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['from', 'to', 'page'].includes(name))
  const today = calendarDay(new Date())
  const zone = useId()

  return (
    <Form
      key={`${from} ${to}`}
      className={styles.days}
      action={pathname}
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.reportValidity() && currentTarget.requestSubmit()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        size="small"
        type="date"
        name="from"
        aria-label={t('list.from')}
        aria-describedby={zone}
        defaultValue={from}
        max={today}
        required
      />
      <span aria-hidden="true">–</span>
      <Input
        size="small"
        type="date"
        name="to"
        aria-label={t('list.to')}
        aria-describedby={zone}
        defaultValue={to}
        max={today}
        required
      />
      <small id={zone}>{t('shared:field.time_zone')}</small>
    </Form>
  )
}
