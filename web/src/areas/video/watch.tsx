import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { notFound } from '../../platform/page/missing.ts'
import { contentCallerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/watch.ts'
import { Watch } from './watch/watch.tsx'

export const handle: Handle = { modules: ['video'], parameters: ['language'] }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const video_id = Number(params.video_id)
  if (!Number.isSafeInteger(video_id) || video_id < 1) throw notFound(request)
  return ask(contentCallerOf(context, request), 'GET /api/videos/{video_id}', { params: { video_id } })
}

export default function WatchVideo({ loaderData }: Route.ComponentProps) {
  return <Watch video={loaderData} key={loaderData.video_id} />
}
