import type { ResourceType } from '@atrium/contract/resource-types'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabList } from '../ui/navigation/tabs.tsx'
import styles from './frame.module.css'
import { type FrameWidth, type FrameZoom, FullScreenButton, WidthSwitch, ZoomButtons } from './frame-tools.tsx'

interface StageFrameProps {
  type: ResourceType
  /** The ways to look at it, as tabs: the object first. One is enough. */
  views: { id: string; name: string; count?: number | string }[]
  view: string
  onView: (id: string) => void
  /** Buttons and switches of the type, before those of the frame. */
  actions?: ReactNode
  /** Drawn only where it makes sense: `{ level: 1, onZoom: (step) => … }`. */
  zoom?: FrameZoom | undefined
  /** Shows the object as wide as a desk or as a phone: `{ current, onChange }`. */
  width?: { current: FrameWidth; onChange: (width: FrameWidth) => void } | undefined
  /** Beside the object; below it on phones. See inspector.tsx. */
  inspector?: ReactNode
  /** `sheet`: the object lies on a darker table, with room around it. `bare`: it fills its place and scrolls itself. */
  ground?: 'bare' | 'sheet'
  /** True for an object that takes the keyboard itself. */
  ownFocus?: boolean
  children: ReactNode
}

/** Where a resource shows itself: toolbar, object, inspector in a frame of ink. */
export function Frame(props: StageFrameProps) {
  const { type, views, view, onView, actions, zoom, width, inspector, ground = 'bare', ownFocus, children } = props
  const { t } = useTranslation('resource')
  const frame = useRef<HTMLDivElement>(null)
  const { full, toggle } = useFullScreen(frame)
  const panel = useId()

  return (
    <div ref={frame} className={styles.frame} data-type={type} data-full={full} data-inspector={Boolean(inspector)}>
      <div className={styles.toolbar}>
        <div className={styles.tabs}>
          <TabList label={t('stage.views')} tabs={views} current={view} onChange={onView} panel={panel} />
        </div>
        {(actions || zoom || width) && (
          <div className={styles.actions}>
            {actions}
            {width && <WidthSwitch {...width} />}
            {zoom && <ZoomButtons {...zoom} />}
          </div>
        )}
        <FullScreenButton full={full !== 'no'} onToggle={toggle} />
      </div>
      <div
        className={styles.object}
        data-ground={ground}
        data-width={width?.current}
        role="tabpanel"
        id={panel}
        aria-labelledby={`${panel}-${view}`}
        tabIndex={ownFocus ? undefined : 0}
      >
        {children}
      </div>
      {inspector && (
        <aside className={styles.inspector} aria-label={t('stage.inspector')} aria-live="polite">
          {inspector}
        </aside>
      )}
    </div>
  )
}

/**
 * The whole screen for one element. Where browsers keep it to videos, the element covers the page instead. The element
 * stays where it is in the document, so whatever had the focus keeps it.
 */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState<'no' | 'screen' | 'page'>('no')

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current ? 'screen' : 'no')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

  useEffect(() => {
    if (full !== 'page') return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull('no')
    document.addEventListener('keydown', leave)
    document.documentElement.dataset.covered = 'true'
    return () => {
      document.removeEventListener('keydown', leave)
      delete document.documentElement.dataset.covered
    }
  }, [full])

  const toggle = () => {
    if (full === 'screen') void document.exitFullscreen()
    else if (full === 'page') setFull('no')
    else if (document.fullscreenEnabled) element.current?.requestFullscreen().catch(() => setFull('page'))
    else setFull('page')
  }
  return { full, toggle }
}
