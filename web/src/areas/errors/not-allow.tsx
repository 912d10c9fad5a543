import { useTranslation } from 'react-i18next'
import { signOut } from '../../platform/session/sign-out.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import styles from './drawing.module.css'
import { Screen } from './screen.tsx'

export default function NotAllow() {
  const { t } = useTranslation()

  return (
    <Screen
      label="errors / not-allow"
      title={t('error_page.not_allow.title')}
      text={t('error_page.not_allow.text')}
      drawing={<NotAllowed />}
    >
      <ButtonLink kind="primary" size="large" to="/">
        {t('error_page.home')}
      </ButtonLink>
      <ButtonLink
        size="large"
        to="/login"
        // The login page redirects people who are signed in.
        onClick={(event) => {
          event.preventDefault()
          void signOut('/login')
        }}
      >
        {t('error_page.not_allow.other_account')}
      </ButtonLink>
    </Screen>
  )
}

function NotAllowed() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 460" aria-hidden="true">
      <path className={`${styles.ground} ${styles.bare}`} d="M0 400h560v60H0z" />
      <path d="M0 400h560" />
      <path className={`${styles.wall} ${styles.thick}`} d="M150 400V190a130 130 0 0 1 260 0v210z" />
      <path className={styles.ground} d="M172 400V194a108 108 0 0 1 216 0v206z" />
      <path className={styles.wall} d="M182 400V196a98 98 0 0 1 98-98v302zM378 400V196a98 98 0 0 0-98-98v302z" />
      <path
        className={styles.thin}
        d="M200 376V220h62v156zM298 376V220h62v156zM200 202a80 80 0 0 1 62-78v78zM360 202a80 80 0 0 0-62-78v78z"
      />
      <circle className={styles.accent} cx="280" cy="270" r="17" />
      <path className={styles.accent} d="M272 274h16l7 34h-30z" />
      <path className={styles.thin} d="M60 400V60M500 400V60" />
      <path className={styles.thick} d="M40 60h480" />
      <path className={styles.thin} d="M96 100h20v260H96zM444 100h20v260h-20z" />
    </svg>
  )
}
