import { redirect } from 'react-router'
import { ratingsPageIn, ratingsQuery } from '../../page/ratings/ratings-query.ts'
import { ask } from '../../platform/api/ask.ts'
import { orNull } from '../../platform/api/or-null.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { callerOf, contentCallerOf } from '../../platform/page/page-context.ts'
import { trialParameter } from '../../stage/flow/trial-context.ts'
import { spotParameters } from '../../stage/spot.ts'
import type { Route } from './+types/detail.ts'
import { comparedIn, comparisonParameters } from './detail/compared-versions.ts'
import { Detail } from './detail/detail.tsx'

export const handle: Handle = {
  modules: ['resource'],
  parameters: ['ratings', 'language', trialParameter, ...comparisonParameters, ...spotParameters],
}

/** The resource itself must be there; what stands around it may be missing. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const resource_id = Number(params.id)
  if (!Number.isSafeInteger(resource_id) || resource_id < 1) throw notFound(request)

  const caller = callerOf(context)
  const ratingsPage = ratingsPageIn(new URL(request.url))
  const comparing = comparedIn(new URL(request.url).searchParams)
  const [resource, versions, ratings, related, comparison] = await Promise.all([
    ask(contentCallerOf(context, request), 'GET /api/resources/{resource_id}', { params: { resource_id } }),
    orNull(ask(caller, 'GET /api/resources/{resource_id}/versions', { params: { resource_id } })),
    orNull(
      ask(caller, 'GET /api/resources/{resource_id}/ratings', {
        params: { resource_id },
        query: ratingsQuery(ratingsPage),
      }),
    ),
    orNull(ask(caller, 'GET /api/resources/{resource_id}/related', { params: { resource_id } })),
    comparing &&
      orNull(ask(caller, 'GET /api/resources/{resource_id}/comparison', { params: { resource_id }, query: comparing })),
  ])
  // A resource has one address: a wrong type redirects to it.
  if (resource.resource_type !== params.type) {
    throw redirect(`/resource/${resource.resource_type}/${resource_id}`, 301)
  }
  return {
    resource,
    versions: versions?.list ?? [],
    ratings,
    ratingsPage,
    related: related?.list ?? [],
    comparison: comparing && { ...comparing, compared: comparison },
  }
}

export default function ResourceDetail({ loaderData }: Route.ComponentProps) {
  return <Detail {...loaderData} key={loaderData.resource.resource_id} />
}
