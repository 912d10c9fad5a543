import { hourly, type ReportName } from '@atrium/contract/report/choices'
import { useTranslation } from 'react-i18next'
import { FigureCell, FigureStrip, type ReportFigure } from './box.tsx'
import {
  changeText,
  type FigureName,
  figureOf,
  figuresOf,
  formatSigned,
  namedFigures,
  type ReportAnswer,
} from './figures.ts'
import { formatOf } from './measures.ts'

/** Of these fewer are better. */
const unwanted: readonly FigureName[] = ['in_vain_share', 'feedback_open']
/** More of these is neither good nor bad. */
const neutral: readonly FigureName[] = [
  'decisions',
  'storage_bytes',
  'storage_contents',
  'storage_people',
  'message_cost',
]

/** A figure of the report with its name, what it means and how it compares: the same on the overview and in the reports. */
export function useFigure() {
  const { t } = useTranslation('management')

  return (report: ReportAnswer, name: FigureName): ReportFigure => {
    const { total, totalBefore } = figureOf(report, name)
    const titled = { name: t(`reports.figure.${name}`), about: t(`reports.about.${name}`) }
    const isShare = 'of' in namedFigures[name]
    const format = isShare ? (one: number) => `${one.toFixed(1)}%` : formatOf(namedFigures[name].measure)
    if (totalBefore === null) return { ...titled, value: format(total), compared: t('reports.not_compared') }

    const before = t('reports.before_total', { total: format(totalBefore) })
    const change = isShare
      ? t('reports.points', { points: formatSigned(total - totalBefore, 1) })
      : changeText(total, totalBefore)
    return { ...titled, value: format(total), change, compared: before, tone: toneOf(name, total - totalBefore) }
  }
}

function toneOf(name: FigureName, difference: number): 'good' | 'bad' | undefined {
  if (difference === 0 || neutral.includes(name)) return undefined
  return difference < 0 === unwanted.includes(name) ? 'good' : 'bad'
}

const shown: Record<ReportName, FigureName[]> = {
  people: ['registrations', 'active_people', 'sign_ins'],
  downloads: ['resource_downloads', 'downloads'],
  searches: ['searches', 'in_vain_share', 'clicked_share'],
  reviews: ['decisions'],
  feedback: ['feedback_received', 'feedback_open'],
  storage: ['storage_bytes', 'storage_contents', 'storage_people'],
  messages: ['sms_sent', 'email_sent', 'message_cost'],
}

/** The sums of a report, each beside that of the same weekdays before. */
export function ReportFigures({ name, report }: { name: ReportName; report: ReportAnswer }) {
  const figure = useFigure()

  return (
    <FigureStrip>
      {shown[name]
        .filter((one) => report.hour === undefined || hourly.includes(namedFigures[one].measure))
        .map((one) => (
          <FigureCell key={one} {...figure(report, one)} />
        ))}
      {name === 'reviews' && report.hour === undefined && <AverageHours report={report} />}
    </FigureStrip>
  )
}

function AverageHours({ report }: { report: ReportAnswer }) {
  const { t } = useTranslation('management')
  const [minutes, decisions] = [figuresOf(report, 'decision_minutes'), figuresOf(report, 'decision_hours')]
  const hours = (sum: number, count: number) => (count === 0 ? 0 : sum / count / 60).toFixed(1)
  return (
    <FigureCell
      name={t('reports.figure.average_hours')}
      about={t('reports.about.average_hours')}
      value={hours(minutes.total, decisions.total)}
      compared={
        minutes.totalBefore === null
          ? t('reports.not_compared')
          : t('reports.before_total', { total: hours(minutes.totalBefore, decisions.totalBefore ?? 0) })
      }
    />
  )
}
