import { environmentNeeds } from '@atrium/contract/resource/list'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { rcompare, satisfies } from 'semver'
import { z } from 'zod'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { canReadFile, type FileReadContext } from '../../file/file.policy.ts'
import { installOrder, type OrderNode, orderNodeSchema } from './export.order.ts'

const partDependencySchema = z.object({ kind: z.enum(['resource', 'app']), id: z.string(), range: z.string() })
type PartDependency = z.output<typeof partDependencySchema>

const closureRowSchema = z.object({
  item_id: z.number(),
  /** The name others refer to it by. */
  slug: z.string(),
  kind: orderNodeSchema.shape.kind,
  resource_type: z.enum(resourceTypes).nullable(),
  title: z.string(),
  cover: z.string().nullable(),
  cover_seed: z.string(),
  fits: z.string().nullable(),
  version: z.string(),
  part: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  licence: z.string(),
  depends_on: z.array(partDependencySchema),
})
type ClosureRow = z.output<typeof closureRowSchema>

const partPackageSchema = z.object({
  file_id: z.number(),
  file_name: z.string(),
  object_key: z.string(),
  size: z.number(),
  sha256: z.string(),
})
type PartPackage = z.output<typeof partPackageSchema>

/** One version of something: pinned in the project, or needed by what is. */
export interface ProjectPart extends ClosureRow, OrderNode {
  pinned: Pick<z.output<typeof findPinnedRow>, 'project_item_id' | 'newest_version' | 'needs'> | null
  /** The title of what needs it, where it is not pinned. */
  because: string | null
  /** Null where the viewer may not have it, or where it is no file, as an app. */
  content: PartPackage | null
}

interface MissingDependency extends PartDependency {
  because: string
}

export interface DependencyClosure {
  /** In the order in which they are installed. */
  parts: ProjectPart[]
  missing: MissingDependency[]
  unfitting: (MissingDependency & { version: string })[]
  circles: ProjectPart[][]
}

/** Limits the work for hostile or broken manifests. */
const mostParts = 500

/** Pinned parts and all their dependencies, as far as this viewer may have them. */
export async function findClosure(
  platform: FileReadContext,
  viewer: Viewer,
  project_id: number,
): Promise<DependencyClosure> {
  return closeOver(platform, viewer, await findPinned(platform, viewer, project_id))
}

export async function closeOver(
  platform: FileReadContext,
  viewer: Viewer,
  listed: ProjectPart[],
): Promise<DependencyClosure> {
  const parts = new Map<string, ProjectPart>()
  const missing: MissingDependency[] = []
  let fresh = listed

  while (fresh.length > 0 && parts.size < mostParts) {
    for (const part of fresh) parts.set(part.id, part)
    const unknown = fresh.flatMap(wantedBy).filter((one) => !parts.has(nameOf(one)))
    const found = choose(unknown, await findCandidates(platform, viewer, unknown))
    missing.push(...found.missing)
    fresh = found.chosen
  }
  const { order, circles } = installOrder([...parts.values()])
  return { parts: order, circles, missing, unfitting: findUnfitting(parts) }
}

/** The newest candidate that satisfies the first dependency on it; candidates are sorted newest first. */
function choose(
  wanted: MissingDependency[],
  candidates: ProjectPart[],
): { chosen: ProjectPart[]; missing: MissingDependency[] } {
  const chosen = new Map<string, ProjectPart>()
  const missing: MissingDependency[] = []
  for (const one of wanted) {
    if (chosen.has(nameOf(one))) continue
    const fitting = candidates.find(({ id, version }) => id === nameOf(one) && satisfies(version, one.range))
    if (fitting) chosen.set(fitting.id, { ...fitting, because: one.because })
    else missing.push(one)
  }
  return { chosen: [...chosen.values()], missing }
}

function findUnfitting(parts: Map<string, ProjectPart>): DependencyClosure['unfitting'] {
  return [...parts.values()].flatMap(wantedBy).flatMap((one) => {
    const version = parts.get(nameOf(one))?.version
    return version && !satisfies(version, one.range) ? [{ ...one, version }] : []
  })
}

function wantedBy({ depends_on, title }: ProjectPart): MissingDependency[] {
  return depends_on.map((one) => ({ ...one, because: title }))
}

