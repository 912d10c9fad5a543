import { useTranslation } from 'react-i18next'
import { DownloadIcon } from '../icon/home-icons.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Button } from './button.tsx'
import styles from './download-button.module.css'

interface DownloadButtonProps {
  /** Version and size: 'v3.2 · 86 KB'. */
  detail: string
  state?: 'ready' | 'busy' | 'done'
  /** Percent, while busy. */
  progress?: number
  onClick: () => void
}

/** The one tall button of the product: what happens, and below it what one gets. */
export function DownloadButton({ detail, state = 'ready', progress = 0, onClick }: DownloadButtonProps) {
  const { t } = useTranslation('shared')
  const words = { ready: t('download.download'), busy: t('download.busy'), done: t('download.again') }

  return (
    <Button kind="primary" size="huge" onClick={onClick} aria-busy={state === 'busy'}>
      {state === 'done' ? <CheckIcon size={22} /> : <DownloadIcon size={22} />}
      <span className={styles.words}>
        <b>{words[state]}</b>
        <small>{state === 'busy' ? `${Math.round(progress)}%` : detail}</small>
      </span>
      {state === 'busy' && <progress className={styles.progress} value={progress} max={100} aria-label={words.busy} />}
    </Button>
  )
}
