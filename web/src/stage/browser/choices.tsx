import type { ReactNode } from 'react'
import styles from './choices.module.css'

interface ChoicesProps {
  /** What is chosen, for those who listen. */
  label: string
  choices: { id: string; name: string; icon?: ReactNode }[]
  current: string
  onChange: (id: string) => void
  /** What a phone cannot show, it does not offer. */
  wideOnly?: boolean
}

/** A few ways to look at the same page: as wide as a desk, as a phone; in another language. */
export function Choices({ label, choices, current, onChange, wideOnly = false }: ChoicesProps) {
  return (
    <fieldset className={styles.choices} data-wide-only={wideOnly || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ id, name, icon }) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => onChange(id)}>
          {icon}
          {name}
        </button>
      ))}
    </fieldset>
  )
}
