import { hourly, type ReportMeasure, type ReportName, reportMeasures } from '@atrium/contract/report/choices'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { Box } from '../report/box.tsx'
import { ExportFigures } from '../report/export-figures.tsx'
import type { ReportAnswer } from '../report/figures.ts'
import { loadReport } from '../report/load-report.ts'
import { MeasureBox } from '../report/measure-box.tsx'
import { MostDownloaded } from '../report/most-downloaded.tsx'
import { rangeIn } from '../report/range.ts'
import { RangeControl } from '../report/range-control.tsx'
import styles from '../report/report.module.css'
import { ReportFigures } from '../report/report-figures.tsx'
import { loadZeroResultSearches, ZeroResultSearches } from '../report/zero-result-searches.tsx'

const tabs = [...(Object.keys(reportMeasures) as ReportName[]), 'in_vain'] as const
/** Which report is read, unless the address says so. */
const first = tabs[0] as ReportName

export function clientLoader({ request }: ScreenArgs) {
  const address = new URL(request.url)
  const range = rangeIn(address)
  const { from, to } = range
  const tab = tabs.find((one) => one === address.searchParams.get('report')) ?? first
  if (tab === 'in_vain') return { tab, range, inVain: loadZeroResultSearches(address, range) } as const

  return {
    tab,
    range,
    inVain: null,
    report: loadReport(tab, range),
    most:
      tab === 'downloads' ? settleCall('GET /api/management/most-downloaded', { query: { from, to, size: 20 } }) : null,
  } as const
}

export default function Reports({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const { tab, range, inVain } = loaderData
  const measures = inVain ? [] : drawn(loaderData.tab)

  return (
    <>
      <ScreenHead title={t('reports.title')}>
        <RangeControl range={range} />
        {!inVain && (
          <Answered answer={loaderData.report} waiting={null} failed={null}>
            {(report) => <ExportFigures name={tab} report={report} measures={drawnIn(report, measures)} />}
          </Answered>
        )}
      </ScreenHead>
      <div className={styles.tabs}>
        <TabLinks
          label={t('reports.title')}
          current={tab}
          tabs={tabs.map((one) => ({
            id: one,
            name: t(`reports.tab.${one}`),
            to: addressWith({ report: one === first ? null : one, keyword: null, language: null, order: null }),
          }))}
        />
      </div>
      {inVain ? <ZeroResultSearches loaded={inVain} /> : <Figures {...loaderData} measures={measures} />}
    </>
  )
}

/** Minutes are not drawn: they make the average. */
function drawn(name: ReportName): ReportMeasure[] {
  const measures: readonly ReportMeasure[] = reportMeasures[name]
  return measures.filter((measure) => measure !== 'decision_minutes')
}

/** By the hour only what happens at a time of the day. */
function drawnIn({ hour }: ReportAnswer, measures: ReportMeasure[]): ReportMeasure[] {
  return hour === undefined ? measures : measures.filter((measure) => hourly.includes(measure))
}

type ReportFiguresProps = Pick<
  Extract<ManagementScreenProps<typeof clientLoader>['loaderData'], { inVain: null }>,
  'tab' | 'report' | 'most'
>

function Figures({ tab, report, most, measures }: ReportFiguresProps & { measures: ReportMeasure[] }) {
  const { t } = useTranslation('management')

  return (
    <Answered answer={report} waiting={<WaitingRows rows={8} />}>
      {(data) => (
        <>
          <ReportFigures name={tab} report={data} />
          <div className={styles.grid}>
            {drawnIn(data, measures).map((measure, place, { length }) => (
              <MeasureBox key={measure} report={data} measure={measure} span={spanOf(place, length)} />
            ))}
            {most && (
              <Box title={t('overview.most_downloaded')} span={12}>
                <Answered answer={most} waiting={<WaitingRows rows={5} />}>
                  {({ list }) => <MostDownloaded rows={list} />}
                </Answered>
              </Box>
            )}
          </div>
        </>
      )}
    </Answered>
  )
}

/** Two beside each other; one that would stand alone takes the whole row. */
function spanOf(place: number, count: number): 6 | 12 {
  return place === 0 && count % 2 === 1 ? 12 : 6
}
