import * as contract from '@atrium/contract/project/kit'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { FileReadContext } from '../../file/file.policy.ts'
import {
  asPart,
  closeOver,
  closureFileRowSchema,
  type DependencyClosure,
  type ProjectPart,
  partColumns,
  partContent,
} from '../export/export.closure.ts'

const kitSummaryRow = contract.listKits.data.shape.list.element

export async function listKits(db: Db, { language }: Viewer) {
  const { rows: list } = await typedSql(kitSummaryRow)`
    select kit.slug, coalesce(in_language(kit.title, ${language}), '') as title,
      coalesce(in_language(kit.audience, ${language}), '') as audience,
      coalesce(in_language(kit.lead, ${language}), '') as lead,
      coalesce(jsonb_agg(item.item_id order by kit_item.position) filter (where item.item_id is not null), '[]')
        as resource_ids,
      count(distinct kit_item.matter) filter (where item.item_id is not null and kit_item.matter <> '{}') as matter_count,
      coalesce(jsonb_agg(distinct item.type) filter (where item.item_id is not null), '[]') as resource_types
    from kit left join kit_item using (kit_id)
      left join item on item.item_id = kit_item.item_id and item.state in ('published', 'deprecated')
    where kit.published_at is not null
    group by kit.kit_id order by kit.position, kit.kit_id`.execute(db)
  return { list }
}

const kitRow = z.object({
  kit_id: z.number(),
  slug: z.string(),
  title: z.string(),
  audience: z.string(),
  lead: z.string(),
  trial_id: z.number().nullable(),
  updated_at: z.string(),
})

const kitPartRow = closureFileRowSchema.extend({
  matter: z.string(),
  needs: contract.readKit.data.shape.items.element.shape.needs,
  trials: contract.readKit.data.shape.items.element.shape.trials,
  roles: z.array(z.string()),
})

interface KitItem {
  part: ProjectPart
  matter: string
  needs: z.output<typeof kitPartRow>['needs']
  trials: z.output<typeof kitPartRow>['trials']
  roles: string[]
}

export interface KitContents {
  kit: z.output<typeof kitRow>
  /** In the order of the editors, those that were withdrawn among them. */
  items: KitItem[]
  closure: DependencyClosure
}

/** A kit that is published, as far as this viewer may have what is in it. */
export async function findKit(platform: FileReadContext, viewer: Viewer, slug: string): Promise<KitContents> {
  const { language } = viewer
  const { rows } = await typedSql(kitRow)`
    select kit_id, slug, coalesce(in_language(title, ${language}), '') as title,
      coalesce(in_language(audience, ${language}), '') as audience,
      coalesce(in_language(lead, ${language}), '') as lead, trial_id, updated_at
    from kit where slug = ${slug} and published_at is not null`.execute(platform.db)
  if (!rows[0]) throw new Failure('not_found')
  const items = await findItems(platform, viewer, rows[0].kit_id)
  const closure = await closeOver(
    platform,
    viewer,
    items.map(({ part }) => part),
  )
  return { kit: rows[0], items, closure }
}

/** In the version people are given, or the last one there was. What an erased account withdrew is gone. */
async function findItems(platform: FileReadContext, viewer: Viewer, kit_id: number): Promise<KitItem[]> {
  const { rows } = await typedSql(kitPartRow)`
    select ${partColumns(viewer)}, coalesce(in_language(kit_item.matter, ${viewer.language}), '') as matter,
      (select version_needs(one.*) from resource_version as one where one.version_id = given.version_id) as needs,
      given.trials, array(
        select case jsonb_typeof(step -> 'role') when 'string' then step ->> 'role'
          else coalesce(in_language(step -> 'role', ${viewer.language}), '') end
        from jsonb_array_elements(given.inside -> 'steps') as step where jsonb_typeof(step -> 'role') <> 'null'
      ) as roles
    from kit_item join item using (item_id) left join resource using (item_id)
      left join account as owner on owner.user_id = item.owner_id
      cross join lateral (
        select version.version_id, version.version, version.trials, version.inside from resource_version as version
        where version.item_id = item.item_id and version.published_at is not null and version.package_id is not null
        order by version.version_id is not distinct from resource.version_id desc, version.published_at desc limit 1
      ) as given
      join pinnable on pinnable.item_id = item.item_id and pinnable.kind = 'resource'
        and pinnable.version = given.version
      ${partContent}
    where kit_item.kit_id = ${kit_id} and item.state in ('published', 'deprecated', 'withdrawn')
      and not (item.state = 'withdrawn' and coalesce(owner.state = 'erased', false))
    order by kit_item.position, item.item_id`.execute(platform.db)
  return Promise.all(
    rows.map(async ({ matter, needs, trials, roles, ...row }) => ({
      part: await asPart(platform, viewer, row, null),
      matter,
      needs,
      trials,
      roles,
    })),
  )
}

export async function readKit(platform: FileReadContext, viewer: Viewer, slug: string) {
  const { kit, items, closure } = await findKit(platform, viewer, slug)
  const { kit_id: _, ...texts } = kit
  const described = items.flatMap(({ part, matter, needs, trials }) => {
    const { item_id: resource_id, resource_type, title, version, state, content } = part
    return resource_type === null
      ? []
      : [{ resource_id, resource_type, title, version, state, matter, needs, trials, available: content !== null }]
  })
  const taken = closure.parts.flatMap(({ content }) => content ?? [])
  const there = described.filter(({ state }) => state !== 'withdrawn')
  const roles = items.flatMap((item) =>
    item.part.state === 'withdrawn' ? [] : item.roles.filter((role) => role !== ''),
  )
  return {
    ...texts,
    items: described,
    resource_ids: there.map(({ resource_id }) => resource_id),
    matter_count: new Set(there.flatMap(({ matter }) => matter || [])).size,
    resource_types: [...new Set(there.map(({ resource_type }) => resource_type))],
    roles: [...new Set(roles)],
    added: closure.parts.flatMap(({ because, title }) => (because === null ? [] : [{ title, because }])),
    missing: await nameMissing(platform.db, viewer, closure.missing),
    export_count: taken.length,
    export_size: taken.length > 0 ? taken.reduce((sum, { size }) => sum + size, 0) : null,
  }
}

const missingRow = z.object({ slug: z.string(), title: z.string(), app_id: z.number().nullable() })

/** Manifests refer to others by a name of their own; an app has a page where it can be asked for. */
async function nameMissing(db: Db, { language }: Viewer, missing: DependencyClosure['missing']) {
  if (missing.length === 0) return []
  const { rows } = await typedSql(missingRow)`
    select slug, coalesce(in_language(title, ${language}), '') as title,
      case kind when 'app' then item_id end as app_id
    from item where slug = any(${missing.map(({ id }) => id)}) and state = 'published'`.execute(db)
  const known = new Map(rows.map((row) => [row.slug, row]))
  return missing.map(({ id, because }) => {
    const { title = id, app_id = null } = known.get(id) ?? {}
    return { title, app_id, because }
  })
}
