import type { ReportMeasure, ReportName } from '@atrium/contract/report/choices'
import { useTranslation } from 'react-i18next'
import { FigureCell, FigureStrip, type ReportFigure } from './box.tsx'
import { changeText, figuresOf, formatSigned, type ReportAnswer, share } from './figures.ts'
import { formatOf } from './measures.ts'

/** The sums of a report, each beside that of the days before. */
export function ReportFigures({ name, report }: { name: ReportName; report: ReportAnswer }) {
  const { t } = useTranslation('management')

  function total(
    measure: ReportMeasure,
    keys?: readonly string[],
    title = t(`reports.measure.${measure}`),
  ): ReportFigure {
    const { total, totalBefore } = figuresOf(report, measure, keys)
    const before = t('reports.before_total', { total: formatOf(measure)(totalBefore) })
    const change = changeText(total, totalBefore)
    return {
      name: title,
      value: formatOf(measure)(total),
      compared: change === null ? before : `${change}　${before}`,
    }
  }

  /** One part of a hundred, which moves by points. */
  function percentage(title: string, [part, whole]: [string[], string[]], less: 'good' | 'bad'): ReportFigure {
    const [parts, wholes] = [figuresOf(report, 'searches', part), figuresOf(report, 'searches', whole)]
    const now = share(parts.total, wholes.total)
    const points = now - share(parts.totalBefore, wholes.totalBefore)
    const better = less === 'good' ? points <= 0 : points >= 0
    return {
      name: title,
      value: `${now.toFixed(1)}%`,
      compared: t('reports.points', { points: formatSigned(points, 1) }),
      tone: better ? 'good' : 'bad',
    }
  }

  function averageHours(): ReportFigure {
    const [minutes, decisions] = [figuresOf(report, 'decision_minutes'), figuresOf(report, 'decision_hours')]
    const hours = (sum: number, count: number) => (count === 0 ? 0 : sum / count / 60).toFixed(1)
    return {
      name: t('reports.average_hours'),
      value: hours(minutes.total, decisions.total),
      compared: t('reports.before_total', { total: hours(minutes.totalBefore, decisions.totalBefore) }),
    }
  }

  const asked = ['found', 'in_vain']
  const figures: Record<ReportName, () => ReportFigure[]> = {
    people: () => [total('registrations'), total('active_people'), total('sign_ins', ['signed_in'])],
    downloads: () => [total('downloads')],
    searches: () => [
      total('searches', asked),
      percentage(t('reports.in_vain_share'), [['in_vain'], asked], 'good'),
      percentage(t('reports.clicked_share'), [['clicked'], asked], 'bad'),
    ],
    reviews: () => [total('decisions'), averageHours()],
    feedback: () => [total('feedback_received'), total('feedback_open')],
    storage: () => [total('storage_bytes'), total('storage_contents'), total('storage_people')],
    messages: () => [
      total('messages', ['sms_sent'], t('reports.part.messages.sms_sent')),
      total('messages', ['email_sent'], t('reports.part.messages.email_sent')),
      total('message_cost'),
    ],
  }

  return (
    <FigureStrip>
      {figures[name]().map((figure) => (
        <FigureCell key={figure.name} {...figure} />
      ))}
    </FigureStrip>
  )
}
