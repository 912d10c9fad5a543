import type { Answer } from '@atrium/contract/calls'

export type AuthorWork = Answer<'GET /api/authors/{user_id}/works'>['list'][number]

export function workAddress({ kind, item_id, resource_type }: Pick<AuthorWork, 'kind' | 'item_id' | 'resource_type'>) {
  if (kind === 'app') return `/app-store/${item_id}`
  return kind === 'article' ? `/knowledge/article/${item_id}` : `/resource/${resource_type}/${item_id}`
}
