import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { ReadOn } from '../../../page/own-list.tsx'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { openFeedback } from '../../../platform/state/feedback.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CommentIcon } from '../../../ui/icon/icons.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import lists from '../lists.module.css'
import styles from './feedback.module.css'
import { FeedbackState } from './feedback-state.tsx'

type OwnFeedbackPage = Answer<'GET /api/users/mine/feedbacks'>

/** What I wrote to those who run the portal, what moved last first. */
export function Threads({ threads, after }: { threads: Promise<SettledCall<OwnFeedbackPage>>; after: string | null }) {
  const { t } = useTranslation('person_center')

  return (
    <>
      <div className={lists.begin}>
        <Button kind="primary" size="large" onClick={openFeedback}>
          <CommentIcon size={18} />
          {t('feedback.write')}
        </Button>
      </div>
      <Answered answer={threads} waiting={<WaitingRows rows={4} />}>
        {({ list, next, total }) =>
          list.length === 0 ? (
            <Empty title={t('feedback.none')}>{t('feedback.none_text')}</Empty>
          ) : (
            <>
              <ul className={styles.threads} aria-label={t('page.feedback')}>
                {list.map((thread) => (
                  <Row key={thread.feedback_id} thread={thread} />
                ))}
              </ul>
              <ReadOn next={next} after={after} note={t('feedback.total', { count: total })} />
            </>
          )
        }
      </Answered>
    </>
  )
}

function Row({ thread }: { thread: OwnFeedbackPage['list'][number] }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { feedback_id, beginning, message_count, is_news, updated_at } = thread

  return (
    <li data-news={is_news || undefined}>
      <Link to={`/person-center/person-feedback/${feedback_id}`}>{beginning || t('feedback.picture_only')}</Link>
      <p>
        <FeedbackState thread={thread} />
        {is_news && <b>{t('feedback.news')}</b>}
        <span>{t('feedback.messages', { count: message_count })}</span>
        <span>{formatMoment(updated_at, new Date().toISOString(), language)}</span>
      </p>
    </li>
  )
}
