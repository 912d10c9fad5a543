import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import styles from './scan-way.module.css'
import { type OAuthRedirect, startOAuth } from './start-oauth.ts'

/** WeChat's own page with the code, in a frame; who sees nothing there opens it as a page. */
export function ScanWay({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('login')
  const [away, setAway] = useState<OAuthRedirect | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [times, setTimes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the person wants to try again.
  useEffect(() => {
    let gone = false
    setFailure(null)
    startOAuth('wechat', returnTo).then(
      (found) => gone || setAway(found),
      (thrown: Failure) => gone || setFailure(thrown),
    )
    return () => {
      gone = true
    }
  }, [returnTo, times])

  if (failure) {
    return (
      <div className={styles.scan} role="alert">
        <CallOut kind="error">{failureText(failure)}</CallOut>
        <Button onClick={() => setTimes(times + 1)}>{t('scan.retry')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.scan}>
      <p>{t('scan.lead')}</p>
      <div className={styles.place}>
        {away?.embeddable && (
          <iframe
            title={t('scan.frame')}
            src={away.address}
            sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
          />
        )}
        {!away && <Spinner />}
      </div>
      {away && <a href={away.address}>{t('scan.open')}</a>}
    </div>
  )
}
