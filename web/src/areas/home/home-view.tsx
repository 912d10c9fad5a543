import { menus } from '@atrium/contract/access'
import type { Answer } from '@atrium/contract/calls'
import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format/format.ts'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { Ranking } from '../../ui/card/ranking.tsx'
import { Cases } from './cases.tsx'
import { Downloads } from './downloads.tsx'
import { Hero } from './hero.tsx'
import { Knowledge } from './knowledge.tsx'
import type { HomeData } from './load-home.ts'
import { News } from './news.tsx'
import styles from './rankings.module.css'
import { Videos } from './videos.tsx'

/** Most of the time there is none. */
const Banner = lazy(() => import('./banner.tsx'))

/** Sections of an area are only for those who may open it. */
const areaOf: Partial<Record<WebsiteHomeBlock['kind'], number>> = {
  news: menus.resource,
  rankings: menus.resource,
  knowledge: menus.knowledge,
  cases: menus.case,
  videos: menus.video,
}

/** The blocks in the order that staff chose. */
export function HomeView({ blocks, searches, types, newest, rankings, knowledge, cases, videos, ...data }: HomeData) {
  const { t } = useTranslation('home_page')
  const { origin, platformTitle } = usePage()
  const kinds: Record<WebsiteHomeBlock['kind'], (block: WebsiteHomeBlock) => ReactNode> = {
    hero: (block) => <Hero types={types} searches={searches} {...block} />,
    news: (block) => <News found={newest} {...block} />,
    rankings: () => <Rankings found={rankings} />,
    knowledge: (block) => <Knowledge found={knowledge} {...block} />,
    cases: (block) => <Cases found={cases} {...block} />,
    videos: (block) => <Videos found={videos} {...block} />,
    downloads: () => <Downloads found={data.releases} appTotal={data.app_total} />,
    banner: (block) => (
      <Suspense>
        <Banner {...block} />
      </Suspense>
    ),
  }

  return (
    <main id="main">
      <Head
        title={t('meta.title', { title: platformTitle })}
        description={t('meta.description')}
        jsonLd={websiteWithSearch(platformTitle, origin)}
      />
      {!blocks.some(({ kind }) => kind === 'hero') && <h1 className="visually-hidden">{platformTitle}</h1>}
      {blocks.map((block) => (
        <div key={block.home_block_id} className="unboxed" data-menu={areaOf[block.kind]}>
          {kinds[block.kind](block)}
        </div>
      ))}
    </main>
  )
}

/** Search engines may offer our search box on their own page. */
function websiteWithSearch(name: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

type HomeRankings = Answer<'GET /api/rankings'>

type RankedItemData = HomeRankings['discussed']['list'][number]

function Rankings({ found }: { found: HomeRankings | null }) {
  const { t } = useTranslation('home_page')
  if (!found) return <p className={`page-width ${styles.failed}`}>{t('failed')}</p>

  return (
    <div className={`page-width ${styles.rankings}`}>
      <Ranking
        title={t('rankings.most_downloaded')}
        note={t('rankings.last_30_days')}
        rows={found.most_downloaded.list.map((ranked) => row(ranked, formatNumber(ranked.figure)))}
      />
      <Ranking
        title={t('rankings.best_rated')}
        note={t('rankings.rated_by_50')}
        rows={found.best_rated.list.map((ranked) => row(ranked, ranked.figure.toFixed(1)))}
      />
      <Ranking
        title={t('rankings.discussed')}
        note={t('rankings.last_7_days')}
        rows={found.discussed.list.map((ranked) => row(ranked, t('common:count.comments', { count: ranked.figure })))}
      />
    </div>
  )
}

function row({ item_id, resource_type, title, language }: RankedItemData, figure: string) {
  return { type: resource_type, title, language, to: `/resource/${resource_type}/${item_id}`, figure }
}
