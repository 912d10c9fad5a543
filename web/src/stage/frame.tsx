import type { ResourceType } from '@atrium/contract/resource-types'
import { type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabList } from '../ui/navigation/tabs.tsx'
import styles from './frame.module.css'
import { type FrameSheet, type FrameTools, FullScreenButton, SheetButton, ToolMenu } from './frame-tools.tsx'
import { focusFirstControl, StageEntryContext } from './stage-entry.ts'

interface StageFrameProps {
  type: ResourceType
  /** The ways to look at it, as tabs: the object first. One is enough. */
  views?: FrameView[]
  view?: string
  onView?: (id: string) => void
  /** The pointer or the keyboard is on a tab that is not chosen yet: its code may be fetched. */
  onApproach?: (id: string) => void
  /** In place of the tabs. */
  head?: ReactNode
  /** Buttons and switches of the type, before those of the frame. */
  actions?: ReactNode
  /** Drawn only where it makes sense: `{ level: 1, onZoom: (step) => … }`. */
  zoom?: FrameTools['zoom']
  /** Shows the object as wide as a desk or as a phone: `{ current, onChange }`. */
  width?: FrameTools['width']
  /** Beside the object; below it on phones. See inspector.tsx. */
  inspector?: ReactNode
  /** What stands there, where it is not about a chosen part. */
  inspectorName?: string
  /** `sheet`: the object lies on a darker table, with room around it. `bare`: it fills its place and scrolls itself. */
  ground?: 'bare' | 'sheet'
  /** True for an object that takes the keyboard itself. */
  ownFocus?: boolean
  /** True for an inspector that announces by itself what is new. */
  quiet?: boolean
  /**
   * Of an inspector that is only read: what it is about. Where the frame is narrow it is a sheet that can be closed, and
   * another subject opens it again.
   */
  subject?: string | null | undefined
  /** True for an object that is drawn as large as its place: where it is narrow it shares the window with the sheet. */
  fills?: boolean
  /** Where the first control of the trial stands: the page's own button puts the focus there. */
  trial?: FramePart
  children: ReactNode
}

type FramePart = 'actions' | 'object' | 'inspector'

interface FrameView {
  id: string
  name: string
  count?: number | string
}

/** Where a resource shows itself: toolbar, object, inspector in a frame of ink. */
export function Frame(props: StageFrameProps) {
  const {
    type,
    views,
    view = '',
    onView = () => {},
    onApproach,
    head,
    actions,
    zoom,
    width,
    inspector,
    inspectorName,
  } = props
  const { ground = 'bare', ownFocus, quiet, subject, fills, trial = 'actions', children } = props
  const { t } = useTranslation('resource')
  const frame = useRef<HTMLDivElement>(null)
  const { full, toggle } = useFullScreen(frame)
  const panel = useId()
  const first = views?.[0]?.id
  useEntry(frame, trial, first === undefined || first === view ? null : () => onView(first))

  const sheet = useSheet(Boolean(inspector) && subject !== undefined, subject)

  return (
    <div ref={frame} className={styles.place} data-type={type} data-full={full}>
      <div
        className={styles.frame}
        data-inspector={Boolean(inspector)}
        data-sheet={sheet.state}
        data-fills={fills || undefined}
      >
        <div className={styles.toolbar}>
          <div className={styles.tabs}>
            {head ?? (
              <TabList
                label={t('stage.views')}
                tabs={views ?? []}
                current={view}
                onChange={onView}
                onApproach={onApproach}
                panel={panel}
              />
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <ToolMenu width={width} zoom={zoom} />
          <SheetButton {...sheet} />
          <FullScreenButton full={full !== 'no'} onToggle={toggle} />
        </div>
        <div
          className={styles.object}
          data-ground={ground}
          data-width={width?.current}
          {...(views && { role: 'tabpanel', id: panel, 'aria-labelledby': `${panel}-${view}` })}
          tabIndex={ownFocus ? undefined : 0}
        >
          {children}
        </div>
        {inspector && (
          <aside
            id={sheet.id}
            className={styles.inspector}
            aria-label={inspectorName ?? t('stage.inspector')}
            aria-live={quiet ? undefined : 'polite'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            {inspector}
          </aside>
        )}
      </div>
    </div>
  )
}

/** Where the frame is narrow the inspector is a sheet that can be closed; what is chosen next opens it again. */
function useSheet(isSheet: boolean, subject: string | null | undefined): FrameSheet {
  const id = useId()
  const [closed, setClosed] = useState<{ subject: string | null | undefined } | null>(null)
  const isOpen = closed === null || closed.subject !== subject
  const state = isOpen ? 'open' : 'closed'
  return { id, state: isSheet ? state : undefined, onToggle: () => setClosed(isOpen ? { subject } : null) }
}

/** Comes from the page's own button: to the first view, where the object itself is, then to its first control. */
function useEntry(frame: RefObject<HTMLElement | null>, trial: FramePart, showFirst: (() => void) | null) {
  const { isWanted, setWanted } = use(StageEntryContext)

  useEffect(() => {
    if (!isWanted || !frame.current) return
    if (showFirst) {
      showFirst()
      return
    }
    focusFirstControl(frame.current, [`.${styles[trial]}`, `.${styles.object}`])
    setWanted(false)
  })
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
