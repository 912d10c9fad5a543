import type { ComponentProps } from 'react'
import { type ApiCaller, ask } from '../../platform/api/ask.ts'
import type { Missing } from '../../platform/page/missing.ts'
import type { Cover } from '../../ui/cover/cover.tsx'

export interface PageSuggestion {
  title: string
  to: string
  cover?: ComponentProps<typeof Cover>
}

const places = {
  resource: '/resource',
  article: '/knowledge',
  video: '/video',
  case: '/case',
  app: '/app-store',
  download: '/download',
  project: '/project',
  feedback: '/person-center/person-feedback',
} as const

/** Where more of its kind is: resources, where it has no place of its own. */
const shelved: Partial<Record<Missing, keyof typeof places>> = { knowledge_type: 'article', publisher: 'app' }

export function placeOf(missing: Missing): { kind: keyof typeof places; to: string } {
  const kind = missing in places ? (missing as keyof typeof places) : (shelved[missing] ?? 'resource')
  return { kind, to: places[kind] }
}

/** What came in last of the same kind. Projects and feedback are one's own: nobody suggests others. */
export async function suggestionsFor(caller: ApiCaller, missing: Missing): Promise<PageSuggestion[]> {
  const query = { size: 4, order_by: { published_at: 'desc' } } as const
  const { kind } = placeOf(missing)

  if (kind === 'article') {
    const { list } = await ask(caller, 'GET /api/knowledges', { query })
    return list.map(({ title, article_id }) => ({ title, to: `/knowledge/article/${article_id}` }))
  }
  if (kind === 'video') {
    const { list } = await ask(caller, 'GET /api/videos', { query })
    return list.map(({ title, video_id, resource_type, cover_seed, cover }) => ({
      title,
      to: `/video/${video_id}`,
      cover: { type: resource_type, id: cover_seed, image: cover, shape: 'video' },
    }))
  }
  if (kind === 'case') {
    const { list } = await ask(caller, 'GET /api/cases', { query })
    return list.map(({ title, case_id }) => ({ title, to: `/case/${case_id}` }))
  }
  if (kind === 'app') {
    const { list } = await ask(caller, 'GET /api/apps', { query })
    return list.map(({ title, app_id }) => ({ title, to: `/app-store/${app_id}` }))
  }
  if (kind === 'download') {
    const { list } = await ask(caller, 'GET /api/releases')
    return list.slice(0, 4).map(({ product_name, product_code }) => ({
      title: product_name,
      to: `/download/${product_code}`,
    }))
  }
  if (kind !== 'resource') return []
  const { list } = await ask(caller, 'GET /api/resources', { query })
  return list.map(({ title, resource_type, resource_id, cover_seed, cover }) => ({
    title,
    to: `/resource/${resource_type}/${resource_id}`,
    cover: { type: resource_type, id: cover_seed, image: cover },
  }))
}
