import { useTranslation } from 'react-i18next'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { openFeedback } from '../../platform/state/feedback.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import styles from './drawing.module.css'
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

function EndingStairs() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 460" aria-hidden="true">
      <path className={`${styles.ground} ${styles.bare}`} d="M0 400h560v60H0z" />
      <path d="M0 400h560" />
      <path className={`${styles.wall} ${styles.bare}`} d="M116 400V356H172V312H228V268H284V224H340V180H396V400z" />
      <path className={styles.thin} d="M172 356v44M228 312v88M284 268v132M340 224v176" />
      <path className={styles.thick} d="M60 400H116V356H172V312H228V268H284V224H340V180H396V400" />
      <path className={styles.dashed} d="M398 180h54v-44h56v-44h52M452 136v264M508 92v308" />
      <path d="M116 286L340 110H396M116 286v70M172 242v70M228 198v70M284 154v70M340 110v70M396 110v70" />
      <path className={styles.thin} d="M144 264v92M200 220v92M256 176v92M312 132v92M368 110v70" />
      <circle className={styles.accent} cx="368" cy="126" r="8" />
      <rect className={styles.accent} x="360" y="138" width="16" height="41" rx="8" />
    </svg>
  )
}
