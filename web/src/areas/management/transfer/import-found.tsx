import type { ManagementScreen } from '@atrium/contract/management'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import type { ManagedImport } from './import.ts'
import { ImportCounts, ImportRows } from './import-rows.tsx'
import styles from './transfer.module.css'
import { useErrors } from './use-errors.ts'

interface ImportFoundProps {
  screen: ManagementScreen
  found: ManagedImport
  busy: boolean
  onWrite: (mode: 'all' | 'good') => void
}

/** Nothing is written yet: what was found, what is wrong with it, and how to go on. */
export function ImportFound({ screen, found, busy, onWrite }: ImportFoundProps) {
  const { t } = useTranslation('management')
  const fetchErrors = useErrors(screen)
  const { bad_count, new_count, change_count, same_count } = found
  const [mode, setMode] = useState<'all' | 'good'>(bad_count > 0 ? 'good' : 'all')
  const good = new_count + change_count

  return (
    <div className={styles.steps}>
      <ImportCounts found={found} />
      {found.has_errors && (
        <div>
          <Button size="small" onClick={() => fetchErrors(found.import_id)}>
            {t('transfer.fetch_errors')}
          </Button>
        </div>
      )}
      <ImportRows found={found} />
      <fieldset className={styles.choices}>
        <legend>{t('transfer.mode')}</legend>
        <Radio name="mode" checked={mode === 'all'} disabled={bad_count > 0} onChange={() => setMode('all')}>
          {t('transfer.mode_all')}
        </Radio>
        <Radio name="mode" checked={mode === 'good'} onChange={() => setMode('good')}>
          {t('transfer.mode_good')}
        </Radio>
      </fieldset>
      <div>
        <Button kind="primary" disabled={busy || good + same_count === 0} onClick={() => onWrite(mode)}>
          {t('transfer.write', { count: good, rows: formatNumber(good) })}
        </Button>
      </div>
    </div>
  )
}
