import { type AgreementName, agreements } from '@atrium/contract/account/agreement'
import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/agreement.ts'
import styles from './agreement.module.css'
import type { AgreementText } from './text.ts'
import { privacy as englishPrivacy } from './texts/privacy.en.ts'
import { privacy as simplifiedPrivacy } from './texts/privacy.zh-CN.ts'
import { privacy as traditionalPrivacy } from './texts/privacy.zh-TW.ts'
import { terms as englishTerms } from './texts/terms.en.ts'
import { terms as simplifiedTerms } from './texts/terms.zh-CN.ts'
import { terms as traditionalTerms } from './texts/terms.zh-TW.ts'

/** Only the loader reads them: nobody downloads a text they did not ask for. */
const texts: Record<AgreementName, Record<Language, AgreementText>> = {
  terms: { 'zh-CN': simplifiedTerms, 'zh-TW': traditionalTerms, en: englishTerms },
  privacy: { 'zh-CN': simplifiedPrivacy, 'zh-TW': traditionalPrivacy, en: englishPrivacy },
}

export const handle: Handle = { modules: ['login'] }

export function loader({ params, context }: Route.LoaderArgs) {
  const { agreement } = params
  if (!isAgreement(agreement)) throw redirect('/errors')
  return { agreement, text: texts[agreement][context.get(pageContext).language] }
}

/** What people agree to when they register, with the version that is recorded. */
export default function AgreementPage({ loaderData: { agreement, text } }: Route.ComponentProps) {
  const { t } = useTranslation('login')

  return (
    <AreaPage title={t(`common:agreement.${agreement}`)} lead={text.lead} closed>
      <div className={styles.columns}>
        <article className={styles.text}>
          <p className={styles.version}>{t('agreement.version', { version: agreements[agreement] })}</p>
          {text.parts.map((part, place) => (
            <section key={part.title}>
              <h2 id={anchorOf(place)}>{part.title}</h2>
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {part.list && (
                <ul>
                  {part.list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
        <nav className={styles.contents} aria-label={t('agreement.contents')}>
          <ol>
            {text.parts.map(({ title }, place) => (
              <li key={title}>
                <a href={`#${anchorOf(place)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </AreaPage>
  )
}

function anchorOf(place: number) {
  return `part-${place + 1}`
}

function isAgreement(name: string): name is AgreementName {
  return Object.hasOwn(agreements, name)
}
