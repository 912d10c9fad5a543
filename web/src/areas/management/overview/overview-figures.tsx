import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { FigureCell, FigureStrip } from '../report/box.tsx'
import { changeText, figuresOf, formatSigned, type ReportAnswer, share } from '../report/figures.ts'
import type { ReportRange } from '../report/range.ts'
import type { AskedReports } from './ask-reports.ts'
import { isResource } from './of-resources.ts'

export type WaitingReviewsCall = Promise<SettledCall<Answer<'GET /api/management/reviews/waiting'>>>

interface OverviewFiguresProps {
  range: ReportRange
  reports: AskedReports | null
  waiting: WaitingReviewsCall | null
}

/** Use, people, backlog, unmet searches: the four questions of those who run the portal. */
export function OverviewFigures({ range, reports, waiting }: OverviewFiguresProps) {
  return (
    <FigureStrip>
      {reports && (
        <>
          <Answered answer={reports.downloads} waiting={<Unknown />} failed={<Unknown />}>
            {(report) => <Downloads report={report} range={range} />}
          </Answered>
          <Answered answer={reports.people} waiting={<Unknown />} failed={<Unknown />}>
            {(report) => <Registrations report={report} />}
          </Answered>
        </>
      )}
      {waiting && (
        <Answered answer={waiting} waiting={<Unknown />} failed={<Unknown />}>
          {(settled) => <Backlog {...settled} />}
        </Answered>
      )}
      {reports && (
        <Answered answer={reports.searches} waiting={<Unknown />} failed={<Unknown />}>
          {(report) => <ZeroResultShare report={report} />}
        </Answered>
      )}
    </FigureStrip>
  )
}

function Unknown() {
  return <FigureCell name="" value="–" />
}

function Downloads({ report, range: { preset } }: { report: ReportAnswer; range: ReportRange }) {
  const { t } = useTranslation('management')
  const { total, totalBefore } = figuresOf(report, 'downloads', isResource)
  return (
    <FigureCell
      name={t('overview.downloads')}
      note={t(`overview.range.${preset}`)}
      value={formatNumber(total)}
      compared={describeChange(total, totalBefore, t('reports.before_total', { total: formatNumber(totalBefore) }))}
      tone={toneOf(total, totalBefore)}
    />
  )
}

function Registrations({ report }: { report: ReportAnswer }) {
  const { t } = useTranslation('management')
  const { total, totalBefore } = figuresOf(report, 'registrations')
  const wechat = figuresOf(report, 'registrations', ['wechat_user']).total
  return (
    <FigureCell
      name={t('overview.registrations')}
      value={formatNumber(total)}
      compared={describeChange(total, totalBefore, t('overview.of_these_wechat', { total: formatNumber(wechat) }))}
      tone={toneOf(total, totalBefore)}
    />
  )
}

function Backlog({ total, waiting }: Answer<'GET /api/management/reviews/waiting'>) {
  const { t } = useTranslation('management')
  const late = waiting.find(({ hours }) => hours === null)?.amount ?? 0
  return (
    <FigureCell
      name={t('overview.waiting')}
      value={formatNumber(total)}
      compared={late > 0 ? t('overview.late', { count: late }) : t('overview.none_late')}
      tone={late > 0 ? 'bad' : 'good'}
    />
  )
}

function ZeroResultShare({ report }: { report: ReportAnswer }) {
  const { t } = useTranslation('management')
  const [vain, asked] = [
    figuresOf(report, 'searches', ['in_vain']),
    figuresOf(report, 'searches', ['found', 'in_vain']),
  ]
  const now = share(vain.total, asked.total)
  const points = now - share(vain.totalBefore, asked.totalBefore)
  return (
    <FigureCell
      name={t('overview.in_vain_share')}
      value={`${now.toFixed(1)}%`}
      compared={t('reports.points', { points: formatSigned(points, 1) })}
      tone={points <= 0 ? 'good' : 'bad'}
    />
  )
}

function describeChange(now: number, before: number, beside: string): string {
  const change = changeText(now, before)
  return change === null ? beside : `${change}　${beside}`
}

function toneOf(now: number, before: number): 'good' | 'bad' | undefined {
  if (before === 0) return undefined
  return now >= before ? 'good' : 'bad'
}
