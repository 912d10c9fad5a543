import { useState, useSyncExternalStore } from 'react'

export type SizedPane = 'queue' | 'side'

interface PaneSizes {
  width: Record<SizedPane, number>
  isFolded: Record<SizedPane, boolean>
}

export type PaneWidths = ReturnType<typeof usePaneWidths>

const storageKey = 'review_panes'
export const paneLimits = { queue: { least: 180, most: 420 }, side: { least: 240, most: 520 } } as const
/** Below this width the queue begins as a column of signs. */
const narrowQuery = '(width < 1200px)'
const usual = {
  wide: { width: { queue: 232, side: 320 }, isFolded: { queue: false, side: false } },
  narrow: { width: { queue: 232, side: 284 }, isFolded: { queue: true, side: false } },
} as const satisfies Record<string, PaneSizes>
type WindowKind = keyof typeof usual

/** How wide queue and checks are, and whether they are folded: remembered on this device, apart for narrow windows. */
export function usePaneWidths() {
  const kind: WindowKind = useSyncExternalStore(followWindow, () =>
    matchMedia(narrowQuery).matches ? 'narrow' : 'wide',
  )
  const [sizes, setSizes] = useState(readSizes)
  const [isOnly, setOnly] = useState(false)
  const { width, isFolded } = sizes[kind]

  function change(part: Partial<PaneSizes>) {
    const next = { ...sizes, [kind]: { ...sizes[kind], ...part } }
    setSizes(next)
    try {
      localStorage.setItem(storageKey, JSON.stringify(next))
    } catch {
      // Storage can be forbidden: they hold as long as the page.
    }
  }

  const fold = (pane: SizedPane, folded: boolean) => change({ isFolded: { ...isFolded, [pane]: folded } })

  return {
    width,
    isFolded,
    /** The preview alone. */
    isOnly,
    toggleOnly: () => setOnly(!isOnly),
    leaveOnly: () => setOnly(false),
    toggleFolded: (pane: SizedPane) => {
      setOnly(false)
      fold(pane, isOnly ? false : !isFolded[pane])
    },
    showSide: () => {
      setOnly(false)
      if (isFolded.side) fold('side', false)
    },
    resize: (pane: SizedPane, wanted: number) => {
      const { least, most } = paneLimits[pane]
      change({ width: { ...width, [pane]: Math.round(Math.min(most, Math.max(least, wanted))) } })
    },
  }
}

function followWindow(changed: () => void) {
  const query = matchMedia(narrowQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** What was stored by hand or by another version is not trusted. */
function readSizes(): Record<WindowKind, PaneSizes> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return { wide: sizesIn(stored.wide, usual.wide), narrow: sizesIn(stored.narrow, usual.narrow) }
  } catch {
    return usual
  }
}

function sizesIn(stored: Partial<PaneSizes> | undefined, { width, isFolded }: PaneSizes): PaneSizes {
  const widthOf = (pane: SizedPane) => {
    const known = Number(stored?.width?.[pane])
    return known >= paneLimits[pane].least && known <= paneLimits[pane].most ? known : width[pane]
  }
  return {
    width: { queue: widthOf('queue'), side: widthOf('side') },
    isFolded: {
      queue: stored?.isFolded?.queue ?? isFolded.queue,
      side: stored?.isFolded?.side ?? isFolded.side,
    },
  }
}
