import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { screenAddress } from '../frame/screens.ts'
import { Box } from '../report/box.tsx'
import rowStyles from '../report/rows.module.css'
import styles from './overview.module.css'

type LatestFeedbackPage = Answer<'GET /api/management/feedbacks'>

/** What moved last; each leads to its thread. */
export function LatestFeedback({ feedback }: { feedback: Promise<SettledCall<LatestFeedbackPage>> }) {
  const { t } = useTranslation('management')

  return (
    <Box
      title={t('overview.feedback')}
      span={4}
      aside={<TextLink to={screenAddress('feedback')}>{t('overview.all')}</TextLink>}
    >
      <Answered answer={feedback} waiting={<WaitingRows rows={3} />}>
        {({ list }) =>
          list.length === 0 ? <p className={rowStyles.none}>{t('overview.no_feedback')}</p> : <Threads threads={list} />
        }
      </Answered>
    </Box>
  )
}

function Threads({ threads }: { threads: LatestFeedbackPage['list'] }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <ul className={styles.threads}>
      {threads.map(({ feedback_id, user_name, beginning, updated_at }) => {
        const name = user_name ?? t('overview.former_member')
        return (
          <li key={feedback_id}>
            <Avatar name={name} size={28} />
            <div>
              <b>{name}</b>
              <time dateTime={updated_at}>{formatMoment(updated_at, now, language)}</time>
              <Link to={`${screenAddress('feedback')}?open=${feedback_id}`}>{beginning}</Link>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
