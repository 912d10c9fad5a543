import { useTranslation } from 'react-i18next'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { openFeedback } from '../../platform/state/feedback.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { EndingStairs } from './ending-stairs.tsx'
import { Screen } from './screen.tsx'

/** A page for people with status 404 for crawlers. */
export const handle: Handle = { status: 404 }

export default function UnknownAddress() {
  const { t } = useTranslation()

  return (
    <Screen
      label="404"
      title={t('error_page.not_found.title')}
      text={t('error_page.not_found.text')}
      drawing={<EndingStairs />}
    >
      <ButtonLink kind="primary" size="large" to="/">
        {t('error_page.home')}
      </ButtonLink>
      <Button size="large" onClick={openFeedback}>
        {t('error_page.not_found.tell')}
      </Button>
    </Screen>
  )
}
