import { givenTitle } from '@atrium/contract/file-name'
import type { beginSubmission as beginContract } from '@atrium/contract/resource/submission'
import { description } from '@atrium/contract/resource/submission'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import type { FilePurpose } from '../../file/file.blob.ts'
import { claimFile } from '../../file/file.service.ts'
import { submissionCheck } from './submission.jobs.ts'
import { readSubmission } from './submission.view.ts'

type BeginSubmissionInput = z.output<typeof beginContract.body>

/** Asked twice with the same file, it is one draft. */
export async function beginSubmission(
  tx: Db,
  viewer: Viewer,
  { file_id, resource_id, resource_type }: BeginSubmissionInput,
) {
  const file_name = await claimPackage(tx, viewer, file_id, ['resource'])
  const begun = await tx
    .selectFrom('resource_version')
    .select('version_id')
    .where('file_id', '=', file_id)
    .where('user_id', '=', viewer.user_id)
    .where('state', 'in', ['draft', 'checking'])
    .executeTakeFirst()
  if (begun) return readSubmission(tx, viewer, begun.version_id)

  const earlier = resource_id === undefined ? null : await findOwn(tx, viewer, resource_id)
  const { version_id } = await tx
    .insertInto('resource_version')
    .values({
      user_id: viewer.user_id,
      file_id,
      state: 'checking',
      item_id: resource_id ?? null,
      type: earlier?.type ?? resource_type ?? null,
      described: JSON.stringify(earlier?.described ?? { title: { [viewer.language]: givenTitle(file_name) } }),
    })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, submissionCheck, { version_id })
  return readSubmission(tx, viewer, version_id)
}

/**
 * A refused file is reported with its reason; one of another kind is no package, and one that was uploaded for something
 * else does not become a draft. Answers its name. The row is locked until the end.
 */
export async function claimPackage(
  tx: Db,
  viewer: Viewer,
  file_id: number,
  purposes: readonly FilePurpose[],
): Promise<string> {
  const { kind, purpose, file_name } = await claimFile(tx, viewer, file_id)
  if (kind !== 'resource') throw new Failure('invalid_input', { field: 'file_id', detail: `a file of kind ${kind}` })
  if (!purposes.includes(purpose))
    throw new Failure('invalid_input', { field: 'file_id', detail: `a file for ${purpose}` })
  return file_name
}

const earlierVersionSchema = z.object({ type: z.string(), described: description.partial() })
type EarlierVersion = z.output<typeof earlierVersionSchema>

/** A new version begins with what is said about the resource now; number and changes are its own. */
async function findOwn(tx: Db, { user_id }: Viewer, resource_id: number): Promise<EarlierVersion> {
  const { rows } = await typedSql(earlierVersionSchema)`
    select item.type, jsonb_strip_nulls(jsonb_build_object('title', item.title, 'summary', item.summary,
      'description', resource.description, 'licence', resource.licence, 'scene_id', nullif(item.category_id, 0),
      'versions', nullif(resource.needs -> 'product_version', 'null'),
      'industry_ids', (select coalesce(jsonb_agg(industry_id), '[]') from resource_industry as own
        where own.item_id = item.item_id),
      'tags', (select coalesce(jsonb_agg(in_language(tag.name, 'zh-CN')), '[]')
        from resource_tag as own join tag using (tag_id) where own.item_id = item.item_id)
    )) as described
    from item join resource using (item_id)
    where item_id = ${resource_id} and item.kind = 'resource' and item.owner_id = ${user_id}
      and exists (select from resource_version as earlier
        where earlier.item_id = item.item_id and earlier.published_at is not null)`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
