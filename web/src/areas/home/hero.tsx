import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SearchBox } from '../../page/search/search-box.tsx'
import { serverDrawn } from '../../ui/layout/server-drawn.tsx'
import styles from './hero.module.css'
import { Live } from './live.tsx'
import type { HomeData } from './load-home.ts'

const Rooms = serverDrawn('div', async () => ({ default: (await import('./home-section.tsx')).Rooms }))

/** What can be searched in, everything first. */
const scopes = ['all', 'resource', 'article', 'case', 'video', 'app', 'release'] as const

interface HomeHeroProps {
  home: HomeData
  title: string | null
  lead: string | null
}

/** With a flow to try: title and search, the trial below them, and the rooms after it. Else the rooms' plan beside the title. */
export function Hero({ home, title, lead }: HomeHeroProps) {
  const { t } = useTranslation('home_page')
  const { searches, trials } = home
  const texts = trials.length > 0 ? 'live' : 'hero'
  const head = (
    <>
      <div>
        <h1>{title ?? t(`${texts}.title`)}</h1>
        <p>{lead ?? t(`${texts}.lead`)}</p>
      </div>
      <div>
        <SearchBox
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          scope={{ options: scopes.map((value) => ({ value, name: t(`common:scope.${value}`) })) }}
        />
        {searches.length > 0 && (
          <div className={styles.often}>
            <span>{t('search.often')}</span>
            {searches.slice(0, 5).map((words) => (
              <Link key={words} to={`/search?${new URLSearchParams({ q: words })}`}>
                {words}
              </Link>
            ))}
          </div>
        )}
      </div>
    </>
  )
  if (trials.length === 0)
    return (
      <section className={`page-width ${styles.hero}`}>
        <div>{head}</div>
        <Rooms name="rooms" home={home} planOnly />
      </section>
    )

  return (
    <>
      <section className={`page-width ${styles.hero}`} data-live>
        {head}
        <Live trials={trials} />
      </section>
      <Rooms name="rooms" home={home} />
    </>
  )
}
