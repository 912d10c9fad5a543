import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLogin } from '../../../platform/session/session.ts'
import { groupsHeld, screenAddress } from '../frame/screens.ts'
import styles from './overview.module.css'

/** For whom no report opens: what does. */
export function Welcome() {
  const { t } = useTranslation('management')
  const login = useLogin()

  return (
    <section className={styles.welcome}>
      <p>{t('overview.welcome', { name: login?.user_info.user_name ?? '' })}</p>
      <ul>
        {groupsHeld(login?.menus ?? null).map(({ name, screens }) => (
          <li key={name}>
            <h2>{t(`group.${name}`)}</h2>
            {screens.map((screen) => (
              <Link key={screen} to={screenAddress(screen)}>
                {t(`${screen}.title`)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
