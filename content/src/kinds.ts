import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'

/**
 * What the demo texts look like before the loader turns them into rows. The texts stand in `data/<noun>.ts`.
 * Every row has a key of its own (`slug`, `code`), so that loading again finds the same row instead of adding one.
 */
export type Texts = Record<Language, string>

/** `days_ago` counts back from the day of loading: the demo looks as fresh tomorrow as today. */
interface DemoItem {
  slug: string
  title: Texts
  summary: Texts
  days_ago: number
}

/** How much life an item has: counted downloads, downloads of the last 30 days, comments of the last 7. */
interface Life {
  download_count: number
  downloads_30_days?: number
  comments_7_days?: number
  rating?: { average: number; people: number }
}

/** `data/resources.ts` exports `resources`. */
export interface DemoResource extends DemoItem, Life {
  resource_type: ResourceType
  /** The lowest product version it works with, '10.1'. */
  fits: string
  official?: boolean
  /** The person in `people` who gave it; without one it comes from the house. */
  owner?: string
}

/** `data/knowledge.ts` exports `knowledgeTypes` and `articles`. Parents stand before their children. */
export interface DemoKnowledgeType {
  code: string
  parent?: string
  name: Texts
  description: Texts
  /** One character, drawn where a type has no logo. */
  mark: Texts
}

export interface DemoArticle extends DemoItem {
  knowledge_type: string
  /** Markdown. */
  body: Texts
  read_count?: number
}

/** `data/cases.ts` exports `industries`, `demands` and `cases`; the order in the list is the order on the page. */
export interface DemoName {
  code: string
  name: Texts
}

export interface DemoCase extends DemoItem {
  /** The product's code in `products`: a suite such as 'oa', the portal's default product code. */
  product: string
  customer: Texts
  industries: string[]
  demands: string[]
  /** The figures a reader remembers: '6 天' before, '9 小时' now; or '31' with the label '个科室'. The first one leads. */
  figures: { before?: Texts; value: Texts; label?: Texts }[]
}

/** `data/videos.ts` exports `videoCategories` (DemoName) and `videos`. */
export interface DemoVideo extends DemoItem {
  category: string
  /** Which resource type lends its hue to the cover. */
  resource_type: ResourceType
  /** '第 4 讲' or '实操'. */
  lesson: Texts
  duration_seconds: number
  play_count?: number
}

/** `data/downloads.ts` exports `products`, `platforms` (DemoName) and `releases`. */
export interface DemoProduct extends DemoName {
  /** The suite it belongs to; a suite itself has none and stands before its parts. */
  suite?: string
  description: Texts
  /** Which picture stands for it. */
  icon: 'suite' | 'server' | 'desk' | 'phone'
}

export interface DemoRelease extends DemoItem {
  product: string
  version: string
  /** '补丁包': what kind of release it is, in two or three words. */
  note: Texts
  files: { platform: string; file_name: string }[]
}

/** `data/apps.ts` exports `appCategories` (DemoName) and `apps`. */
export interface DemoApp extends DemoItem, Life {
  category: string
  publisher: Texts
  fits: string
  official?: boolean
}

/** `data/people.ts` exports `people`. Addresses end in example.com; nobody has a password yet. */
export interface DemoPerson {
  email: string
  user_name: string
  mobile?: string
  user_type: 'common_user' | 'wechat_user'
  is_weaver?: boolean
  administrator?: boolean
}

/** `data/website.ts` exports `website`. */
export interface DemoWebsite {
  platform_title: Texts
  /** The first five stand under the search box of the home page. */
  hot_searches: Texts[]
}
