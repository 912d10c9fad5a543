import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BrandLogo } from '../../page/brand-logo.tsx'
import { LanguageSelect } from '../../page/language-select.tsx'
import { usePage } from '../../platform/page/page.ts'
import { useLogin } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { SearchIcon } from '../../ui/icon/home-icons.tsx'
import { useActiveEntry } from './active-entry.ts'
import { Bar } from './bar.tsx'
import styles from './header.module.css'
import { HeaderSearch, useSearchKey } from './header-search.tsx'
import { PhoneMenuButton } from './phone-menu-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const Account = lazy(() => import('../account/account.tsx'))

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
        <div className={styles.inner}>
          <Brand />
          <Bar active={active} />
          <div className={styles.right}>
            {search && <HeaderSearch />}
            <ThemeSwitch className={styles.square} />
            <LanguageSelect />
            <span className={styles.visitor}>
              <Link to="/login?type=register">{t('header.register')}</Link>
              <ButtonLink size="small" to="/login">
                {t('header.sign_in')}
              </ButtonLink>
            </span>
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

function Person() {
  const login = useLogin()

  return login ? (
    <Suspense>
      <Account login={login} />
    </Suspense>
  ) : null
}
