import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import type { ProjectData } from '../project.ts'
import styles from './take-all.module.css'

/** Everything as one signed zip, and what one gets. */
export function TakeAll({ contents, onTake }: { contents: ProjectData; onTake: () => Promise<void> }) {
  const { t } = useTranslation('project')
  const { run, busy } = useRun()
  const { export_count: count, export_size } = contents

  return (
    <Button kind="primary" size="huge" disabled={busy} onClick={() => void run(onTake)}>
      <DownloadIcon size={22} />
      <span className={styles.words}>
        <b>{t('action.export')}</b>
        <small>{t('action.export_detail', { count, size: formatSize(export_size ?? 0) })}</small>
      </span>
    </Button>
  )
}
