import type { ProjectRole } from '../../src/areas/project/project.policy.ts'
import type { Db } from '../../src/platform/db/db.ts'

interface GivenProject {
  title: string
  members: Record<number, ProjectRole>
  items: { item_id: number; version: string }[]
}

/** A project that tests are about: of the person who looks at it, empty unless they say otherwise. */
export async function givenProject(
  db: Db,
  user_id: number | null,
  { title = '上线', members = {}, items = [] }: Partial<GivenProject> = {},
): Promise<number> {
  const { project_id } = await db
    .insertInto('project')
    .values({ user_id, title })
    .returning('project_id')
    .executeTakeFirstOrThrow()
  const roles = { ...(user_id === null ? {} : { [user_id]: 'owner' as ProjectRole }), ...members }
  for (const [member, role] of Object.entries(roles)) {
    await db
      .insertInto('project_member')
      .values({ project_id, user_id: Number(member), role })
      .execute()
  }
  for (const item of items)
    await db
      .insertInto('project_item')
      .values({ project_id, ...item })
      .execute()
  return project_id
}
