import { hasMenu, roleType } from '@atrium/contract/access'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../../platform/page/page.ts'
import { needsPassword } from '../../platform/session/person.ts'
import type { Login } from '../../platform/session/session.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { openFeedback } from '../../platform/state/feedback.ts'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import {
  BookmarkIcon,
  CommentIcon,
  DemoIcon,
  LockIcon,
  PersonIcon,
  SettingsIcon,
  SignOutIcon,
  UploadIcon,
} from '../../ui/icon/icons.tsx'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { OfficialBadge } from '../../ui/mark/badge.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import styles from './popover.module.css'

const uploads = { name: 'uploads', to: '/person-center' } as const

const collection = { name: 'collection', to: '/person-center/person-collection' } as const

const downloads = { name: 'downloads', to: '/person-center/person-load' } as const

const account = { name: 'account', to: '/person-center/person-info' } as const

/** Opens the feedback modal instead of leading somewhere. */
const feedback = { name: 'feedback', to: null } as const

const management = { name: 'management', to: '/management' } as const

const demo = { name: 'demo', to: '/demo' } as const

const icons = {
  uploads: UploadIcon,
  collection: BookmarkIcon,
  downloads: DownloadIcon,
  account: PersonIcon,
  feedback: CommentIcon,
  management: SettingsIcon,
  demo: DemoIcon,
}

export default function Popover({ id, login, close }: { id: string; login: Login; close: () => void }) {
  return (
    <div id={id} className={styles.popover}>
      <PersonMenu login={login} close={close} />
    </div>
  )
}

/** Who is signed in, and everything that is theirs; on phones it stands in the menu. */
export function PersonMenu({ login, close }: { login: Login; close: () => void }) {
  const { t } = useTranslation()
  const { production } = usePage()

  return (
    <div data-official={login.user_info.is_weaver || undefined}>
      <Person login={login} />
      {needsPassword(login.user_info) && (
        <div className={styles.reminder}>
          <LockIcon size={16} />
          {t('account.no_password')}
          <TextLink to="/person-center/person-info">{t('account.set_password')}</TextLink>
        </div>
      )}
      {popoverRows(login, production).map((row) => (
        <ul key={row[0]?.name} className={styles.row}>
          {row.map((action) => (
            <li key={action.name}>
              <Action action={action} close={close} />
            </li>
          ))}
        </ul>
      ))}
      <button className={styles.quit} type="button" onClick={() => void signOut()}>
        <SignOutIcon size={18} />
        {t('account.quit')}
      </button>
    </div>
  )
}

/** The vendor's own staff carry a badge, and stand on ink. */
function Person({ login: { user_info: user, menus } }: { login: Login }) {
  const { t } = useTranslation()
  return (
    <div className={styles.person}>
      <Avatar name={user.user_name} image={user.photo_url} size={48} own />
      <div>
        <b>
          {user.user_name}
          {user.is_weaver && <OfficialBadge />}
        </b>
        <small>{user.email ?? user.mobile}</small>
      </div>
      {hasMenu(menus, 'product') && (
        <Link className={styles.projects} to="/project">
          {t('account.projects')}
        </Link>
      )}
    </div>
  )
}

function Action({ action, close }: { action: PopoverAction; close: () => void }) {
  const { t } = useTranslation()
  const Icon = icons[action.name]
  const inside = (
    <>
      <Icon size={22} />
      <span>{t(`account.${action.name}`)}</span>
    </>
  )
  if (action.to) return <Link to={action.to}>{inside}</Link>

  return (
    <button
      type="button"
      onClick={() => {
        close()
        openFeedback()
      }}
    >
      {inside}
    </button>
  )
}

type PopoverAction =
  | typeof uploads
  | typeof collection
  | typeof downloads
  | typeof account
  | typeof feedback
  | typeof management
  | typeof demo

/** Three actions, then up to four; quit login stands alone below them. What the person cannot open is not offered. */
export function popoverRows({ roles, menus }: Pick<Login, 'roles' | 'menus'>, production: boolean): PopoverAction[][] {
  const isTheirs = hasMenu(menus, 'person_center')
  const first = isTheirs ? [uploads, collection, downloads] : []
  const second: PopoverAction[] = isTheirs ? [account] : []
  if (hasMenu(menus, 'feedback')) second.push(feedback)
  if (roleType(roles) === 'management' && hasMenu(menus, 'management')) second.push(management)
  if (!production) second.push(demo)
  return [first, second].filter((row) => row.length > 0)
}
