import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './list-panel.module.css'

interface ListPanelProps {
  label: ReactNode
  /** Where it hangs: under the beginning of its button, or under the end. */
  side?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

/** A small button above a list, and what opens under it. */
export function ListPanel({ label, side = 'start', children }: ListPanelProps) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closing by Escape or by going on is an extra; the button does the same
    <div
      className={styles.place}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <div id={id} className={styles.panel} data-side={side} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  )
}
