import { givenName } from '@atrium/contract/file-name'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import type { FileReadContext } from '../file/file.policy.ts'
import { findLinks } from '../share/share.link.ts'
import { type DependencyClosure, findClosure, type ProjectPart } from './export/export.closure.ts'
import { lastActivities } from './project.activity.ts'
import { findChecks } from './project.check.ts'
import { findMembers } from './project.member.ts'
import { findNotes } from './project.note.ts'
import { mayEdit, requireProjectRight } from './project.policy.ts'
import { projectEntry } from './share/share.link.ts'

const findProjectRow = z.object({
  title: z.string(),
  summary: z.string(),
  archived: z.boolean(),
  updated_at: z.string(),
  owner_name: z.string().nullable(),
})

export async function readProject(
  platform: Pick<Platform, 'db' | 'secret' | 'config' | 'wiring'>,
  viewer: Viewer,
  project_id: number,
) {
  const { db } = platform
  const role = await requireProjectRight(db, viewer, project_id, 'read')
  return {
    ...(await readContents(platform, viewer, project_id)),
    project_id,
    role,
    members: await findMembers(db, viewer, project_id),
    invitations: role === 'owner' ? await findInvitations(db, project_id) : [],
    links: mayEdit(role) ? await findLinks(db, platform, projectEntry, project_id) : [],
    activities: await lastActivities(db, project_id),
  }
}

/** What every viewer of the project sees. */
export async function readContents(platform: FileReadContext, viewer: Viewer, project_id: number) {
  const { project, closure, files, notes, checks } = await findContents(platform, viewer, project_id)
  const taken = [...closure.parts.flatMap(({ content }) => content ?? []), ...files.filter(({ ready }) => ready)]
  return {
    ...project,
    items: describeItems(closure),
    plan: describePlan(closure),
    files,
    notes,
    checks,
    export_size: taken.length > 0 ? taken.reduce((sum, { size }) => sum + size, 0) : null,
    export_count: taken.length,
  }
}

export type ProjectContents = Awaited<ReturnType<typeof findContents>>

/** Everything in a project, as it is read and as it is packed. */
export async function findContents(platform: FileReadContext, viewer: Viewer, project_id: number) {
  const { db } = platform
  return {
    project: await findProject(db, project_id),
    closure: await findClosure(platform, viewer, project_id),
    files: await findFiles(db, project_id),
    notes: await findNotes(db, project_id),
    checks: await findChecks(db, project_id),
  }
}

async function findProject(db: Db, project_id: number) {
  const { rows } = await typedSql(findProjectRow)`
    select title, summary, state = 'archived' as archived, project.updated_at,
      (select user_name from project_member join account using (user_id)
        where project_member.project_id = project.project_id and role = 'owner' order by since, user_id limit 1
      ) as owner_name
    from project where project_id = ${project_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

const projectFileViewSchema = z.object({
  file_id: z.number(),
  file_name: z.string(),
  size: z.number(),
  ready: z.boolean(),
  object_key: z.string(),
  sha256: z.string().nullable(),
  added_by: z.string().nullable(),
  added_at: z.string(),
})
type ProjectFileView = z.output<typeof projectFileViewSchema>

async function findFiles(db: Db, project_id: number): Promise<ProjectFileView[]> {
  const { rows } = await typedSql(projectFileViewSchema)`
    select file_id, file_name, size, blob.state = 'ready' as ready, object_key, encode(sha256, 'hex') as sha256,
      account.user_name as added_by, added_at
    from project_file join file using (file_id) join blob using (blob_id)
      left join account on account.user_id = added_by
    where project_id = ${project_id} order by added_at, file_id`.execute(db)
  return rows.map((file) => ({ ...file, file_name: givenName(file.file_name) }))
}

async function findInvitations(db: Db, project_id: number) {
  return db
    .selectFrom('project_invitation')
    .select(['invitation_id', 'address', 'role', 'created_at'])
    .where('project_id', '=', project_id)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('invitation_id')
    .$narrowType<{ role: 'editor' | 'reader' }>()
    .execute()
}

/** Numbered in the order in which they are installed. */
function describeItems({ parts }: DependencyClosure) {
  const pinned = parts.filter(
    (part): part is ProjectPart & { pinned: NonNullable<ProjectPart['pinned']> } => part.pinned !== null,
  )
  const positions = new Map(pinned.map(({ id }, place) => [id, place + 1]))
  const needed = new Set(pinned.flatMap(({ refers_to }) => refers_to))
  return pinned.map(({ id, pinned: { project_item_id, newest_version, needs }, content, ...part }, place) => ({
    ...part,
    project_item_id,
    newest_version,
    needs,
    available: content !== null,
    size: content?.size ?? 0,
    position: place + 1,
    refers_to: part.refers_to.flatMap((name) => positions.get(name) ?? []).toSorted((one, other) => one - other),
    is_needed: needed.has(id),
  }))
}

function describePlan({ parts, missing, unfitting, circles }: DependencyClosure) {
  return {
    added: parts.flatMap(({ pinned, because, title, resource_type, item_id, version }) =>
      pinned ? [] : [{ title, resource_type, item_id, version, because: because ?? '' }],
    ),
    missing,
    unfitting,
    circles: circles.map((circle) => circle.map(({ title }) => title)),
  }
}
