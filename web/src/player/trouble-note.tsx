import { useTranslation } from 'react-i18next'
import type { Playback } from './playback.ts'
import styles from './trouble-note.module.css'
import { usePlayback } from './use-playback.ts'

/** What happens while nothing moves. */
export function TroubleNote({ playback }: { playback: Playback }) {
  const { t } = useTranslation('video')
  const trouble = usePlayback(playback, ({ trouble }) => trouble())

  return (
    <div className={styles.place} role="status">
      {trouble && (
        <p className={styles.note} data-trouble={trouble}>
          {trouble !== 'failed' && <i aria-hidden="true" />}
          {t(`player.trouble.${trouble}`)}
          {trouble === 'failed' && (
            <button type="button" onClick={playback.retry}>
              {t('player.retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
