import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/mark/chip.tsx'
import { searchAddress } from './asked.ts'
import styles from './related.module.css'

/** What those who look for this also look at. */
export function Related({ words }: { words: string[] }) {
  const { t } = useTranslation('home_page')
  if (words.length === 0) return null

  return (
    <nav className={styles.related} aria-labelledby="related-searches">
      <h2 id="related-searches">{t('search.related')}</h2>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <Chip to={searchAddress(word)}>{word}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
