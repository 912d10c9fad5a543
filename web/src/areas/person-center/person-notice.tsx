import type { Answer } from '@atrium/contract/calls'
import { type NoticeTopic, topicNames } from '@atrium/contract/notice/kinds'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import type { SettledCall } from '../../page/account/settle-call.ts'
import { settleCall } from '../../page/account/settle-call.ts'
import { useRun } from '../../page/account/use-run.ts'
import { NoticeRow } from '../../page/notice/notice-row.tsx'
import { readThese } from '../../page/notice/read-these.ts'
import { ReadOn, stretchIn } from '../../page/own-list.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import { knownNotices, type NoticeCounts, useNotices } from '../../platform/notices/notices.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { TabLinks } from '../../ui/navigation/tabs.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/person-notice.ts'
import styles from './person-notice.module.css'

type NoticePage = Answer<'GET /api/notices'>
const size = 20

interface NoticeSelection {
  topic: NoticeTopic | null
  only_unread: boolean
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const { after } = stretchIn(address)
  const chosen = chosenIn(address)
  const search = { ...(chosen.topic && { topic: chosen.topic }), ...(chosen.only_unread && { only_unread: true }) }
  return {
    after,
    chosen,
    knew: knownNotices(),
    notices: settleCall('GET /api/notices', { query: { size, search, ...(after && { after }) } }),
  }
}

function chosenIn({ searchParams }: URL): NoticeSelection {
  const topic = topicNames.find((name) => name === searchParams.get('topic')) ?? null
  return { topic, only_unread: searchParams.has('unread') }
}

/** All notices, newest first; new ones appear at the top while the page is open. */
export default function PersonNotice({ loaderData: { after, chosen, knew, notices } }: Route.ComponentProps) {
  const { t } = useTranslation('person_center')
  const addressWith = useAddressWith()
  useUpToDate(notices, knew)
  const tabs = [null, ...topicNames].map((topic) => ({
    id: topic ?? 'all',
    name: topic ? t(`notice.topic.${topic}`) : t('notice.all'),
    to: addressWith({ topic, after: null }),
  }))

  return (
    <>
      <div className={styles.tabs}>
        <TabLinks label={t('notice.topics')} tabs={tabs} current={chosen.topic ?? 'all'} />
      </div>
      <Answered answer={notices} waiting={<WaitingRows rows={6} />}>
        {(mine) => (
          <>
            <Actions mine={mine} chosen={chosen} />
            <Listed mine={mine} chosen={chosen} />
            <ReadOn next={mine.next} after={after} note={t('notice.total', { count: mine.total })} />
          </>
        )}
      </Answered>
    </>
  )
}

function Actions({ mine: { list, unread }, chosen }: { mine: NoticePage; chosen: NoticeSelection }) {
  const { t } = useTranslation('person_center')
  const addressWith = useAddressWith()
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()
  const newest = list[0]?.notice_id

  async function readAll(through: number) {
    await readThese({ through, ...(chosen.topic && { topic: chosen.topic }) })
    toast.success(t('notice.read'))
    await revalidate()
  }

  return (
    <div className={styles.actions}>
      <ButtonLink size="small" kind="text" to={addressWith({ unread: chosen.only_unread ? null : '1', after: null })}>
        {chosen.only_unread ? t('notice.everything') : t('notice.only_unread')}
      </ButtonLink>
      {unread > 0 && newest !== undefined && (
        <Button size="small" aria-disabled={busy} onClick={() => void run(() => readAll(newest))}>
          {t('notice.read_all')}
        </Button>
      )}
      <ButtonLink size="small" to="/person-center/person-notice/settings">
        {t('notice.settings')}
      </ButtonLink>
    </div>
  )
}

function Listed({ mine: { list }, chosen }: { mine: NoticePage; chosen: NoticeSelection }) {
  const { t } = useTranslation('person_center')
  if (list.length === 0 && chosen.only_unread) return <Empty title={t('notice.none')} />
  if (list.length === 0) return <Empty title={t('notice.none_all')}>{t('notice.none_text')}</Empty>

  return (
    <ul className={styles.list}>
      {list.map((notice) => (
        <li key={notice.notice_id}>
          <NoticeRow notice={notice} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Asks again when there is something newer than the answer shows, or what it shows was read elsewhere; once for each
 * change since it was asked for (`knew`), also where the answer failed.
 */
function useUpToDate(answer: Promise<SettledCall<Answer<'GET /api/notices'>>>, knew: NoticeCounts) {
  const { newest, unread } = useNotices()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let over = false
    void answer.then((settled) => {
      const shown = 'data' in settled ? settled.data : null
      const cameSince = newest !== knew.newest && (newest ?? 0) > (shown?.list[0]?.notice_id ?? 0)
      const readSince = unread !== knew.unread && unread !== shown?.unread
      if (!over && (cameSince || readSince)) void revalidate()
    })
    return () => {
      over = true
    }
  }, [answer, knew, newest, unread, revalidate])
}
