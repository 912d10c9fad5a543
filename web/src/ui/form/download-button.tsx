import { useTranslation } from 'react-i18next'
import { DownloadIcon } from '../icon/home-icons.tsx'
import { CheckIcon } from '../icon/icons.tsx'
import { Button, ButtonLines } from './button.tsx'
import styles from './download-button.module.css'

interface DownloadButtonProps {
  /** Version and size: 'v3.2 · 86 KB'. */
  detail: string
  state?: 'ready' | 'busy' | 'done'
  /** Percent, while busy. */
  progress?: number
  /** `default` beside another button that comes first; where there is little room it is its icon then. */
  kind?: 'primary' | 'default'
  onClick: () => void
}

/** The one tall button of the product: what happens, and below it what one gets. */
export function DownloadButton({
  detail,
  state = 'ready',
  progress = 0,
  kind = 'primary',
  onClick,
}: DownloadButtonProps) {
  const { t } = useTranslation('shared')
  const words = { ready: t('download.download'), busy: t('download.busy'), done: t('download.again') }

  return (
    <Button kind={kind} size="huge" onClick={onClick} aria-busy={state === 'busy'}>
      {state === 'done' ? <CheckIcon size={22} /> : <DownloadIcon size={22} />}
      <ButtonLines detail={state === 'busy' ? `${Math.round(progress)}%` : detail} className={styles.words}>
        {words[state]}
      </ButtonLines>
      {state === 'busy' && <progress className={styles.progress} value={progress} max={100} aria-label={words.busy} />}
    </Button>
  )
}
