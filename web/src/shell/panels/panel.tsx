import { Suspense } from 'react'
import type { OpenPanel } from '../header/use-panels.ts'
import styles from './panel.module.css'
import { PanelWaiting } from './panel-state.tsx'
import { parts } from './parts.ts'

export function Panel({ name, id }: { name: OpenPanel; id: string }) {
  const Part = parts[name]

  return (
    <div className={styles.panel} id={id}>
      <div className="page-width">
        <Suspense fallback={<PanelWaiting />}>
          <Part />
        </Suspense>
      </div>
    </div>
  )
}
