import type { ResourceType } from '@atrium/contract/resource-types'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Cover } from '../ui/cover.tsx'
import { ExpandIcon } from '../ui/icon/view.tsx'
import styles from './stage.module.css'

interface StageProps {
  type: ResourceType
  /** What the canvas shows, for those who cannot see it: '流程图，可拖动'. */
  label: string
  /** `loading` draws empty lanes; `unsupported` shows the cover and says why. */
  state?: 'ready' | 'loading' | 'unsupported'
  /** Tabs, at the left of the toolbar. */
  tabs?: ReactNode
  /** Buttons before the one for the full screen. */
  controls?: ReactNode
  inspector?: ReactNode
  /** For the cover of what cannot be previewed. */
  id: string | number
  reason?: string
  children?: ReactNode
}

/** Where a resource shows itself: toolbar, canvas, inspector in a frame of ink. */
export function Stage(props: StageProps) {
  const { type, label, state = 'ready', tabs, controls, inspector, id, reason, children } = props
  const { t } = useTranslation('shared')
  const frame = useRef<HTMLDivElement>(null)

  return (
    <div ref={frame} className={styles.stage} data-type={type} data-inspector={Boolean(inspector)}>
      <div className={styles.toolbar}>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.controls}>
          {controls}
          <Button
            kind="text"
            size="small"
            square
            aria-label={t('stage.full_screen')}
            onClick={() => toggle(frame.current)}
          >
            <ExpandIcon size={18} />
          </Button>
        </div>
      </div>
      {state === 'loading' && (
        <div className={styles.canvas} role="status" aria-label={t('stage.loading')}>
          <div className={styles.lanes} />
        </div>
      )}
      {state === 'unsupported' && (
        <div className={styles.unsupported}>
          <div className={styles.cover}>
            <Cover type={type} id={id} />
          </div>
          <p>{t('stage.unsupported')}</p>
          {reason && <small>{reason}</small>}
        </div>
      )}
      {state === 'ready' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a canvas that is dragged must be reachable by keyboard
        <section className={styles.canvas} aria-label={label} tabIndex={0}>
          {children}
        </section>
      )}
      {inspector && <div className={styles.inspector}>{inspector}</div>}
    </div>
  )
}

function toggle(frame: HTMLElement | null) {
  if (document.fullscreenElement) document.exitFullscreen()
  else frame?.requestFullscreen()
}
