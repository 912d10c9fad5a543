import type { Answer } from '@atrium/contract/calls'
import type { WebsiteHomeBlock } from '@atrium/contract/website/website'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'

const nothing = { title: null, lead: null, link: null, link_name: null, picture: null }

/** The page as it comes: where nobody chose anything, and where what was chosen cannot be read. */
const usual = (['hero', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads'] as const).map(
  (kind, place): WebsiteHomeBlock => ({ home_block_id: place + 1, kind, ...nothing }),
)

/** All sections are asked for at once, and each may fail alone: the rest of the page stands. */
export async function loadHome(caller: ApiCaller, homePage: Promise<Answer<'GET /api/home-page'>>) {
  const [page, types, newest, rankings, knowledge, cases, videos, releases, apps] = await Promise.all([
    orNull(homePage),
    orNull(ask(caller, 'GET /api/resources/types')),
    orNull(ask(caller, 'GET /api/resources', { query: { order_by: { published_at: 'desc' }, size: 5 } })),
    orNull(ask(caller, 'GET /api/rankings')),
    orNull(ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } })),
    orNull(ask(caller, 'GET /api/cases', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/videos', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/releases')),
    orNull(ask(caller, 'GET /api/apps', { query: { size: 1 } })),
  ])
  const blocks = page?.blocks.length ? page.blocks : usual
  const found = { types, newest, rankings, knowledge, cases, videos, releases, app_total: apps?.total ?? null }
  return { ...found, blocks, searches: page?.hot_searches ?? [] }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
