import type { ReactNode } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  label: string
  /** Stands for the choice where the choice itself is too long. */
  icon?: ReactNode
  chosen: string
  choices: { id: string; name: string }[]
  onChoose: (id: string) => void
}

/** The system's own list, under what is drawn: it works with every keyboard and every thumb. */
export function Menu({ label, icon, chosen, choices, onChoose }: MenuProps) {
  return (
    <span className={styles.menu} data-off={chosen === 'off' || undefined}>
      <span aria-hidden="true">{icon ?? choices.find(({ id }) => id === chosen)?.name ?? chosen}</span>
      <select aria-label={label} title={label} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
