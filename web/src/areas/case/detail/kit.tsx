import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { readLogin } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import styles from './aside.module.css'
import type { CaseAnswer } from './case.ts'

/** A plain link; for signed-in people it is replaced by one that records the download in their name. */
export function Kit({ found: { case_id, kit_size, resources } }: { found: CaseAnswer }) {
  const { t } = useTranslation('case')
  const { apiRoot, language } = usePage()
  if (kit_size === null) return <p className={styles.kit}>{t('detail.no_kit')}</p>

  async function takeInMyName() {
    const { address } = await ask(browserCaller(), 'POST /api/cases/{case_id}/kit', { params: { case_id } })
    location.assign(address)
  }
  function take(event: MouseEvent) {
    if (!readLogin()) return
    event.preventDefault()
    // What went wrong has been shown by the caller.
    takeInMyName().catch(() => {})
  }

  const count = resources.filter(({ in_kit }) => in_kit).length
  return (
    <div className={styles.kit}>
      <ButtonLink wide reloadDocument to={`${apiRoot}/api/cases/${case_id}/kit?lang=${language}`} onClick={take}>
        <DownloadIcon size={18} />
        {t('detail.kit')}
      </ButtonLink>
      <p>{t('detail.kit_note', { count, size: formatSize(kit_size) })}</p>
    </div>
  )
}
