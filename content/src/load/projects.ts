import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { type DemoProject, projects } from '../data/projects.ts'
import { storeFile } from './file.ts'
import { idOf } from './name.ts'
import type { LoadContext } from './resources.ts'

/** After resources and people. What visitors of a demo have changed in it is put back. */
export async function loadProjects(db: Db, { storage }: LoadContext, people: Map<string, number>) {
  for (const project of projects) {
    const { slug, title, summary, days_ago, members, files, notes, checks } = project
    await db.deleteFrom('project').where('slug', '=', slug).execute()
    const [[owner] = ['']] = members
    const moment = sql<string>`now() - make_interval(days => ${days_ago})`
    const { project_id } = await db
      .insertInto('project')
      .values({ slug, title, summary, user_id: idOf(people, owner), created_at: moment, updated_at: moment })
      .returning('project_id')
      .executeTakeFirstOrThrow()

    for (const [email, role] of members) {
      const user_id = idOf(people, email)
      await db.insertInto('project_member').values({ project_id, user_id, role, since: moment }).execute()
      await happened(db, { project_id, user_id, days_ago }, email === owner ? 'begun' : 'joined')
    }
    await pinItems(db, project_id, project, idOf(people, owner))
    for (const { by, file_name, text } of files) {
      const added_by = idOf(people, by)
      const demoFile = { user_id: added_by, file_name, kind: 'document' as const, bytes: Buffer.from(text) }
      const file_id = await storeFile(db, storage, demoFile)
      await db.insertInto('project_file').values({ project_id, file_id, added_by, added_at: moment }).execute()
      await happened(db, { project_id, user_id: added_by, days_ago }, 'file_added', { title: file_name })
    }
    for (const { by, title, body } of notes) {
      const updated_by = idOf(people, by)
      await db.insertInto('project_note').values({ project_id, title, body, updated_by, updated_at: moment }).execute()
      await happened(db, { project_id, user_id: updated_by, days_ago }, 'note_written', { title })
    }
    for (const { text, done = false } of checks) {
      const updated_by = idOf(people, owner)
      await db.insertInto('project_check').values({ project_id, text, done, updated_by, updated_at: moment }).execute()
      if (done) await happened(db, { project_id, user_id: updated_by, days_ago }, 'check_done', { title: text })
    }
  }
}

async function pinItems(db: Db, project_id: number, { items, title }: DemoProject, added_by: number) {
  for (const name of items) {
    const [slug = '', number = null] = name.split('@')
    const { numAffectedRows } = await sql`
      insert into project_item (project_id, item_id, version, added_by)
      select ${project_id}, item_id, version.version, ${added_by}
      from item join resource using (item_id) join resource_version as version using (item_id)
      where item.slug = ${slug} and version.published_at is not null
        and case when ${number}::text is null then version.version_id = resource.version_id
          else version.version = ${number} end`.execute(db)
    if (numAffectedRows !== 1n) throw new Error(`The project '${title}' holds '${name}', which is not there`)
  }
}

interface ProjectMoment {
  project_id: number
  user_id: number
  days_ago: number
}

async function happened(db: Db, { project_id, user_id, days_ago }: ProjectMoment, action: string, subject = {}) {
  await db
    .insertInto('project_activity')
    .values({
      project_id,
      user_id,
      action,
      subject: JSON.stringify(subject),
      created_at: sql<string>`now() - make_interval(days => ${days_ago})`,
    })
    .execute()
}
