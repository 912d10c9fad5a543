import { useTranslation } from 'react-i18next'
import { signOut } from '../../platform/session/sign-out.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { ClosedDoor } from './closed-door.tsx'
import { Screen } from './screen.tsx'

export default function NotAllow() {
  const { t } = useTranslation()

  return (
    <Screen
      label="errors / not-allow"
      title={t('error_page.not_allow.title')}
      text={t('error_page.not_allow.text')}
      drawing={<ClosedDoor />}
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
