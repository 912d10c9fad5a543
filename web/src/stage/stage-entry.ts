import { createContext, use, useEffect } from 'react'

/** Between a page with a button that leads into its preview, and that preview. */
interface StageEntry {
  /** From the press of the button until the preview has the focus: its code may still be loading. */
  isWanted: boolean
  setWanted: (isWanted: boolean) => void
  setMissing: (isMissing: boolean) => void
}

/** Pages without such a button have nothing to hear. */
export const StageEntryContext = createContext<StageEntry>({
  isWanted: false,
  setWanted: () => {},
  setMissing: () => {},
})

/** Reports to the page, while it is true, that there is nothing to try. */
export function useMissingPreview(isMissing: boolean) {
  const { setWanted, setMissing } = use(StageEntryContext)

  useEffect(() => {
    if (!isMissing) return
    setMissing(true)
    setWanted(false)
    return () => setMissing(false)
  }, [isMissing, setMissing, setWanted])
}

const control = 'button, select, textarea, [role="combobox"], input:not([type="hidden"], [readonly])'

/** Brings the frame into view and focuses the first control of the first place that has one; else the last place itself. */
export function focusFirstControl(frame: HTMLElement, selectors: string[]) {
  const places = selectors.map((selector) => frame.querySelector<HTMLElement>(selector))
  const target = places.map(firstControlIn).find((found) => found !== undefined) ?? places.at(-1)
  frame.scrollIntoView({ block: 'start' })
  if (!target) return

  target.focus({ preventScroll: true })
  // On phones the inspector stands below the object, and the buttons of the page cover the lower edge.
  if (target.getBoundingClientRect().bottom > window.innerHeight * 0.8) target.scrollIntoView({ block: 'center' })
}

function firstControlIn(place: HTMLElement | null): HTMLElement | undefined {
  return [...(place?.querySelectorAll<HTMLElement>(control) ?? [])].find(
    (one) => one.checkVisibility() && !one.matches(':disabled'),
  )
}
