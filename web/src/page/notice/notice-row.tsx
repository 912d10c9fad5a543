import { type NoticeTopic, topicOf } from '@atrium/contract/notice/kinds'
import type { NoticeView } from '@atrium/contract/notice/notice'
import { noticeWords } from '@atrium/contract/notice/texts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { AppIcon, RefreshIcon } from '../../ui/icon/home-icons.tsx'
import { BellIcon, CommentIcon, InformationIcon, PeopleIcon, UploadIcon, WarningIcon } from '../../ui/icon/icons.tsx'
import styles from './notice-row.module.css'
import { readThese } from './read-these.ts'

const icons: Record<NoticeTopic, ComponentType<{ size?: number }>> = {
  new_version: RefreshIcon,
  withdrawn: WarningIcon,
  upload: UploadIcon,
  feedback: CommentIcon,
  project: PeopleIcon,
  installation: AppIcon,
  portal: BellIcon,
  announcement: InformationIcon,
}

/** What happened, to what, and when. Following the link marks it as read. */
export function NoticeRow({ notice }: { notice: NoticeView }) {
  const { t } = useTranslation()
  const { language } = usePage()
  const { notice_id, kind, address, quote, created_at, is_read } = notice
  const topic = topicOf(kind)
  const Icon = icons[topic]
  const { title, text } = noticeWords(language, notice)
  // The clock of the browser may be behind that of the server.
  const now = [new Date().toISOString(), created_at].toSorted()[1] as string

  return (
    <Link
      className={styles.row}
      to={address}
      data-topic={topic}
      data-unread={!is_read || undefined}
      onClick={() => {
        if (!is_read) void readThese({ notice_ids: [notice_id] }).catch(() => {})
      }}
    >
      <Icon size={18} />
      <span>
        <b>
          {title}
          {!is_read && <span className="visually-hidden">{t('notice.unread')}</span>}
        </b>
        <span>{text}</span>
        {quote && <q className={styles.quote}>{quote}</q>}
        <time dateTime={created_at}>{formatMoment(created_at, now, language)}</time>
      </span>
    </Link>
  )
}
