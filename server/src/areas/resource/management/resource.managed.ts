import * as contract from '@atrium/contract/resource/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { ownerName } from '../../item/item.service.ts'
import { decisionsOf } from '../../review/review.decide.ts'
import { saveNames } from '../../review/review.look-alike.ts'
import { saveTerms } from '../list/list.terms.ts'
import { decideSubmission } from '../submission/submission.decide.ts'
import { replaceLinks, saveTags } from '../submission/submission.publish.ts'
import { submissionSubject } from '../submission/submission.subject.ts'

const readManagedResourceRow = contract.readManagedResource.data.omit({ versions: true })

type ManagedResource = z.output<typeof contract.readManagedResource.data>

/** A limit that is not reached in practice. */
const versionsListed = 200

export async function readManagedResource(db: Db, { language }: Viewer, resource_id: number): Promise<ManagedResource> {
  const { rows } = await typedSql(readManagedResourceRow)`
    select item.item_id as resource_id, item.type as resource_type, item.title, item.summary,
      nullif(item.category_id, 0) as scene_id, item.official, item.state, item.download_count, item.updated_at,
      coalesce(resource.licence, 'LicenseRef-Customer-Internal') as licence, ${ownerName(language)} as owner_name,
      coalesce(resource.collect_count, 0) as collect_count,
      array(select in_language(name, ${language}) from resource_tag join tag using (tag_id)
        where resource_tag.item_id = item.item_id order by tag_id) as tags,
      array(select industry_id::int from resource_industry where resource_industry.item_id = item.item_id
        order by industry_id) as industry_ids,
      (select count(*)::int from item_report where item_report.item_id = item.item_id and settled_at is null)
        as report_count
    from item left join resource using (item_id) left join account on account.user_id = item.owner_id
    where item.item_id = ${resource_id} and item.kind = 'resource'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { rows: versions } = await typedSql(contract.readManagedResource.data.shape.versions.element)`
    select version_id, coalesce(version.version, version.described ->> 'version') as version, version.state,
      in_language(version.state_reason, ${language}) as state_reason, ${ownerName(language)} as author_name, blob.size,
      version.submitted_at, version.published_at, ${decisionsOf(submissionSubject, sql`version.version_id`)} as decisions
    from resource_version as version left join account on account.user_id = version.user_id
      left join file on file.file_id = coalesce(version.package_id, version.file_id) left join blob using (blob_id)
    where version.item_id = ${resource_id} order by version_id desc limit ${versionsListed}`.execute(db)
  return { ...rows[0], versions }
}

/** What lists, search and the page say; the manifest that was signed with each version stays as it is. */
export async function saveResource(
  tx: Db,
  resource_id: number,
  body: z.output<typeof contract.saveResource.body>,
): Promise<null> {
  const { title, summary, scene_id, industry_ids, tags, official, seen_at } = body
  const held = await tx
    .selectFrom('item')
    .select('updated_at')
    .where('item_id', '=', resource_id)
    .where('kind', '=', 'resource')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  if (held.updated_at !== seen_at) throw new Failure('conflict')
  await refuseUnknownScene(tx, scene_id)

  await tx
    .updateTable('item')
    .set({
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      official,
      category_id: scene_id ?? 0,
      updated_at: sql<string>`now()`,
    })
    .where('item_id', '=', resource_id)
    .execute()
  await replaceLinks(tx, resource_id, { industry_ids, tag_ids: await saveTags(tx, tags) })
  await saveNames(tx, resource_id, title)
  await saveTerms(tx, resource_id)
  return null
}

async function refuseUnknownScene(tx: Db, scene_id: number | null) {
  if (scene_id === null) return
  const { rows } = await sql`select from scene where scene_id = ${scene_id} and joined_into is null`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'scene_id' })
}

/** Uses the review engine: the author and everyone who downloaded the version are notified. */
export async function decideVersion(
  tx: Db,
  viewer: Viewer,
  { resource_id, version_id }: z.output<typeof contract.decideVersion.params>,
  { decision, grounds, reason, replaced_by }: z.output<typeof contract.decideVersion.body>,
): Promise<null> {
  const version = await tx
    .selectFrom('resource_version')
    .select('published_at')
    .where('version_id', '=', version_id)
    .where('item_id', '=', resource_id)
    .executeTakeFirst()
  if (!version) throw new Failure('not_found')
  if (version.published_at === null) throw new Failure('conflict', { detail: 'version is in review' })
  return decideSubmission(tx, viewer, version_id, {
    decision,
    reason: grounds,
    text: reason,
    refers_to: [],
    replaced_by,
  })
}

export async function listResourceChoices(db: Db, { language }: Viewer) {
  const { rows } = await typedSql(contract.listResourceChoices.data)`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', scene_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, scene_id), '[]') from scene where joined_into is null) as scenes,
    (select coalesce(jsonb_agg(jsonb_build_object('id', industry_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, industry_id), '[]') from industry) as industries`.execute(db)
  return rows[0] ?? { scenes: [], industries: [] }
}
