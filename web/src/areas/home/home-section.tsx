import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KitShelves } from '../../page/kits/kit-shelves.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Banner } from './banner.tsx'
import { Cases } from './cases.tsx'
import { Downloads } from './downloads.tsx'
import { Knowledge } from './knowledge.tsx'
import type { HomeData } from './load-home.ts'
import { News } from './news.tsx'
import { Rankings } from './rankings.tsx'
import { Section } from './section.tsx'
import { Videos } from './videos.tsx'

// One file is loaded late for all that the server draws alone.
export { Rooms } from './rooms.tsx'

interface HomeSectionProps {
  block: WebsiteHomeBlock
  home: HomeData
}

/** Every block of the home page but the first. */
export default function HomeSection({ block, home }: HomeSectionProps) {
  const { title } = block
  const kinds: Record<Exclude<WebsiteHomeBlock['kind'], 'hero'>, () => ReactNode> = {
    kits: () => <Kits found={home.kits} title={title} />,
    news: () => <News found={home.newest} title={title} />,
    rankings: () => <Rankings found={home.rankings} />,
    knowledge: () => <Knowledge found={home.knowledge} title={title} />,
    cases: () => <Cases found={home.cases} title={title} />,
    videos: () => <Videos found={home.videos} title={title} />,
    downloads: () => <Downloads found={home.releases} appTotal={home.app_total} />,
    banner: () => <Banner {...block} />,
  }
  return block.kind === 'hero' ? null : kinds[block.kind]()
}

function Kits({ found, title }: { found: HomeData['kits']; title: string | null }) {
  const { t } = useTranslation('home_page')
  if (found?.length === 0) return null

  return (
    <Section
      title={title ?? t('kits.title')}
      aside={<GoLink to="/resource/kits">{t('common:kits.all')}</GoLink>}
      found={found && { list: found }}
    >
      <KitShelves kits={found ?? []} level={3} />
    </Section>
  )
}
