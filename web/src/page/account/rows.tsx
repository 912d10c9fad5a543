import { type ComponentProps, createContext, type ReactNode, type Ref, useContext, useId } from 'react'
import { Button } from '../../ui/form/button.tsx'
import styles from './rows.module.css'

/** What is known about a thing, line by line. The keyboard can be led here when a line and its button are gone. */
export function Rows({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles.rows} ref={ref} tabIndex={-1}>
      {children}
    </div>
  )
}

const RowName = createContext('')

interface AccountRowProps {
  label: ReactNode
  icon?: ReactNode
  children: ReactNode
  /** A second, smaller line. */
  note?: ReactNode
  actions?: ReactNode
  /** The label is what the row is about, not the name of a value. */
  wide?: boolean
  /** On phones its actions stand below, as wide as the page: for more than a button. */
  stacked?: boolean
}

export function Row({ label, icon, children, note, actions, wide = false, stacked = false }: AccountRowProps) {
  const id = useId()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a row mostly has none.
    <div
      className={styles.row}
      role="group"
      aria-labelledby={id}
      data-wide={wide || undefined}
      data-stacked={stacked || undefined}
    >
      <span className={styles.label}>
        {icon}
        <span id={id}>{label}</span>
      </span>
      <div className={styles.value}>
        <div>{children}</div>
        {note && <small>{note}</small>}
      </div>
      <RowName value={id}>{actions && <div className={styles.actions}>{actions}</div>}</RowName>
    </div>
  )
}

/** 'Change' beside many things: for those who listen, each says what it changes. */
export function RowAction(props: Omit<ComponentProps<typeof Button>, 'id'>) {
  const row = useContext(RowName)
  const id = useId()
  return <Button size="small" {...props} id={id} aria-labelledby={`${id} ${row}`} />
}
