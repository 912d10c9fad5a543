import { type Language, languages } from '@atrium/contract/languages'
import { saveHotSearches } from '@atrium/contract/website/home-page-management'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../page/language-names.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import styles from './website.module.css'

type HotSearchTexts = Partial<Record<Language, string>>
const most = 10

/** Searches to try, under the box of the home page: the first five are shown. */
export function HotSearchesForm() {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="home_page"
      name="searches"
      read={(caller) => ask(caller, 'GET /api/management/hot-searches')}
      values={(read) => ({ hot_searches: (read?.hot_searches ?? []) as HotSearchTexts[] })}
      schema={saveHotSearches.body.pick({ hot_searches: true })}
      fields={[
        {
          name: 'hot_searches',
          kind: 'own',
          hint: t('home_page.searches_hint'),
          control: (value, change) => <SearchesField value={value} change={change} />,
        },
      ]}
      title={() => t('home_page.searches')}
      save={(caller, { hot_searches }, read) =>
        ask(caller, 'PUT /api/management/hot-searches', {
          body: { hot_searches, seen_at: read?.updated_at ?? null },
        })
      }
    />
  )
}

function SearchesField({ value, change }: { value: HotSearchTexts[]; change: (value: HotSearchTexts[]) => void }) {
  const { t } = useTranslation('management')
  const rows = value.map((words, place) => ({ words, place }))

  return (
    <div className={styles.searches}>
      {rows.map(({ words, place }) => (
        <div key={place}>
          {languages.map((language) => (
            <Input
              key={language}
              size="small"
              lang={language}
              maxLength={40}
              aria-label={t('home_page.search_in', { number: place + 1, language: languageNames[language] })}
              placeholder={languageNames[language]}
              value={words[language] ?? ''}
              onChange={({ target }) => change(value.with(place, { ...words, [language]: target.value }))}
            />
          ))}
          <Button
            kind="text"
            size="small"
            square
            aria-label={t('home_page.search_without', { number: place + 1 })}
            onClick={() => change(value.toSpliced(place, 1))}
          >
            <CloseIcon size={16} />
          </Button>
        </div>
      ))}
      {value.length < most && (
        <Button size="small" onClick={() => change([...value, {}])}>
          <PlusIcon size={16} />
          {t('home_page.search_more')}
        </Button>
      )}
    </div>
  )
}
