import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import styles from './claim.module.css'
import { Key } from './key.tsx'
import type { ReviewClaim } from './use-claim.ts'

/** Who has it, so that two do not read the same. */
export function ClaimState({ claim: { mine, colleague, busy, change } }: { claim: ReviewClaim }) {
  const { t } = useTranslation('management')
  return (
    <div className={styles.claim}>
      {colleague && <Avatar name={colleague} size={20} />}
      <p role="status">
        {mine ? t('review.mine') : colleague ? t('review.taken_by', { name: colleague }) : t('review.free')}
      </p>
      <Button kind="text" size="small" disabled={busy} aria-keyshortcuts="C" onClick={change}>
        {t(mine ? 'review.leave' : colleague ? 'review.take_over' : 'review.take')}
        <Key>C</Key>
      </Button>
    </div>
  )
}

/** In place of the decision bar: a colleague's review is looked at, and decided only after it was taken over. */
export function ClaimedBar({ claim: { colleague, busy, error, change } }: { claim: ReviewClaim }) {
  const { t } = useTranslation('management')
  return (
    <section className={styles.bar} aria-label={t('review.decision')}>
      {error && <p role="alert">{error}</p>}
      <p>
        {colleague && <Avatar name={colleague} size={28} />}
        {t('review.read_only', { name: colleague })}
      </p>
      <Button size="large" disabled={busy} aria-keyshortcuts="C" onClick={change}>
        {t('review.take_over')}
        <Key>C</Key>
      </Button>
    </section>
  )
}

/** For somebody who may look at the queue and not decide. */
export function ViewOnlyBar() {
  const { t } = useTranslation('management')
  return (
    <section className={styles.bar} aria-label={t('review.decision')}>
      <p>{t('page.view_only')}</p>
    </section>
  )
}
