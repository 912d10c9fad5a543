import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { InstallationMark } from '../get.tsx'
import type { AppDetail } from './answers.ts'
import styles from './installation.module.css'
import type { OwnAppState } from './use-mine.ts'

/** Where my request stands, with what was said to it; it can be taken back while nothing is installed. */
export function Installation({ app, mine: { between, reload } }: { app: AppDetail; mine: OwnAppState }) {
  const { t } = useTranslation('download')
  const { language, now } = usePage()
  if (!between?.request) return null
  const { installation_id, state, version, product_version, answer, note, updated_at } = between.request
  const isOpen = state === 'requested' || state === 'accepted'

  async function cancel() {
    await ask(browserCaller(), 'DELETE /api/installations/{installation_id}', { params: { installation_id } })
    reload()
  }

  return (
    <section className={styles.installation} aria-label={t('apps.my_request')}>
      <div role="status">
        <InstallationMark step={state} />
        <p>{t(`apps.told.${state}`, { version, product: product_version })}</p>
        <small>
          {formatDate(updated_at, now, language)}
          {state === 'installed' && between.installed_version !== app.version && (
            <> · {t('apps.newer', { version: app.version })}</>
          )}
        </small>
      </div>
      {note && <p className={styles.said}>{t('apps.my_note', { note })}</p>}
      {answer && <p className={styles.said}>{t('apps.answered', { answer })}</p>}
      {isOpen && (
        <Button size="small" onClick={() => cancel().catch(() => {})}>
          {t('apps.take_back')}
        </Button>
      )}
    </section>
  )
}
