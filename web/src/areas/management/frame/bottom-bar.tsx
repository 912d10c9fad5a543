import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { openPalette } from '../../../page/keys.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CloseIcon, MenuIcon, SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { ChartIcon, CommentIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import { useModal } from '../../../ui/overlay/use-modal.ts'
import styles from './bottom-bar.module.css'
import { type GroupName, groupIcons, type ManagementPage } from './screens.ts'
import { ServiceState } from './service-state.tsx'

interface BottomBarProps {
  pages: ManagementPage[]
  waiting?: ReactNode
}

/** On a phone: what is used every day, what finds the rest, and all of it. */
export function BottomBar({ pages, waiting }: BottomBarProps) {
  const { t } = useTranslation('management')
  const { pathname, key } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  const daily = [
    { name: 'overview', Icon: ChartIcon, badge: null },
    { name: 'review', Icon: ShieldIcon, badge: waiting },
    { name: 'feedback', Icon: CommentIcon, badge: null },
  ] as const

  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {daily.map(({ name, Icon, badge }) => {
        const page = pages.find((one) => one.name === name)
        return (
          page && (
            <Link key={name} to={page.to} aria-current={page.to === pathname ? 'page' : undefined}>
              <Icon />
              {t(`navigation.daily.${name}`)}
              {badge}
            </Link>
          )
        )
      })}
      <button type="button" onClick={() => window.dispatchEvent(new Event(openPalette))}>
        <SearchIcon />
        {t('navigation.find')}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpened(key)}>
        <MenuIcon />
        {t('navigation.all')}
      </button>
      {opened === key && <AllPages pages={pages} onClose={() => setOpened(null)} />}
    </nav>
  )
}

/** It goes with the page it was opened on. */
function AllPages({ pages, onClose }: { pages: ManagementPage[]; onClose: () => void }) {
  const { t } = useTranslation('management')
  const { pathname } = useLocation()
  const groups = [...new Set(pages.map(({ group }) => group))].filter((group): group is GroupName => group !== null)

  return (
    <dialog {...useModal(true, onClose)} className={styles.sheet} aria-label={t('navigation.all_pages')}>
      <header>
        <h2>{t('navigation.all_pages')}</h2>
        <Button kind="text" square aria-label={t('form.close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </header>
      <div className={styles.groups}>
        {groups.map((group) => {
          const Icon = groupIcons[group]
          return (
            <section key={group}>
              <h3>
                <Icon />
                {t(`group.${group}`)}
              </h3>
              <ul>
                {pages
                  .filter((page) => page.group === group)
                  .map(({ to, title }) => (
                    <li key={to}>
                      <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                        {t(title)}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          )
        })}
      </div>
      <footer>
        <ServiceState />
      </footer>
    </dialog>
  )
}
