import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Answered, MissingAnswer, WaitingRows } from '../../../page/account/answered.tsx'
import { formatNumber } from '../../../platform/format/format.ts'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { screenAddress } from '../frame/screens.ts'
import { Box, FigureCell, FigureStrip, Legend, Sparkline } from '../report/box.tsx'
import { Chart } from '../report/chart.tsx'
import { CountedSince } from '../report/counted-since.tsx'
import type { ChartData } from '../report/drawing.ts'
import { ExportFigures } from '../report/export-figures.tsx'
import { type FigureName, figureOf, figuresOf, namedFigures, type ReportAnswer, wholeDays } from '../report/figures.ts'
import { FiguresAloud } from '../report/figures-table.tsx'
import { loadReport } from '../report/load-report.ts'
import { useDrawing } from '../report/measures.ts'
import { type ReportRange, rangeQuery } from '../report/range.ts'
import { RangeControl } from '../report/range-control.tsx'
import reportStyles from '../report/report.module.css'
import { useFigure } from '../report/report-figures.tsx'
import styles from './overview.module.css'

type AskedReports = ReturnType<typeof askReports>

export function askReports(range: ReportRange) {
  return {
    downloads: loadReport('downloads', range),
    people: loadReport('people', range),
    searches: loadReport('searches', range),
  }
}

interface FiguresProps {
  reports: AskedReports
  range: ReportRange
}

/** Use, people and unmet searches of a period; each figure leads to the report where it stands day by day. */
export function Figures({ reports, range }: FiguresProps) {
  const { t } = useTranslation('management')

  return (
    <section aria-labelledby="figures">
      <header className={styles.figures}>
        <h2 id="figures">{t('overview.figures')}</h2>
        <Answered answer={reports.downloads} waiting={null} failed={null}>
          {({ hour, days }) => (
            <p>
              {hour === undefined
                ? t('overview.period', { period: t(`overview.range.${range.preset}`) })
                : t('overview.period_today', { time: days[hour] })}
            </p>
          )}
        </Answered>
        <div>
          <RangeControl range={range} />
          <Answered answer={reports.downloads} waiting={null} failed={null}>
            {(report) => <ExportFigures name="downloads" report={report} measures={['downloads']} />}
          </Answered>
        </div>
      </header>
      <FigureStrip>
        <Tile name="resource_downloads" answer={reports.downloads} range={range} />
        <Tile name="active_people" answer={reports.people} range={range} />
        <Tile name="registrations" answer={reports.people} range={range} />
        <Tile name="in_vain_share" answer={reports.searches} range={range} list="in_vain" />
      </FigureStrip>
      <div className={reportStyles.grid}>
        <Downloads report={reports.downloads} range={range} />
        <ByType report={reports.downloads} />
      </div>
    </section>
  )
}

interface TileProps {
  name: FigureName
  answer: AskedReports['downloads']
  range: ReportRange
  /** The tab of the reports where it is listed, where that is not its own report. */
  list?: string
}

function Tile({ name, answer, range, list = namedFigures[name].report }: TileProps) {
  const { t } = useTranslation('management')
  const figure = useFigure()
  const title = t(`reports.figure.${name}`)
  const to = `${screenAddress('reports')}?report=${list}${rangeQuery(range)}`

  return (
    <Answered
      answer={answer}
      waiting={<FigureCell name={title} value="–" />}
      failed={(failure) => <FigureCell name={title} value="–" compared={<MissingAnswer failure={failure} />} />}
    >
      {(report) => (
        <FigureCell
          {...figure(report, name)}
          to={to}
          picture={<Sparkline amounts={figureOf(report, name).amounts.slice(0, Math.max(1, wholeDays(report)))} />}
        />
      )}
    </Answered>
  )
}

type DownloadReportCall = AskedReports['downloads']

/** Day by day, or by the hours of today. */
function Downloads({ report, range }: { report: DownloadReportCall; range: ReportRange }) {
  const { t } = useTranslation('management')
  const now = { key: 'now', name: t('reports.now'), colour: '--accent' } as const
  const title = t(range.preset === 'today' ? 'overview.hourly' : 'overview.daily')
  const drawingOf = useDrawing()

  function drawing(data: ReportAnswer): ChartData {
    const { amounts, before } = figureOf(data, 'resource_downloads')
    return { ...drawingOf(data, 'downloads'), shape: 'line', parts: [{ ...now, amounts }], before }
  }

  return (
    <Box
      title={title}
      span={8}
      aside={
        <Answered answer={report} waiting={null} failed={null}>
          {(data) => <Legend parts={[now]} before={t('reports.before')} today={drawing(data).todayName} />}
        </Answered>
      }
    >
      <div className={reportStyles.plot}>
        <Answered answer={report} waiting={<div className={reportStyles.chart} />}>
          {(data) => (
            <>
              <CountedSince report={data} />
              <Chart label={t('reports.chart', { title })} drawing={drawing(data)} />
              <FiguresAloud caption={title} drawing={drawing(data)} />
            </>
          )}
        </Answered>
      </div>
    </Box>
  )
}

function ByType({ report }: { report: DownloadReportCall }) {
  const { t } = useTranslation('management')

  return (
    <Box title={t('overview.by_type')} span={4} aside={t('overview.download_count')}>
      <Answered answer={report} waiting={<WaitingRows rows={7} />}>
        {(data) => <Types types={typesIn(data)} />}
      </Answered>
    </Box>
  )
}

function typesIn(report: ReportAnswer) {
  return resourceTypes
    .map((type) => ({ type, amount: figuresOf(report, 'downloads', [type]).total }))
    .sort((one, other) => other.amount - one.amount)
}

function Types({ types }: { types: ReturnType<typeof typesIn> }) {
  const { t } = useTranslation('management')
  const most = Math.max(1, types[0]?.amount ?? 0)

  return (
    <ul className={styles.types}>
      {types.map(({ type, amount }) => (
        <li key={type} data-type={type}>
          <Glyph type={type} size={18} />
          <span>{t(`common:type.${type}.name`)}</span>
          <i>
            <b style={{ width: `${(amount / most) * 100}%` }} />
          </i>
          <em>{formatNumber(amount)}</em>
        </li>
      ))}
    </ul>
  )
}
