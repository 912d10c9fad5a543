import type { Answer } from '@atrium/contract/calls'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Answered } from '../../page/account/answered.tsx'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { type SettledCall, settleCall } from '../../page/account/settle-call.ts'
import { formatNumber } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { unreadShown, useNotices } from '../../platform/notices/notices.ts'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { useLogin } from '../../platform/session/session.ts'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { BellIcon, BookmarkIcon, CommentIcon, FolderIcon, PersonIcon, UploadIcon } from '../../ui/icon/icons.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import type { Route } from './+types/person-center.ts'
import styles from './person-center.module.css'

export const handle: Handle = { modules: ['person_center', 'authorization'] }

export type OwnAccount = Answer<'GET /api/users/mine/account'>
/** What the frame has asked for and its pages draw. */
export interface PersonCenterData {
  account: Promise<SettledCall<OwnAccount>>
}

interface PersonCenterCounts {
  /** How much there is on each page, as far as that is worth a number. */
  counts: Record<CountedPage, Promise<SettledCall<number>>>
}
const counted = { uploads: true, collection: true, downloads: true, feedback: true }
type CountedPage = keyof typeof counted

/** Only the person's own browser knows who they are: nothing here is drawn on the server but the frame. */
export function clientLoader(): PersonCenterData & PersonCenterCounts {
  const query = { size: 1 }
  return {
    account: settleCall('GET /api/users/mine/account'),
    counts: {
      uploads: settleCall('GET /api/submissions', { query }).then(totalIn),
      collection: settleCall('GET /api/collection', { query }).then(totalIn),
      downloads: settleCall('GET /api/users/mine/downloads', { query }).then(totalIn),
      feedback: settleCall('GET /api/users/mine/feedbacks', { query }).then((settled) =>
        'data' in settled ? { data: settled.data.news_count } : settled,
      ),
    },
  }
}

/** From page to page the numbers follow what was done there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname
}

function totalIn(settled: SettledCall<{ total: number }>): SettledCall<number> {
  return 'data' in settled ? { data: settled.data.total } : settled
}

const pages: { id: string; to: string; icon: ComponentType }[] = [
  { id: 'uploads', to: '/person-center', icon: UploadIcon },
  { id: 'collection', to: '/person-center/person-collection', icon: BookmarkIcon },
  { id: 'downloads', to: '/person-center/person-load', icon: DownloadIcon },
  { id: 'projects', to: '/project', icon: FolderIcon },
  { id: 'feedback', to: '/person-center/person-feedback', icon: CommentIcon },
  { id: 'notices', to: '/person-center/person-notice', icon: BellIcon },
  { id: 'info', to: '/person-center/person-info', icon: PersonIcon },
]

export default function PersonCenter({ loaderData }: Route.ComponentProps) {
  return (
    <PersonalFrame frame={loaderData}>
      <Outlet context={loaderData} />
      <ConfirmDialog />
    </PersonalFrame>
  )
}

export function HydrateFallback() {
  return <PersonalFrame frame={null} />
}

function PersonalFrame({
  frame,
  children,
}: {
  frame: (PersonCenterData & PersonCenterCounts) | null
  children?: ReactNode
}) {
  const { t } = useTranslation('person_center')
  const { platformTitle } = usePage()
  const { pathname } = useLocation()
  const current = pages.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.id ?? 'uploads'
  const title = t(`page.${current}`)

  return (
    <main id="main" className={`page-width ${styles.frame}`}>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <div className={styles.side}>
        <Person account={frame?.account ?? null} />
        <Pages current={current} counts={frame?.counts ?? null} />
      </div>
      <div className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function Person({ account }: { account: PersonCenterData['account'] | null }) {
  const user = useLogin()?.user_info

  return (
    <div className={styles.person}>
      <Avatar name={user?.user_name ?? ''} image={user?.photo_url ?? null} size={48} own />
      <div>
        <b>{user?.user_name}</b>
        <Answered answer={account} waiting={null} failed={null}>
          {({ company_name }) => company_name && <small>{company_name}</small>}
        </Answered>
      </div>
    </div>
  )
}

/** On phones a row that scrolls; the current page is brought into sight. */
function Pages({ current, counts }: { current: string; counts: PersonCenterCounts['counts'] | null }) {
  const { t } = useTranslation('person_center')
  const here = useRef<HTMLAnchorElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is current.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  return (
    <nav aria-label={t('page.title')}>
      {pages.map(({ id, to, icon: Icon }) => (
        <Link key={id} to={to} ref={id === current ? here : null} aria-current={id === current ? 'page' : undefined}>
          <Icon />
          {t(`page.${id}`)}
          {isCounted(id) && (
            <Answered answer={counts?.[id] ?? null} waiting={null} failed={null}>
              {(count) => count > 0 && <em data-news={id === 'feedback' || undefined}>{formatNumber(count)}</em>}
            </Answered>
          )}
          {id === 'notices' && <Unread />}
        </Link>
      ))}
    </nav>
  )
}

function isCounted(id: string): id is CountedPage {
  return id in counted
}

/** The same as the bell counts, as it comes. */
function Unread() {
  const { unread } = useNotices()
  return unread ? <em data-news>{unreadShown(unread)}</em> : null
}
