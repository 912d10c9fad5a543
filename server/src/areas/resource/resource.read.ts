import { languages } from '@atrium/contract/languages'
import type { Inside } from '@atrium/contract/resource/inside'
import type { licences } from '@atrium/contract/resource/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { authorFigures } from './resource.author.ts'
import { languagesInside } from './resource.languages.ts'
import { isReadable, type ResourceSummary, resourceCard } from './resource.service.ts'
import { packageFigures, packageFiguresSchema, versionSummary, versionSummarySchema } from './resource.version.ts'

const namedReferenceSchema = z.object({ id: z.number(), name: z.string() })
type NamedReference = z.output<typeof namedReferenceSchema>

interface ResourcePage extends ResourceSummary {
  updated_at: string
  state: 'published' | 'deprecated' | 'withdrawn'
  description: string
  licence: (typeof licences)[number]
  scene: NamedReference | null
  industries: NamedReference[]
  tags: NamedReference[]
  kits: { slug: string; title: string }[]
  /** Null for an erased account. */
  author_id: number | null
  photo_url: string | null
  replaced_by: { resource_id: number; resource_type: ResourceType; title: string } | null
  depends_on: { kind: 'resource' | 'app'; slug: string; range: string; title: string | null; address: string | null }[]
  company_count: number
  collect_count: number
  languages: string[]
  rating_counts: number[]
  inside: Inside
}

const resourceVersionRowSchema = versionSummarySchema
  .extend(packageFiguresSchema.shape)
  .extend({ files: z.array(z.object({ path: z.string(), about: z.string(), size: z.number(), sha256: z.string() })) })
type ResourceVersionRow = z.output<typeof resourceVersionRowSchema>

/** One statement, each part of it a look-up by key: as fast among a million as among ten. */
export async function readResource(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  resource_id: number,
) {
  const inReadersLanguage = (text: RawBuilder<unknown>) => sql`coalesce(in_language(${text}, ${language}), '')`

  const { rows } = await sql<ResourcePage & { newest: ResourceVersionRow; newest_at: string }>`
    select ${resourceCard(language)}, item.updated_at, item.state, resource.licence, version.inside,
      resource.company_count, resource.collect_count, resource.rating_counts,
      ${inReadersLanguage(sql`resource.description`)} as description,
      array(select language from unnest(${[...languages]}::text[]) as language where item.title ->> language <> '')
        as languages,
      case when account.state <> 'erased' then item.owner_id end as author_id, account.photo_url,
      (select jsonb_build_object('id', scene_id, 'name', ${inReadersLanguage(sql`name`)})
        from scene where scene_id = item.category_id) as scene,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', industry_id, 'name', ${inReadersLanguage(sql`name`)}) order by position)
        from resource_industry join industry using (industry_id) where resource_industry.item_id = item.item_id
      ), '[]') as industries,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', tag_id, 'name', ${inReadersLanguage(sql`name`)}) order by tag_id)
        from resource_tag join tag using (tag_id) where resource_tag.item_id = item.item_id
      ), '[]') as tags,
      coalesce((
        select jsonb_agg(jsonb_build_object('slug', kit.slug, 'title', ${inReadersLanguage(sql`kit.title`)}) order by kit.position, kit_id)
        from kit_item join kit using (kit_id) where kit_item.item_id = item.item_id and kit.published_at is not null
      ), '[]') as kits,
      (select jsonb_build_object('resource_id', item_id, 'resource_type', type, 'title', ${inReadersLanguage(sql`title`)})
        from item as instead where instead.item_id = resource.replaced_by and instead.state = 'published') as replaced_by,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', wanted ->> 'kind', 'slug', wanted ->> 'id', 'range', wanted ->> 'range',
          'title', in_language(found.title, ${language}),
          'address', case found.kind when 'app' then '/app-store' else '/resource/' || found.type end || '/' || found.item_id)
          order by place)
        from jsonb_array_elements(version.manifest::jsonb -> 'dependsOn') with ordinality as needed (wanted, place)
          left join item as found on found.slug = wanted ->> 'id' and found.kind = wanted ->> 'kind'
            and found.state in ('published', 'deprecated')
      ), '[]') as depends_on,
      to_jsonb(newest) as newest, version.published_at as newest_at
    from item join resource using (item_id) join resource_version as version using (version_id)
      left join account on account.user_id = item.owner_id
      join lateral (
        select ${versionSummary(language)}, ${packageFigures}, array(
          select listed || jsonb_build_object('about', ${inReadersLanguage(sql`listed -> 'about'`)})
          from jsonb_array_elements(version.files) as listed
        ) as files
        from file join blob using (blob_id) where file.file_id = version.package_id
      ) as newest on true
    where item.item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { newest, newest_at, author_id, photo_url, ...resource } = rows[0]
  const { resource_count } = author_id === null ? { resource_count: 0 } : await authorFigures({ db, cache }, author_id)
  const author = { user_id: author_id, name: resource.owner_name, photo_url, resource_count }
  return {
    ...resource,
    // What it is described in is not always what it is written in.
    languages: languagesInside(resource.inside) ?? resource.languages,
    author,
    version: { ...newest, published_at: newest_at },
  }
}
