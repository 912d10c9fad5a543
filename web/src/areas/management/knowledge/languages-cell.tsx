import { type Language, languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import styles from './languages-cell.module.css'

/** One character for each language; screen readers get its name. */
const signs: Record<Language, string> = { 'zh-CN': '简', 'zh-TW': '繁', en: 'En' }

interface LanguagesCellProps {
  /** Languages with a space between them, by how far their text is. */
  published: string
  drafts?: string
  in_review?: string
}

/** In which languages there is a text: filled where it is published, outlined while it is written, dotted while it waits. */
export function LanguagesCell({ published, drafts = '', in_review = '' }: LanguagesCellProps) {
  const { t } = useTranslation('management')
  const stateOf = (language: Language) => {
    if (in_review.split(' ').includes(language)) return 'in_review'
    if (drafts.split(' ').includes(language)) return 'draft'
    return published.split(' ').includes(language) ? 'published' : null
  }

  return (
    <span className={styles.languages}>
      {languages.map((language) => {
        const state = stateOf(language)
        if (state === null) return null
        const words = t('articles.in_language', {
          language: languageNames[language],
          state: t(`articles.text.${state}`),
        })
        return (
          <span key={language} data-state={state} data-also={published.split(' ').includes(language)} title={words}>
            <span aria-hidden="true">{signs[language]}</span>
            <span className="visually-hidden">{words}</span>
          </span>
        )
      })}
    </span>
  )
}
