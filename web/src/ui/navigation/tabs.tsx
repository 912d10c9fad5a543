import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './tabs.module.css'

interface Tab {
  id: string
  name: string
  count?: number | string
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs, current }: { label: string; tabs: (Tab & { to: string })[]; current: string }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ id, name, count, to }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
          {name}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  )
}

interface TabListProps {
  label: string
  tabs: Tab[]
  current: string
  onChange: (id: string) => void
  /** The pointer is over a tab, or the keyboard on it. */
  onApproach?: ((id: string) => void) | undefined
  /** The id of the panel the tabs change. */
  panel: string
}

/** Tabs within a page: arrows, Home and End move between them. */
export function TabList({ label, tabs, current, onChange, onApproach, panel }: TabListProps) {
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.id === current)
    const goal = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key]
    const next = goal === undefined ? undefined : tabs.at(goal % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(panel, next.id))?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {tabs.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(panel, id)}
          aria-selected={id === current}
          aria-controls={panel}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
          onPointerEnter={onApproach && (() => onApproach(id))}
          onFocus={onApproach && (() => onApproach(id))}
        >
          {name}
          {count !== undefined && <em>{count}</em>}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({ panel, current, children }: { panel: string; current: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panel} aria-labelledby={tabId(panel, current)}>
      {children}
    </div>
  )
}

function tabId(panel: string, id: string) {
  return `${panel}-${id}`
}
