import type { ManagementScreen } from '@atrium/contract/management'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLogin } from '../../../platform/session/session.ts'
import { ChartIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import styles from './navigation.module.css'
import { besides, groupIcons, groupsHeld, type HeldGroup, screenAddress } from './screens.ts'

interface NavigationProps {
  /** How much waits for a reviewer; nothing while nobody knows. */
  waiting?: ReactNode
}

/** Everything this person may open, and nothing else. */
export function Navigation({ waiting }: NavigationProps) {
  const { t } = useTranslation('management')
  const { pathname } = useLocation()
  const menus = useLogin()?.menus ?? null
  const groups = groupsHeld(menus)
  const reviews = groups.some(({ screens }) => screens.includes('review'))
  const here = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is current.
  useEffect(() => {
    here.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])

  return (
    <nav ref={here} className={styles.navigation} aria-label={t('page.title')}>
      <Link to="/management" aria-current={pathname === '/management' ? 'page' : undefined}>
        <ChartIcon />
        {t('page.overview')}
      </Link>
      {reviews && (
        <Link to={screenAddress('review')} aria-current={pathname === screenAddress('review') ? 'page' : undefined}>
          <ShieldIcon />
          {t('review.title')}
          {waiting}
        </Link>
      )}
      {groups.map((group) => (
        <Group key={group.name} group={group} pathname={pathname} />
      ))}
    </nav>
  )
}

function Group({ group: { name, screens }, pathname }: { group: HeldGroup; pathname: string }) {
  const { t } = useTranslation('management')
  const Icon = groupIcons[name]
  const listed = screens.filter((screen) => screen !== 'review')
  const [first] = listed
  if (!first) return null
  const pages = listed.flatMap((screen) => [
    { to: screenAddress(screen), name: t(`${screen}.title`) },
    ...pagesBeside(screen),
  ])
  const isOpen = pages.some(({ to }) => to === pathname)

  function pagesBeside(screen: ManagementScreen) {
    if (screen !== 'settings') return []
    return besides.settings.map((page) => ({ to: `/management/${page}`, name: t(`page.${page}`) }))
  }

  return (
    <>
      <Link to={screenAddress(first)} data-open={isOpen || undefined}>
        <Icon />
        {t(`group.${name}`)}
      </Link>
      {isOpen && (
        <ul>
          {pages.map(({ to, name: title }) => (
            <li key={to}>
              <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
