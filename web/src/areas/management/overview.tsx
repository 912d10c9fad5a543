import type { ManagementScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { readLogin } from '../../platform/session/session.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import type { ManagementScreenProps, ScreenArgs } from './frame/screen-props.ts'
import { groupsHeld } from './frame/screens.ts'
import { DoneToday } from './overview/done-today.tsx'
import { askReports, Figures } from './overview/figures.tsx'
import { ServiceHealth } from './overview/service-health.tsx'
import { Welcome } from './overview/welcome.tsx'
import { WaitingSummary, WorkList } from './overview/work-list.tsx'
import { rangeIn } from './report/range.ts'
import styles from './report/report.module.css'

/** Each part is asked for by whom its own screen opens to; the server refuses everybody else. */
export function clientLoader({ request }: ScreenArgs) {
  const range = rangeIn(new URL(request.url))
  const held = groupsHeld(readLogin()?.menus ?? null).flatMap(({ screens }) => screens)
  const holds = (screen: ManagementScreen) => held.includes(screen)
  return {
    range,
    waiting: settleCall('GET /api/management/waiting'),
    done: settleCall('GET /api/management/done-today'),
    health: holds('settings') ? settleCall('GET /api/management/health') : null,
    reports: holds('reports') ? askReports(range) : null,
  }
}

/** What waits for whoever opens it, then how the portal is doing. */
export default function Overview({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { range, waiting, done, health, reports } = loaderData

  return (
    <>
      <ScreenHead
        title={t('overview.title')}
        note={
          <Answered answer={waiting} waiting={null} failed={null}>
            {({ list }) => <WaitingSummary lines={list} />}
          </Answered>
        }
      />
      <div className={styles.grid}>
        <WorkList waiting={waiting} />
        <div className={styles.beside}>
          {health && <ServiceHealth health={health} />}
          <DoneToday done={done} />
        </div>
      </div>
      {reports ? <Figures reports={reports} range={range} /> : <Welcome />}
    </>
  )
}
