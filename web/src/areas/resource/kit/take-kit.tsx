import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { readLogin } from '../../../platform/session/session.ts'
import { readEnvironment, useEnvironment } from '../../../platform/state/environment.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import type { KitAnswer } from './find-kit.ts'
import styles from './take-kit.module.css'

/** A plain link; for signed-in people it is replaced by one that records the download in their name. */
export function TakeKit({ kit: { slug, export_size, export_count } }: { kit: KitAnswer }) {
  const { t } = useTranslation('resource')
  const { apiRoot, language } = usePage()
  const mine = useEnvironment()
  if (export_size === null) return <p>{t('kit.nothing')}</p>

  async function takeInMyName() {
    const { address } = await ask(browserCaller(), 'POST /api/kits/{slug}/export', {
      params: { slug },
      body: { environment: readEnvironment() },
    })
    location.assign(address)
  }
  function take(event: MouseEvent) {
    if (!readLogin()) return
    event.preventDefault()
    // What went wrong has been shown by the caller.
    takeInMyName().catch(() => {})
  }

  const isKnown = Object.keys(mine).length > 0
  const query = new URLSearchParams({ lang: language, ...(isKnown && { environment: JSON.stringify(mine) }) })
  return (
    <ButtonLink
      kind="primary"
      size="huge"
      reloadDocument
      rel="nofollow"
      to={`${apiRoot}/api/kits/${slug}/export?${query}`}
      onClick={take}
    >
      <DownloadIcon size={22} />
      <span className={styles.words}>
        <b>{t('kit.take')}</b>
        <small>{t('kit.take_note', { count: export_count, size: formatSize(export_size) })}</small>
      </span>
    </ButtonLink>
  )
}