const nameOf = ({ kind, id }: Pick<PartDependency, 'kind' | 'id'>) => `${kind}:${id}`

async function findPinned(platform: FileReadContext, viewer: Viewer, project_id: number): Promise<ProjectPart[]> {
  const { rows } = await typedSql(findPinnedRow)`
    select ${partColumns(viewer)}, project_item.project_item_id, newer.version as newest_version,
      (select version_needs(given.*) from resource_version as given
        where given.item_id = item.item_id and given.version = pinnable.version and given.published_at is not null) as needs
    from project_item join item using (item_id) join pinnable using (item_id, version, part)
      left join project_newer as newer using (project_item_id) ${partContent}
    where project_item.project_id = ${project_id} order by project_item.project_item_id`.execute(platform.db)
  return Promise.all(
    rows.map(({ project_item_id, newest_version, needs, ...row }) =>
      asPart(platform, viewer, row, { project_item_id, newest_version, needs }),
    ),
  )
}

/** The newest first. What was withdrawn is nothing to begin with, and an app cannot be taken along. */
async function findCandidates(
  platform: FileReadContext,
  viewer: Viewer,
  wanted: PartDependency[],
): Promise<ProjectPart[]> {
  if (wanted.length === 0) return []
  const { rows } = await typedSql(closureFileRowSchema)`
    select ${partColumns(viewer)} from item join pinnable using (item_id) ${partContent}
    where item.slug = any(${wanted.map(({ id }) => id)}) and pinnable.kind = any(${wanted.map(({ kind }) => kind)})
      and item.state in ('published', 'deprecated') and pinnable.file_id is not null
      and pinnable.state in ('published', 'deprecated')`.execute(platform.db)
  const parts = await Promise.all(rows.map((row) => asPart(platform, viewer, row, null)))
  return parts.toSorted((one, other) => rcompare(one.version, other.version))
}

export const closureFileRowSchema = closureRowSchema.extend({
  file: partPackageSchema.extend({ user_id: z.number(), public: z.boolean(), is_ready: z.boolean() }).nullable(),
})
type ClosureFileRow = z.output<typeof closureFileRowSchema>

const findPinnedRow = closureFileRowSchema.extend({
  project_item_id: z.number(),
  newest_version: z.string().nullable(),
  needs: environmentNeeds.nullable(),
})

export const partContent: RawBuilder<unknown> = sql`left join file on file.file_id = pinnable.file_id left join blob using (blob_id)`

/** Of an `item` with the row of `pinnable` that is taken, and of its `partContent`. */
export function partColumns({ language }: Viewer): RawBuilder<unknown> {
  return sql`item.item_id, coalesce(item.slug, item.item_id::text) as slug, pinnable.kind,
    case pinnable.kind when 'resource' then item.type end as resource_type, coalesce(in_language(item.title, ${language}), '') as title, item.cover,
    coalesce(item.slug, item.item_id::text) as cover_seed, item.fits, pinnable.version, pinnable.part,
    case item.state when 'published' then pinnable.state else item.state end as state,
    coalesce(pinnable.manifest::jsonb ->> 'licence', '') as licence,
    coalesce(pinnable.manifest::jsonb -> 'dependsOn', '[]') as depends_on,
    case when file.file_id is not null then jsonb_build_object('file_id', file.file_id, 'file_name', file.file_name,
      'user_id', file.user_id, 'public', file.public, 'is_ready', blob.state = 'ready', 'object_key', blob.object_key,
      'size', blob.size, 'sha256', encode(blob.sha256, 'hex')) end as file`
}

/** Available where the viewer may read the package individually. */
export async function asPart(
  platform: FileReadContext,
  viewer: Viewer,
  { file, ...row }: ClosureFileRow,
  pinned: ProjectPart['pinned'],
): Promise<ProjectPart> {
  const isGiven = file?.is_ready && (await canReadFile(platform, viewer, file.file_id, file))
  return {
    ...row,
    pinned,
    because: null,
    content: isGiven ? file : null,
    id: row.part === '' ? `${row.kind}:${row.slug}` : `${row.kind}:${row.slug}/${row.part}`,
    refers_to: row.depends_on.map(nameOf),
  }
}
