import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/form/button.tsx'
import { DesktopIcon, PhoneIcon } from '../ui/icon/home-icons.tsx'
import { ExpandIcon, FitIcon, InformationIcon, MinusIcon, MoreIcon, PlusIcon } from '../ui/icon/icons.tsx'
import styles from './frame.module.css'

interface FrameZoom {
  /** 1 is the size the author drew. */
  level: number
  onZoom: (step: 'in' | 'out' | 'fit') => void
}

function ZoomButtons({ level, onZoom }: FrameZoom) {
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

function WidthSwitch({ current, onChange }: { current: FrameWidth; onChange: (width: FrameWidth) => void }) {
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

export interface FrameTools {
  zoom?: FrameZoom | undefined
  width?: { current: FrameWidth; onChange: (width: FrameWidth) => void } | undefined
}

/** Tools of several types: in the toolbar, or where it is narrow in a menu. */
export function ToolMenu({ zoom, width }: FrameTools) {
  const { t } = useTranslation('resource')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()

  if (!zoom && !width) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <span className={styles.narrow}>
        <Button
          ref={button}
          kind="text"
          size="small"
          square
          aria-label={t('stage.tools')}
          aria-expanded={isOpen}
          aria-controls={menu}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon size={18} />
        </Button>
      </span>
      <div id={menu} className={styles.tools} data-open={isOpen}>
        {width && <WidthSwitch {...width} />}
        {zoom && <ZoomButtons {...zoom} />}
      </div>
    </div>
  )
}

export interface FrameSheet {
  id: string
  /** Undefined for an inspector that is no sheet. */
  state: 'open' | 'closed' | undefined
  onToggle: () => void
}

/** Where the inspector stands beside the object it is always there, and the button is not. */
export function SheetButton({ id, state, onToggle }: FrameSheet) {
  const { t } = useTranslation('resource')
  if (!state) return null
  return (
    <span className={styles.narrow}>
      <Button
        kind="text"
        size="small"
        square
        aria-label={t('stage.inspector')}
        aria-expanded={state === 'open'}
        aria-controls={id}
        onClick={onToggle}
      >
        <InformationIcon size={18} />
      </Button>
    </span>
  )
}
