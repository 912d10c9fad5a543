import type { ReportMeasure } from '@atrium/contract/report/choices'
import { useTranslation } from 'react-i18next'
import { calendarDay } from '../../../platform/format/calendar-day.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { type ReportAnswer, wholeDays } from './figures.ts'
import { useDrawing } from './measures.ts'

interface ExportFiguresProps {
  /** Of the file: 'people'. */
  name: string
  report: ReportAnswer
  measures: readonly ReportMeasure[]
}

/** A row for each day that is over, a column for each part, as exact as they are kept; the days before stand beside. */
export function ExportFigures({ name, report, measures }: ExportFiguresProps) {
  const { t } = useTranslation('management')
  const drawingOf = useDrawing()

  function save() {
    const columns = measures.flatMap((measure) => {
      const { parts, before } = drawingOf(report, measure)
      const title = t(`reports.measure.${measure}`)
      const named = parts.map(({ key, name: part, amounts }) => ({ name: key ? `${title} · ${part}` : title, amounts }))
      return [...named, { name: `${title} · ${t('reports.before')}`, amounts: before }]
    })
    const rows = report.days
      .slice(0, wholeDays(report))
      .map((day, place) => [day, report.days_before[place] ?? '', ...columns.map(({ amounts }) => amounts[place] ?? 0)])
    const head = [
      t(report.hour === undefined ? 'reports.day' : 'reports.hour'),
      t('reports.day_before'),
      ...columns.map((column) => column.name),
    ]
    saveFile(`${name}-${periodOf(report)}.csv`, csvOf([head, ...rows]))
  }

  return (
    <Button size="small" onClick={save}>
      <DownloadIcon size={16} />
      {t('reports.export')}
    </Button>
  )
}

/** For the name of the file: a day alone, or the first and the last that are over. */
function periodOf(report: ReportAnswer): string {
  if (report.hour !== undefined) return calendarDay(new Date())
  return `${report.days[0]}-${report.days[wholeDays(report) - 1]}`
}

/** For a spreadsheet: with the mark by which it knows UTF-8, and nothing in it that it would take for a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
