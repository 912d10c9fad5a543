import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './review-screen.module.css'
import { type PaneWidths, paneLimits, type SizedPane } from './use-pane-widths.ts'

const step = 16

/** Between two panes: dragged, moved with arrows, or double-clicked to fold. */
export function PaneSplitter({ pane, panes }: { pane: SizedPane; panes: PaneWidths }) {
  const { t } = useTranslation('management')
  const width = panes.width[pane]
  // What makes the queue wider makes the checks narrower.
  const sign = pane === 'queue' ? 1 : -1

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: step, ArrowLeft: -step }[event.key]
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by === undefined) panes.toggleFolded(pane)
    else panes.resize(pane, width + by * sign)
  }

  function begin({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) {
    currentTarget.setPointerCapture(pointerId)
    const follow = (event: globalThis.PointerEvent) => panes.resize(pane, width + (event.clientX - clientX) * sign)
    currentTarget.addEventListener('pointermove', follow)
    const end = () => currentTarget.removeEventListener('pointermove', follow)
    currentTarget.addEventListener('lostpointercapture', end, { once: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className={styles.splitter}
      data-pane={pane}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(`review.width.${pane}`)}
      aria-valuenow={width}
      aria-valuemin={paneLimits[pane].least}
      aria-valuemax={paneLimits[pane].most}
      onKeyDown={press}
      onPointerDown={begin}
      onDoubleClick={() => panes.toggleFolded(pane)}
    />
  )
}
