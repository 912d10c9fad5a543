import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLogin } from '../../../platform/session/session.ts'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChartIcon, FoldIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import { BottomBar } from './bottom-bar.tsx'
import styles from './navigation.module.css'
import { useIsNarrow, useNavigationState } from './navigation-state.ts'
import { type GroupName, groupIcons, groupsHeld, type ManagementPage, pagesHeld, screenAddress } from './screens.ts'
import { ServiceState } from './service-state.tsx'

interface NavigationProps {
  /** How much waits for a reviewer; nothing while nobody knows. */
  waiting?: ReactNode
}

/** Everything this person may open, and nothing else: beside the page, as a rail of signs, or under a thumb. */
export function Navigation({ waiting }: NavigationProps) {
  const { t } = useTranslation('management')
  const { pathname } = useLocation()
  const menus = useLogin()?.menus ?? null
  const pages = pagesHeld(menus)
  const current = pages.find(({ to }) => to === pathname)
  const { open, folded, change } = useNavigationState()
  const isRail = useIsNarrow() || folded
  const here = useRef<HTMLElement>(null)

  const showGroup = useEffectEvent(() => {
    const group = current?.name === 'review' ? null : current?.group
    if (group && !open.includes(group)) change({ open: [...open, group] })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is current.
  useEffect(() => {
    showGroup()
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])

  return (
    <>
      <nav ref={here} className={styles.navigation} data-rail={isRail || undefined} aria-label={t('page.title')}>
        <div className={styles.pages}>
          <PageLink to="/management" icon={<ChartIcon />}>
            {t('page.overview')}
          </PageLink>
          {pages.some(({ name }) => name === 'review') && (
            <PageLink to={screenAddress('review')} icon={<ShieldIcon />} badge={waiting}>
              {t('review.title')}
            </PageLink>
          )}
          <hr />
          {groupsHeld(menus).map(({ name }) => (
            <Group
              key={name}
              name={name}
              pages={pages.filter((page) => page.group === name && page.name !== 'review')}
              isRail={isRail}
              isOpen={open.includes(name)}
              onToggle={() =>
                change({ open: open.includes(name) ? open.filter((one) => one !== name) : [...open, name] })
              }
            />
          ))}
        </div>
        <div className={styles.foot}>
          <ServiceState />
          <button
            className={styles.fold}
            type="button"
            aria-pressed={folded}
            aria-label={t('navigation.fold')}
            title={t(folded ? 'navigation.unfold' : 'navigation.fold')}
            onClick={() => change({ folded: !folded })}
          >
            <FoldIcon />
          </button>
        </div>
      </nav>
      <BottomBar pages={pages} waiting={waiting} />
    </>
  )
}

interface PageLinkProps {
  to: string
  icon: ReactNode
  badge?: ReactNode
  children: string
}

function PageLink({ to, icon, badge, children }: PageLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link className={styles.head} to={to} title={children} aria-current={pathname === to ? 'page' : undefined}>
      {icon}
      <span className={styles.word}>{children}</span>
      {badge}
    </Link>
  )
}

interface GroupProps {
  name: GroupName
  pages: ManagementPage[]
  isRail: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Beside the page it opens in place and stays so; on the rail it opens beside its sign until one goes elsewhere. */
function Group({ name, pages, isRail, isOpen, onToggle }: GroupProps) {
  const { t } = useTranslation('management')
  const { pathname, key } = useLocation()
  const Icon = groupIcons[name]
  const [flyout, setFlyout] = useState<{ key: string; top: number } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isShown = isRail ? flyout?.key === key : isOpen

  if (pages.length === 0) return null

  function fly() {
    const top = button.current?.getBoundingClientRect().top ?? 0
    // As high as it will be: its head and its rows stay in the window.
    const height = 50 + pages.length * 36
    setFlyout({ key, top: Math.max(8, Math.min(top, innerHeight - height - 8)) })
  }

  const flies = {
    onMouseEnter: fly,
    onMouseLeave: () => setFlyout(null),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && fly(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFlyout(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !flyout) return
      event.stopPropagation()
      button.current?.focus()
      setFlyout(null)
    },
  }

  return (
    <div className={styles.group} {...(isRail ? flies : {})}>
      <button
        ref={button}
        className={styles.head}
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-label={isRail ? t(`group.${name}`) : undefined}
        data-open={pages.some(({ to }) => to === pathname) || undefined}
        onClick={isRail ? fly : onToggle}
      >
        <Icon />
        <span className={styles.word}>{t(`group.${name}`)}</span>
        <ChevronDownIcon size={14} />
      </button>
      {isShown && (
        <div
          id={id}
          className={isRail ? styles.flyout : undefined}
          style={isRail && flyout ? { insetBlockStart: flyout.top } : undefined}
        >
          {isRail && <b>{t(`group.${name}`)}</b>}
          <ul>
            {pages.map(({ to, title }) => (
              <li key={to}>
                <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
