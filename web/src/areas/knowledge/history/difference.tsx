import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import styles from './history.module.css'

type RevisionDifference = Answer<'GET /api/knowledges/{article_id}/revisions/{number}'>['difference']

/** The source of the text: what came is underlined, what went is struck through, and both say so aloud. */
export function Difference({ difference }: { difference: RevisionDifference }) {
  const { t } = useTranslation('knowledge')
  let from = 0
  const pieces = difference.map((piece) => {
    const placed = { ...piece, from }
    from += piece.text.length + 1
    return placed
  })

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are moved sideways by the keyboard, too
    <pre className={styles.difference} tabIndex={0}>
      {pieces.map(({ change, text, from }) => {
        if (change === 'same') return <span key={from}>{text}</span>
        const Mark = change === 'added' ? 'ins' : 'del'
        return (
          <Mark key={from}>
            <span className="visually-hidden">{t(`history.${change}`)}</span>
            {text}
          </Mark>
        )
      })}
    </pre>
  )
}
