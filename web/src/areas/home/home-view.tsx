import files from 'virtual:late-files'
import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { useTranslation } from 'react-i18next'
import { useFollowLink } from '../../platform/address/follow-link.ts'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { serverDrawn } from '../../ui/layout/server-drawn.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './load-home.ts'

const Section = serverDrawn('div', () => import('./home-section.tsx'))

interface HomeViewProps {
  home: HomeData
  /** What search engines read, but for its name. */
  site?: object
}

/** The blocks in the order that staff chose. Whoever opens the page operates the first one only; the server draws the others. */
export function HomeView({ home, site }: HomeViewProps) {
  const { t } = useTranslation('home_page')
  const { platformTitle, basePath } = usePage()
  const { blocks } = home
  // Links in what the server drew have no code of their own.
  const follow = useFollowLink()
  const drawn = (block: WebsiteHomeBlock) =>
    block.kind === 'hero' ? (
      <Hero home={home} title={block.title} lead={block.lead} />
    ) : (
      <Section name={`block-${block.home_block_id}`} block={block} home={home} />
    )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside fire clicks for keys, too
    <main id="main" onClick={follow}>
      <Head
        title={t('meta.title', { title: platformTitle })}
        description={t('meta.description')}
        {...(site && { jsonLd: { ...site, name: platformTitle } })}
      />
      {import.meta.env.SSR &&
        files['home-section']
          ?.filter((file) => file.endsWith('.css'))
          .map((file) => <link key={file} rel="stylesheet" precedence="late" href={basePath + file} />)}
      {!blocks.some(({ kind }) => kind === 'hero') && <h1 className="visually-hidden">{platformTitle}</h1>}
      {blocks.map((block) => (
        <div key={block.home_block_id} className="unboxed" data-menu={block.menu}>
          {drawn(block)}
        </div>
      ))}
    </main>
  )
}
