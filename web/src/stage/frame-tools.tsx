import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import { DesktopIcon, PhoneIcon } from '../ui/icon/home-icons.tsx'
import { ExpandIcon, FitIcon, MinusIcon, PlusIcon } from '../ui/icon/icons.tsx'
import styles from './frame.module.css'

export interface FrameZoom {
  /** 1 is the size the author drew. */
  level: number
  onZoom: (step: 'in' | 'out' | 'fit') => void
}

/** Fingers zoom by themselves: phones do without. */
export function ZoomButtons({ level, onZoom }: FrameZoom) {
  const { t } = useTranslation('resource')
  return (
    <fieldset className={styles.zoom} aria-label={t('stage.zoom')}>
      <Button kind="text" size="small" square aria-label={t('stage.smaller')} onClick={() => onZoom('out')}>
        <MinusIcon size={18} />
      </Button>
      <output className={styles.level}>{Math.round(level * 100)}%</output>
      <Button kind="text" size="small" square aria-label={t('stage.larger')} onClick={() => onZoom('in')}>
        <PlusIcon size={18} />
      </Button>
      <Button kind="text" size="small" square aria-label={t('stage.fit')} onClick={() => onZoom('fit')}>
        <FitIcon size={18} />
      </Button>
    </fieldset>
  )
}

export type FrameWidth = 'desktop' | 'phone'

const widths = { desktop: DesktopIcon, phone: PhoneIcon }

export function WidthSwitch({ current, onChange }: { current: FrameWidth; onChange: (width: FrameWidth) => void }) {
  const { t } = useTranslation('resource')
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">{t('stage.width.label')}</legend>
      {(['desktop', 'phone'] as const).map((width) => {
        const Icon = widths[width]
        return (
          <button key={width} type="button" aria-pressed={width === current} onClick={() => onChange(width)}>
            <Icon size={16} />
            {t(`stage.width.${width}`)}
          </button>
        )
      })}
    </fieldset>
  )
}

export function FullScreenButton({ full, onToggle }: { full: boolean; onToggle: () => void }) {
  const { t } = useTranslation('resource')
  return (
    <Button
      kind="text"
      size="small"
      square
      aria-label={t(full ? 'stage.leave_full_screen' : 'stage.full_screen')}
      onClick={onToggle}
    >
      <ExpandIcon size={18} />
    </Button>
  )
}
