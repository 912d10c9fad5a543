import { ratingsPageIn, ratingsQuery } from '../../page/ratings/ratings-query.ts'
import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { callerOf, contentCallerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/detail.ts'
import { Detail } from './detail/detail.tsx'

export const handle: Handle = { modules: ['download', 'resource'], parameters: ['ratings', 'language'] }

const alikeShown = 4

/** The app itself must be there; what stands around it may be missing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app_id = Number(params.app_id)
  if (!Number.isSafeInteger(app_id) || app_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const ratingsPage = ratingsPageIn(new URL(request.url))
  const [app, ratings] = await Promise.all([
    ask(contentCallerOf(context, request), 'GET /api/apps/{app_id}', { params: { app_id } }),
    orNull(ask(caller, 'GET /api/apps/{app_id}/ratings', { params: { app_id }, query: ratingsQuery(ratingsPage) })),
  ])
  const search = { app_category_ids: [app.app_category_id] }
  const alike = await orNull(ask(caller, 'GET /api/apps', { query: { search, size: alikeShown + 1 } }))
  const others = (alike?.list ?? []).filter((one) => one.app_id !== app_id)
  return { app, ratings, ratingsPage, alike: others.slice(0, alikeShown) }
}

export default function AppDetail({ loaderData }: Route.ComponentProps) {
  return <Detail {...loaderData} key={loaderData.app.app_id} />
}
