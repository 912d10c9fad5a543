import type { ManagementScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import type { ManagedImport } from './import.ts'
import { ImportCounts, ImportRows } from './import-rows.tsx'
import styles from './transfer.module.css'
import { useErrors } from './use-errors.ts'

export type ImportMode = 'all' | 'good'

interface ImportFoundProps {
  screen: ManagementScreen
  found: ManagedImport
  mode: ImportMode
  onMode: (mode: ImportMode) => void
}

/** Nothing is written yet: what was found, what is wrong with it, and how to go on. */
export function ImportFound({ screen, found, mode, onMode }: ImportFoundProps) {
  const { t } = useTranslation('management')
  const fetchErrors = useErrors(screen)

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
        <Radio name="mode" checked={mode === 'all'} disabled={found.bad_count > 0} onChange={() => onMode('all')}>
          {t('transfer.mode_all')}
        </Radio>
        <Radio name="mode" checked={mode === 'good'} onChange={() => onMode('good')}>
          {t('transfer.mode_good')}
        </Radio>
      </fieldset>
    </div>
  )
}
