import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/overlay/dialog.tsx'
import styles from './help.module.css'
import { keyRows } from './keys.ts'

/** What the keys do. */
export function Help({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('video')

  return (
    <Dialog open={open} onClose={onClose} title={t('player.help.title')} lead={t('player.help.lead')}>
      <dl className={styles.keys}>
        {keyRows.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('player.help.space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(`player.help.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
