import type { Answer } from '@atrium/contract/calls'
import { ask, type Caller } from '../../platform/ask.ts'
import { orNull } from '../../platform/or-null.ts'

/** All sections are asked for at once, and each may fail alone: the rest of the page stands. */
export async function loadHome(caller: Caller, homePage: Promise<Answer<'GET /api/home-page'>>) {
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
  return { page, types, newest, rankings, knowledge, cases, videos, releases, app_total: apps?.total ?? null }
}
