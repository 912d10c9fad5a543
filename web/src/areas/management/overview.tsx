import type { ManagementScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { readLogin } from '../../platform/session/session.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import type { ManagementScreenProps, ScreenArgs } from './frame/screen-props.ts'
import { groupsHeld } from './frame/screens.ts'
import { askReports } from './overview/ask-reports.ts'
import { LatestFeedback } from './overview/latest-feedback.tsx'
import { MostDownloadedBox } from './overview/most-downloaded-box.tsx'
import { OverviewFigures } from './overview/overview-figures.tsx'
import { ReportParts } from './overview/report-parts.tsx'
import { ReviewWaiting } from './overview/review-waiting.tsx'
import { Welcome } from './overview/welcome.tsx'
import { ExportFigures } from './report/export-figures.tsx'
import { rangeIn } from './report/range.ts'
import { RangeControl } from './report/range-control.tsx'
import styles from './report/report.module.css'

/** Each part is asked for by whom its own screen opens to; the server refuses everybody else. */
export function clientLoader({ request }: ScreenArgs) {
  const range = rangeIn(new URL(request.url))
  const held = groupsHeld(readLogin()?.menus ?? null).flatMap(({ screens }) => screens)
  const holds = (screen: ManagementScreen) => held.includes(screen)
  return {
    range,
    reports: holds('reports') ? askReports(range) : null,
    waiting: holds('review') ? settleCall('GET /api/management/reviews/waiting') : null,
    feedback: holds('feedback') ? settleCall('GET /api/management/feedbacks', { query: { size: 3 } }) : null,
  }
}

export default function Overview({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { range, reports, waiting, feedback } = loaderData

  return (
    <>
      <ScreenHead title={t('page.overview')}>
        {reports && (
          <>
            <RangeControl range={range} />
            <Answered answer={reports.downloads} waiting={null} failed={null}>
              {(report) => <ExportFigures name="downloads" report={report} measures={['downloads']} />}
            </Answered>
          </>
        )}
      </ScreenHead>
      {!reports && <Welcome />}
      {(reports || waiting) && <OverviewFigures range={range} reports={reports} waiting={waiting} />}
      <div className={styles.grid}>
        {reports && <ReportParts reports={reports} range={range} />}
        {waiting && <ReviewWaiting waiting={waiting} />}
        {feedback && <LatestFeedback feedback={feedback} />}
        {reports && <MostDownloadedBox most={reports.most} range={range} />}
      </div>
    </>
  )
}
