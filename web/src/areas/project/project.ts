import type { Answer } from '@atrium/contract/calls'

export type ProjectAnswer = Answer<'GET /api/projects/{project_id}'>
/** The public part of a project, which shared links show, too. */
export type ProjectData = NonNullable<Answer<'GET /api/shared-projects/{token}'>['project']>
export type ProjectContentsItem = ProjectData['items'][number]
export type ProjectContentsNote = ProjectData['notes'][number]
export type ProjectMemberRole = ProjectAnswer['role']

/** Where its members may change it; null where it is only read. */
export type Edit = { project_id: number } | null

export const mayEdit = ({ role, archived }: ProjectAnswer) => role !== 'reader' && !archived

/** Where something in a project is at home in the portal. */
export function projectItemAddress({
  kind,
  item_id,
  resource_type,
}: Pick<ProjectContentsItem, 'kind' | 'item_id' | 'resource_type'>) {
  if (kind === 'app') return `/app-store/${item_id}`
  return resource_type ? `/resource/${resource_type}/${item_id}` : '/download'
}
