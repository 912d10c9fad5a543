import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { formatNumber } from '../../../platform/format/format.ts'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { screenAddress } from '../frame/screens.ts'
import { Box, Legend } from '../report/box.tsx'
import { CallFor } from '../report/call-for.tsx'
import { Chart } from '../report/chart.tsx'
import type { ChartData } from '../report/drawing.ts'
import { figuresOf, type ReportAnswer } from '../report/figures.ts'
import { FiguresAloud } from '../report/figures-table.tsx'
import { useDrawing } from '../report/measures.ts'
import type { ReportRange } from '../report/range.ts'
import { rangeQuery } from '../report/range.ts'
import reportStyles from '../report/report.module.css'
import rowStyles from '../report/rows.module.css'
import type { AskedReports } from './ask-reports.ts'
import { isResource } from './of-resources.ts'
import styles from './overview.module.css'

/** What the reports tell: downloads by day and by type, and what was not found. */
export function ReportParts({ reports, range }: { reports: AskedReports; range: ReportRange }) {
  return (
    <>
      <DailyDownloads report={reports.downloads} />
      <ByType report={reports.downloads} />
      <ZeroResultWords words={reports.words} range={range} />
    </>
  )
}

type DownloadReportCall = AskedReports['downloads']

function DailyDownloads({ report }: { report: DownloadReportCall }) {
  const { t } = useTranslation('management')
  const now = { key: 'now', name: t('reports.now'), colour: '--accent' } as const
  const title = t('overview.daily')
  const drawingOf = useDrawing()

  function drawing(data: ReportAnswer): ChartData {
    const { amounts, before } = figuresOf(data, 'downloads', isResource)
    return { ...drawingOf(data, 'downloads'), shape: 'line', parts: [{ ...now, amounts }], before }
  }

  return (
    <Box title={title} span={8} aside={<Legend parts={[now]} before={t('reports.before')} />}>
      <div className={reportStyles.plot}>
        <Answered answer={report} waiting={<div className={reportStyles.chart} />}>
          {(data) => (
            <>
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

function ZeroResultWords({ words, range }: { words: AskedReports['words']; range: ReportRange }) {
  const { t } = useTranslation('management')
  const all = `${screenAddress('reports')}?report=in_vain${rangeQuery(range)}`

  return (
    <Box
      title={t('overview.in_vain')}
      span={4}
      aside={
        <Answered answer={words} waiting={null} failed={null}>
          {({ total }) => <TextLink to={all}>{t('overview.all_words', { total: formatNumber(total) })}</TextLink>}
        </Answered>
      }
    >
      <Answered answer={words} waiting={<WaitingRows rows={5} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={rowStyles.none}>{t('reports.nothing')}</p>
          ) : (
            <Table
              caption={t('overview.in_vain')}
              rows={list}
              keyOf={({ question, language }) => `${language} ${question}`}
              columns={[
                { id: 'word', name: t('overview.word'), cell: ({ question }) => <b>{question}</b> },
                {
                  id: 'times',
                  name: t('overview.times'),
                  kind: 'number',
                  cell: ({ in_vain }) => formatNumber(in_vain),
                },
                { id: 'call', name: '', kind: 'actions', cell: ({ question }) => <CallFor question={question} /> },
              ]}
            />
          )
        }
      </Answered>
    </Box>
  )
}
