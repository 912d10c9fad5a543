import { useTranslation } from 'react-i18next'
import { failureText } from '../../platform/api/failures.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { Button } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import styles from './scan-way.module.css'

/** WeChat's own page with the code, in a frame; who sees nothing there opens it as a page. */
export function ScanWay({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('login')
  const {
    data: redirect,
    failure,
    reload,
  } = useQuery('GET /api/users/oauth/login/{type}', {
    params: { type: 'wechat' },
    query: { purpose: 'login', return_to: returnTo },
  })

  if (failure) {
    return (
      <div className={styles.scan} role="alert">
        <CallOut kind="error">{failureText(failure)}</CallOut>
        <Button onClick={reload}>{t('scan.retry')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.scan}>
      <p>{t('scan.lead')}</p>
      <div className={styles.place}>
        {redirect?.embeddable && (
          <iframe
            title={t('scan.frame')}
            src={redirect.address}
            sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
          />
        )}
        {!redirect && <Spinner />}
      </div>
      {redirect && <a href={redirect.address}>{t('scan.open')}</a>}
    </div>
  )
}
