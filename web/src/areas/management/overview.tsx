import type { ManagementScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { readLogin } from '../../platform/session/session.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import type { ManagementScreenProps, ScreenArgs } from './frame/screen-props.ts'
import { groupsHeld } from './frame/screens.ts'
import { useLiveWork } from './frame/use-live-work.ts'
import { DoneToday } from './overview/done-today.tsx'
import { askReports, Figures } from './overview/figures.tsx'
import { ServiceHealth } from './overview/service-health.tsx'
import { Welcome } from './overview/welcome.tsx'
import { WorkControls } from './overview/work-controls.tsx'
import { WaitingSummary, WorkList } from './overview/work-list.tsx'
import { rangeIn } from './report/range.ts'
import styles from './report/report.module.css'

/** Each part is asked for by whom its own screen opens to; the server refuses everybody else. */
export function clientLoader({ request }: ScreenArgs) {
  const address = new URL(request.url)
  const range = rangeIn(address)
  const isMine = address.searchParams.get('work') === 'mine'
  const held = groupsHeld(readLogin()?.menus ?? null).flatMap(({ screens }) => screens)
  const holds = (screen: ManagementScreen) => held.includes(screen)
  return {
    range,
    isMine,
    waiting: askWaiting(isMine),
    done: askDone(),
    health: holds('settings') ? settleCall('GET /api/management/health') : null,
    reports: holds('reports') ? askReports(range) : null,
  }
}

function askWaiting(isMine: boolean) {
  return settleCall('GET /api/management/waiting', { query: isMine ? { mine: 'yes' } : {} })
}

function askDone() {
  return settleCall('GET /api/management/done-today')
}

/** What waits for whoever opens it, then how the portal is doing. */
export default function Overview({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { range, isMine, health, reports } = loaderData
  const { answer: waiting, reload, hold } = useLiveWork(loaderData.waiting, () => askWaiting(isMine))
  const { answer: done } = useLiveWork(loaderData.done, askDone)

  return (
    <>
      <ScreenHead
        title={t('overview.title')}
        note={
          <Answered answer={waiting} waiting={null} failed={null}>
            {({ list }) => <WaitingSummary lines={list} />}
          </Answered>
        }
      >
        <Answered answer={waiting} waiting={null} failed={null}>
          {(work) => <WorkControls work={work} isMine={isMine} onSaved={reload} />}
        </Answered>
      </ScreenHead>
      <div className={styles.grid}>
        <WorkList waiting={waiting} isMine={isMine} onHold={hold} />
        <div className={styles.beside}>
          {health && <ServiceHealth health={health} />}
          <DoneToday done={done} />
        </div>
      </div>
      {reports ? <Figures reports={reports} range={range} /> : <Welcome />}
    </>
  )
}
