import type { ReactNode } from 'react'
import styles from './inspector.module.css'

interface InspectorProps {
  title: string
  /** What kind of thing it is: 'approval · all at once'. */
  kind?: string
  /** Name and value; what is null is left out. */
  facts?: [name: string, value: ReactNode][]
  /** A hint at the foot: 'Choose a step to see its rules.' */
  hint?: string
  children?: ReactNode
}

/** What the inspector says about the part that was chosen. */
export function Inspector({ title, kind, facts = [], hint, children }: InspectorProps) {
  const shownFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <div className={styles.inspector}>
      <h2>{title}</h2>
      {kind && <p className={styles.kind}>{kind}</p>}
      {shownFacts.length > 0 && (
        <dl>
          {shownFacts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

/** A short list under a name: fields and rights, fonts and warnings. */
export function InspectorList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </>
  )
}
