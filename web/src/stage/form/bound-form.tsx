import type { Language } from '@atrium/contract/languages'
import { useMemo } from 'react'
import styles from './form.module.css'
import LiveForm from './live-form.tsx'
import { readForm } from './read-form.ts'

/** The form a flow is bound to, filled with its sample, to look at. */
export default function BoundForm({ text, language }: { text: string; language: Language }) {
  const form = useMemo(() => readForm(text, language), [text, language])
  return (
    <div className={styles.table}>
      <div className={styles.sheet}>
        <LiveForm form={form} language={language} data={form.sample} readOnly />
      </div>
    </div>
  )
}
