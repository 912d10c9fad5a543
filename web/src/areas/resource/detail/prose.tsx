import type { Language } from '@atrium/contract/languages'
import styles from './prose.module.css'

/** Paragraphs between empty lines; lines that begin with `- ` are a list. Nothing else is read out of what people wrote. */
export function Prose({ text, language }: { text: string; language: Language }) {
  return (
    <div className={styles.prose} lang={language}>
      {text.split(/\n\s*\n/).map((block) => {
        const lines = block.split('\n').filter((line) => line.trim() !== '')
        const isList = lines.every((line) => line.startsWith('- '))
        if (!isList) return <p key={block}>{lines.join('\n')}</p>
        return (
          <ul key={block}>
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        )
      })}
    </div>
  )
}
