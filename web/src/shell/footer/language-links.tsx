import { useHref, useLocation } from 'react-router'
import { languageNames } from '../../page/language-names.ts'
import { chooseLanguage } from '../../platform/i18n/document.ts'
import { usePage } from '../../platform/page/page.ts'

/** Real addresses, for crawlers and for people without scripts; a click saves the choice as the select does. */
export function LanguageLinks() {
  const here = useHref(useLocation().pathname)
  const { languages } = usePage()

  return languages.map((language) => (
    <a
      key={language}
      href={`${here}?lang=${language}`}
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        event.preventDefault()
        chooseLanguage(language)
      }}
    >
      {languageNames[language]}
    </a>
  ))
}
