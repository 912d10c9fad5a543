import type { Answer } from '@atrium/contract/calls'
import type { WaitingQueue } from '@atrium/contract/overview/choices'
import { type ComponentType, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { calendarDay, clockTime } from '../../../platform/format/calendar-day.ts'
import { formatDate, formatNumber } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { AppIcon, BoxIcon, GlobeIcon } from '../../../ui/icon/home-icons.tsx'
import {
  BookIcon,
  BuildingIcon,
  CommentIcon,
  EditIcon,
  PeopleIcon,
  ShieldIcon,
  TaskListIcon,
  UploadIcon,
  VideoIcon,
  WarningIcon,
} from '../../../ui/icon/icons.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import styles from './overview.module.css'

type WaitingAnswer = Answer<'GET /api/management/waiting'>
type WaitingLine = WaitingAnswer['list'][number]

/** Exactly the list that was counted. */
const lists: Record<WaitingQueue, { to: string; icon: ComponentType<{ size?: number }> }> = {
  review: { to: '/management/review', icon: ShieldIcon },
  app_review: { to: '/management/app-review', icon: ShieldIcon },
  proposals: { to: '/management/articles?state=proposed', icon: EditIcon },
  feedback: { to: '/management/feedback?state=received&order=created_at', icon: CommentIcon },
  abuse_reports: { to: '/management/ratings?list=reports&state=open&order=created_at', icon: WarningIcon },
  installations: { to: '/management/apps?view=requests&state=requested', icon: AppIcon },
  publishers: { to: '/management/app-publishers?verified=false', icon: PeopleIcon },
  comments: { to: '/management/article-votes?state=open&words=yes&order=created_at', icon: CommentIcon },
  consents_ended: { to: '/management/cases?consent=ended&state=published', icon: BuildingIcon },
  consents_ending: { to: '/management/cases?consent=ending&state=published', icon: BuildingIcon },
  releases_ending: { to: '/management/releases?support=ending&state=published', icon: BoxIcon },
  articles_due: { to: '/management/articles?verify=due&order=verify_by', icon: BookIcon },
  translations: { to: '/management/settings', icon: GlobeIcon },
  imports: { to: '/management/import-log?state=checked', icon: UploadIcon },
  conversions: { to: '/management/transcoding?state=failed', icon: VideoIcon },
  dead_jobs: { to: '/management/dead-jobs', icon: TaskListIcon },
}

/** Beside the title: the moment, how much there is to do, and how much of it is late. */
export function WaitingSummary({ lines }: { lines: WaitingLine[] }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date()
  const day = formatDate(now.toISOString(), now.toISOString(), language)
  const moment = `${day} ${clockTime(now).slice(-5)}`
  const total = formatNumber(lines.reduce((sum, { count }) => sum + count, 0))
  const overdue = lines.reduce((sum, { overdue }) => sum + overdue, 0)
  return overdue > 0
    ? t('overview.summary', { moment, total, overdue: formatNumber(overdue) })
    : t('overview.summary_in_time', { moment, total })
}

interface WorkListProps {
  waiting: Promise<SettledCall<WaitingAnswer>>
  isMine: boolean
  /** Somebody points at a line, or has the focus in one: nothing is to move. */
  onHold: (isHeld: boolean) => void
}

/** Everything that waits for whoever opens it, the most urgent first; each line leads to its own list. */
export function WorkList({ waiting, isMine, onHold }: WorkListProps) {
  const { t } = useTranslation('management')
  const pointed = useRef({ pointer: false, focus: false })

  function hold(change: Partial<typeof pointed.current>) {
    Object.assign(pointed.current, change)
    onHold(pointed.current.pointer || pointed.current.focus)
  }

  return (
    <section
      className={styles.work}
      aria-label={t('overview.work')}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
    >
      <Answered answer={waiting} waiting={<WaitingRows rows={8} />}>
        {({ list, hidden }) =>
          list.length === 0 ? (
            <NothingWaits isMine={isMine} hidden={hidden.length} />
          ) : (
            <ul>
              {list.map((line, place) => (
                <Line key={line.queue} line={line} isFirst={place === 0} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  )
}

function NothingWaits({ isMine, hidden }: { isMine: boolean; hidden: number }) {
  const { t } = useTranslation('management')
  if (isMine) return <Empty title={t('overview.nothing_mine')}>{t('overview.nothing_mine_text')}</Empty>
  return (
    <Empty title={t('overview.nothing_waits')}>
      {hidden > 0 ? t('overview.nothing_shown_text', { count: hidden }) : t('overview.nothing_waits_text')}
    </Empty>
  )
}

function Line({ line, isFirst }: { line: WaitingLine; isFirst: boolean }) {
  const { t } = useTranslation('management')
  const { queue, count, is_more, urgency } = line
  const { to, icon: Icon } = lists[queue]
  const age = useAge()(line)

  return (
    <li data-urgency={urgency}>
      <i role="img" aria-label={t(`overview.urgency.${urgency}`)} />
      <Icon size={18} />
      <Link to={to}>{t(`overview.queue.${queue}.name`)}</Link>
      <b>{is_more ? t('overview.more_than', { count }) : formatNumber(count)}</b>
      <span className={styles.unit}>{t(`overview.queue.${queue}.unit`)}</span>
      <span className={styles.age}>{age}</span>
      <span className={styles.more}>{useMore()(line)}</span>
      <ButtonLink to={to} size="small" kind={isFirst ? 'primary' : 'default'}>
        {t(`overview.queue.${queue}.act`)}
      </ButtonLink>
    </li>
  )
}

/** Since when the first one waits, or when its date is. */
function useAge() {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const now = new Date()

  return ({ queue, oldest_at, due_on, overdue, promised_hours }: WaitingLine): string | null => {
    if (due_on) {
      const day = formatDate(`${due_on}T04:00:00Z`, now.toISOString(), language)
      return t(due_on < calendarDay(now) ? 'overview.was_due_on' : 'overview.due_on', { day })
    }
    if (!oldest_at) return null
    const age = ageInWords((now.getTime() - Date.parse(oldest_at)) / 60_000)
    if (queue === 'dead_jobs' || queue === 'conversions') return t('overview.since', { age })
    return promised_hours !== null && overdue > 0
      ? t('overview.oldest_overdue', { age, count: overdue })
      : t('overview.oldest', { age })
  }

  /** Two days are still counted in hours: that is how answers are promised. */
  function ageInWords(minutes: number): string {
    if (minutes < 60) return t('overview.minutes', { count: Math.max(1, Math.floor(minutes)) })
    if (minutes < 48 * 60) return t('overview.hours', { count: Math.floor(minutes / 60) })
    return t('overview.days', { count: Math.floor(minutes / 60 / 24) })
  }
}

/** Whose it is, or what was promised. */
function useMore() {
  const { t } = useTranslation('management')

  return ({ mine, unassigned, promised_hours }: WaitingLine): string | null => {
    if (mine !== null) return t('overview.assigned', { mine, unassigned: unassigned ?? 0 })
    return promised_hours === null ? null : t('overview.promised', { count: promised_hours })
  }
}
