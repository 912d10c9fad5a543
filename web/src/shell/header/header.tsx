import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { BrandLogo } from '../../page/brand-logo.tsx'
import { LanguageSelect } from '../../page/language-select.tsx'
import { usePage } from '../../platform/page/page.ts'
import { useLogin } from '../../platform/session/session.ts'
import { useLoginAddress } from '../../platform/session/use-login-address.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { MenuIcon, SearchIcon } from '../../ui/icon/home-icons.tsx'
import { Bar } from './bar.tsx'
import { activeIndex } from './entries.ts'
import styles from './header.module.css'
import { HeaderSearch, useSearchKey } from './header-search.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const load = () => import('./phone-menu.tsx')

const PhoneMenu = lazy(load)

const preload = () => void load().catch(() => {})

const activeIndexKey = 'active_header_index'

const Account = lazy(() => import('../account/account.tsx'))
const ViewingAs = lazy(() => import('./viewing-as.tsx'))

/** Pages with a search box of their own leave out the one in the header. */
export function Header({ search }: { search: boolean }) {
  const { t } = useTranslation()
  const active = useActiveEntry()
  useSearchKey()

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('header.skip')}
      </a>
      <header className={styles.header}>
        <Viewing />
        <div className={styles.inner}>
          <Brand />
          <Bar active={active} />
          <div className={styles.right}>
            {search && <HeaderSearch />}
            <ThemeSwitch className={styles.square} />
            <LanguageSelect />
            <Visitor />
            <span className={styles.person}>
              <Person />
            </span>
            <span className={styles.phone}>
              <Link className={styles.square} to="/search" aria-label={t('area.search')}>
                <SearchIcon size={22} />
              </Link>
              <PhoneMenuButton className={styles.square} active={active} />
            </span>
          </div>
        </div>
      </header>
    </>
  )
}

function Visitor() {
  const { t } = useTranslation()
  const [login, register] = [useLoginAddress(), useLoginAddress('register')]
  return (
    <span className={styles.visitor}>
      <Link to={register}>{t('header.register')}</Link>
      <ButtonLink size="small" to={login}>
        {t('header.sign_in')}
      </ButtonLink>
    </span>
  )
}

/** To the office site where one is configured, else home. */
function Brand() {
  const { t } = useTranslation()
  const { officeSite, platformTitle } = usePage()
  const inside = (
    <>
      <BrandLogo />
      <b>{platformTitle}</b>
      <i data-spare="tagline">{t('brand.tagline')}</i>
    </>
  )

  return officeSite ? (
    <a className={styles.brand} href={officeSite}>
      {inside}
    </a>
  ) : (
    <Link className={styles.brand} to="/">
      {inside}
    </Link>
  )
}

/** Only who looks at the portal as a role loads the bar. */
function Viewing() {
  const viewing = useLogin()?.viewing

  return viewing ? (
    <Suspense>
      <ViewingAs viewing={viewing} />
    </Suspense>
  ) : null
}

function Person() {
  const login = useLogin()

  return login ? (
    <Suspense>
      <Account login={login} />
    </Suspense>
  ) : null
}

/** The entry of the current address, kept in session storage as well. */
function useActiveEntry(): number {
  const active = activeIndex(useLocation().pathname)

  useEffect(() => {
    try {
      sessionStorage.setItem(activeIndexKey, String(active))
    } catch {
      // Storage can be forbidden; the header is drawn from the address and misses nothing.
    }
  }, [active])

  return active
}

function PhoneMenuButton({ className, active }: { className: string | undefined; active: number }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)

  return (
    <>
      <button
        className={className}
        type="button"
        aria-label={t('header.menu')}
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} />
      </button>
      {open && (
        <Suspense>
          <PhoneMenu active={active} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
