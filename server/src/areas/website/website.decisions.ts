import { defaultLanguage, type Language, languages } from '@atrium/contract/languages'
import {
  type announcementKinds,
  type HomeTrial,
  type homeBlockKinds,
  homeTrials,
} from '@atrium/contract/website/website'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { PartialTexts } from '../../platform/language/choose-text.ts'
import type { Platform } from '../../platform.ts'

interface DisplayPeriod {
  starts_at: string | null
  ends_at: string | null
}

export interface HomeBlockRow extends DisplayPeriod {
  home_block_id: number
  kind: (typeof homeBlockKinds)[number]
  title: PartialTexts
  lead: PartialTexts
  link: string
  link_name: PartialTexts
  picture_id: number | null
  picture_name: string | null
}

interface AnnouncementRow extends DisplayPeriod {
  announcement_id: number
  kind: (typeof announcementKinds)[number]
  audience: 'everyone' | 'signed_in'
  title: PartialTexts
  text: PartialTexts
  link: string
}

export interface BrandSetting {
  logo_id: number | null
  logo_dark_id: number | null
  favicon_id: number | null
  accent: string | null
}

interface MenuEntry {
  code: string
  menu_id: number | null
  menu_name: PartialTexts
  url: string
}

interface WebsiteDecisions {
  brand: BrandSetting | null
  platform_title: PartialTexts | null
  office_site: string | null
  languages: Language[] | null
  hot_searches: PartialTexts[]
  blocks: HomeBlockRow[]
  announcements: AnnouncementRow[]
  menu_items: MenuEntry[]
  /** By slug. */
  trials: Record<string, number>
}

/** The shipped flows that the hero of the home page draws; each has a form and a document. */
const trialFlows: Record<HomeTrial, string> = { expense: 'f02', leave: 'leave-approval' }

/** The editor sees a change at once; other processes follow after this many milliseconds at the latest. */
const kept = 10_000

/**
 * Everything that was decided about the site, in all languages and whether it has begun or not: one question to the database
 * serves every page for a while, and what begins meanwhile begins on time.
 */
export function decided({ db, cache }: Pick<Platform, 'db' | 'cache'>): Promise<WebsiteDecisions> {
  return cache.remember('website:decided', kept, async () => {
    const { rows } = await sql<WebsiteDecisions>`
      select (select value from setting where name = 'platform_title') as platform_title,
        (select value ->> 0 from setting where name = 'office_site') as office_site,
        (select value from setting where name = 'languages') as languages,
        (select value from setting where name = 'brand') as brand,
        coalesce((select value from setting where name = 'hot_searches'), '[]') as hot_searches,
        ${blocksWhere(null)} as blocks,
        coalesce((
          select jsonb_agg(to_jsonb(announcement) order by kind = 'warning' desc, starts_at desc)
          from announcement where ends_at is null or ends_at > now()), '[]') as announcements,
        (select jsonb_agg(to_jsonb(menu_item) order by position) from menu_item) as menu_items,
        (select coalesce(jsonb_object_agg(slug, item_id), '{}') from item
          where slug = any(${Object.values(trialFlows)}) and kind = 'resource' and type = 'flow' and official
            and state = 'published'
        ) as trials`.execute(db)
    return rows[0] as WebsiteDecisions
  })
}

/** Those the portal has, in their order. */
export function trialsOffered({ trials }: Pick<WebsiteDecisions, 'trials'>) {
  return homeTrials.flatMap((code) => {
    const resource_id = trials[trialFlows[code]]
    return resource_id === undefined ? [] : [{ code, resource_id }]
  })
}

/** For a look ahead: those that are shown, and one more that is not. */
export async function readBlocks(db: Db, home_block_id: number | null): Promise<HomeBlockRow[]> {
  const { rows } = await sql<{ blocks: HomeBlockRow[] }>`select ${blocksWhere(home_block_id)} as blocks`.execute(db)
  return rows[0]?.blocks ?? []
}

function blocksWhere(besides: number | null) {
  return sql`coalesce((
    select jsonb_agg(to_jsonb(home_block) || jsonb_build_object('picture_name', file.file_name)
      order by position, home_block_id)
    from home_block left join file on file.file_id = home_block.picture_id
    where is_shown and (ends_at is null or ends_at > now()) or home_block_id = ${besides}::bigint), '[]')`
}

export function isRunning({ starts_at, ends_at }: DisplayPeriod, at = Date.now()): boolean {
  return (starts_at === null || Date.parse(starts_at) <= at) && (ends_at === null || Date.parse(ends_at) > at)
}

/** In their usual order; the default language is never hidden. */
export function offered(chosen: Language[] | null): Language[] {
  return languages.filter((one) => chosen === null || one === defaultLanguage || chosen.includes(one))
}
