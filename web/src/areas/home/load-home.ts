import { menus } from '@atrium/contract/access'
import type { Answer } from '@atrium/contract/calls'
import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { findKits } from '../../page/kits/find-kits.ts'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { withLead } from './lead.ts'

const nothing = { title: null, lead: null, link: null, link_name: null, picture: null }

/** Of so many of the newest the one that leads is chosen; so many are shown. */
const newestRead = 20
const newestShown = 5

const kitsShown = 4

/** The page as it comes: where nobody chose anything, and where what was chosen cannot be read. */
const usual = (['hero', 'kits', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads'] as const).map(
  (kind, place): WebsiteHomeBlock => ({ home_block_id: place + 1, kind, ...nothing }),
)

const menusOfKinds: Partial<Record<WebsiteHomeBlock['kind'], number>> = {
  kits: menus.resource,
  news: menus.resource,
  rankings: menus.resource,
  knowledge: menus.knowledge,
  cases: menus.case,
  videos: menus.video,
}
const menusOfAreas: Record<string, number> = { ...menus, project: menus.product }

/** Sections of an area, and banners that lead there, are only for those who may open it [HDR-17]. */
function menuOf({ kind, link }: WebsiteHomeBlock): number | undefined {
  const [, area = ''] = /^\/([\w-]+)/.exec((kind === 'banner' && link) || '') ?? []
  return menusOfKinds[kind] ?? menusOfAreas[area]
}

/** All sections are asked for at once, and each may fail alone: the rest of the page stands. */
export async function loadHome(caller: ApiCaller, homePage: Promise<Answer<'GET /api/home-page'>>) {
  const [page, types, leading, kits, newest, rankings, knowledge, cases, videos, releases, apps] = await Promise.all([
    orNull(homePage),
    orNull(ask(caller, 'GET /api/resources/types')),
    orNull(ask(caller, 'GET /api/resources/leading')),
    orNull(findKits(caller, kitsShown)),
    orNull(ask(caller, 'GET /api/resources', { query: { order_by: { published_at: 'desc' }, size: newestRead } })),
    orNull(ask(caller, 'GET /api/rankings')),
    orNull(ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } })),
    orNull(ask(caller, 'GET /api/cases', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/videos', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/releases')),
    orNull(ask(caller, 'GET /api/apps', { query: { size: 1 } })),
  ])
  const blocks = (page?.blocks.length ? page.blocks : usual).map((block) => ({ ...block, menu: menuOf(block) }))
  const found = {
    types,
    leading,
    kits,
    newest: newest && withLead(newest, caller.language, newestShown),
    rankings,
    knowledge,
    cases,
    videos,
    releases,
    app_total: apps?.total ?? null,
  }
  return { ...found, blocks, trials: page?.trials ?? [], searches: page?.hot_searches ?? [] }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
