import { languages } from '@atrium/contract/languages'
import { useState } from 'react'
import { languageNames } from '../../../page/language-names.ts'
import { TextArea } from '../../../ui/form/input.tsx'
import type { Spelling } from './lines.ts'
import styles from './lines-field.module.css'

interface LinesFieldProps<Part> {
  value: Part
  change: (part: Part) => void
  spelling: Spelling<Part>
  /** Of what stands around the boxes. */
  label: string
}

/** Boxes of lines, one for each language. What is typed stays as it is typed; the form gets what it means. */
export function LinesField<Part>({ value, change, spelling, label }: LinesFieldProps<Part>) {
  const [lines, setLines] = useState(() => spelling.lines(value))

  return (
    <div className={styles.lines}>
      {languages.map((language) => (
        <TextArea
          key={language}
          lang={language}
          rows={4}
          aria-label={`${label} · ${languageNames[language]}`}
          placeholder={languageNames[language]}
          value={lines[language] ?? ''}
          onChange={({ target }) => {
            const next = { ...lines, [language]: target.value }
            setLines(next)
            change(spelling.part(next))
          }}
        />
      ))}
    </div>
  )
}
