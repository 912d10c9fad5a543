import type { Answer } from '@atrium/contract/calls'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { Written } from '../../../page/written.tsx'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { useLogin } from '../../../platform/session/session.ts'
import { ChevronLeftIcon } from '../../../ui/icon/icons.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import styles from './feedback.module.css'
import { FeedbackState } from './feedback-state.tsx'
import { WriteAgain } from './write-again.tsx'

type OwnFeedbackThread = Answer<'GET /api/users/mine/feedbacks/{feedback_id}'>
type OwnFeedbackMessage = OwnFeedbackThread['messages'][number]

/** What was written and answered, and room to write again. */
export function Thread({ thread }: { thread: Promise<SettledCall<OwnFeedbackThread>> }) {
  const { t } = useTranslation('person_center')

  return (
    <>
      <Link to="/person-center/person-feedback" className={styles.back}>
        <ChevronLeftIcon size={16} />
        {t('feedback.all')}
      </Link>
      <Answered answer={thread} waiting={<WaitingRows rows={4} />}>
        {(found) => <Read key={found.feedback_id} thread={found} />}
      </Answered>
    </>
  )
}

function Read({ thread }: { thread: OwnFeedbackThread }) {
  const { t } = useTranslation('person_center')

  // The newest is what somebody comes for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another message.
  useEffect(() => {
    if (location.hash === '') document.getElementById('newest')?.scrollIntoView({ block: 'nearest' })
  }, [thread.messages.length])

  return (
    <>
      <p className={styles.stands}>
        <FeedbackState thread={thread} />
        <span>{t(`feedback.state_text.${thread.state}`, { version: thread.shipped_in })}</span>
      </p>
      <ol className={styles.messages} aria-label={t('feedback.thread')}>
        {thread.messages.map((message, place) => (
          <OneMessage key={message.created_at} message={message} isLast={place === thread.messages.length - 1} />
        ))}
      </ol>
      <WriteAgain feedback_id={thread.feedback_id} />
    </>
  )
}

function OneMessage({ message, isLast }: { message: OwnFeedbackMessage; isLast: boolean }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const own = useLogin()?.user_info.user_name
  const { user_name, photo_url, is_answer, text, created_at } = message
  const name = is_answer ? (user_name ?? t('feedback.team')) : (user_name ?? own ?? '')

  return (
    <li id={isLast ? 'newest' : undefined} data-answer={is_answer || undefined}>
      <Avatar name={name} image={photo_url} size={32} own={!is_answer} />
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          {is_answer && user_name && <span>{t('feedback.team')}</span>}
          <time dateTime={created_at}>{formatMoment(created_at, new Date().toISOString(), language)}</time>
        </p>
        <Written text={text} />
      </div>
    </li>
  )
}
