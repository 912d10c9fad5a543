import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { TextLink } from '../../ui/go-link.tsx'
import { HallElevation } from './hall-elevation.tsx'
import styles from './login.module.css'

export const handle: Handle = { modules: ['login'] }

/** Stands outside the layout. `?type=register` opens it on register [RT-06]. */
export default function Login() {
  const { t } = useTranslation('login')
  const { platformTitle } = usePage()
  const [fields] = useSearchParams()
  const registering = fields.get('type') === 'register'
  const title = registering ? t('page.register') : t('page.sign_in')

  return (
    <div className={styles.login}>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <div className={styles.hall}>
        <HallElevation />
      </div>
      <div className={styles.side}>
        <header>
          <Link className={styles.brand} to="/">
            <BrandMark />
            <b>{platformTitle}</b>
          </Link>
        </header>
        <main id="main">
          <h1>{title}</h1>
          <p>{registering ? t('page.soon_register') : t('page.soon_sign_in')}</p>
          <p>
            {registering ? t('page.have') : t('page.none')}{' '}
            <TextLink to={registering ? '/login' : '/login?type=register'}>
              {registering ? t('page.sign_in') : t('page.register')}
            </TextLink>
          </p>
        </main>
        <footer>
          <Link to="/">{t('page.look_around')}</Link>
        </footer>
      </div>
    </div>
  )
}
