import type { AppPermission, AppPrice } from '@atrium/contract/app/choices'
import type { architectures, noteKinds } from '@atrium/contract/download/download'
import type { EnvironmentNeeds } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'
import type { licences } from '@atrium/contract/resource/package'
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
interface DemoFigures {
  download_count: number
  downloads_30_days?: number
  comments_7_days?: number
  rating?: { average: number; people: number }
}

/** A file of a package, under its path in the zip. */
export interface DemoPayloadFile {
  path: string
  content: string | Uint8Array
  /** What it is, in a few words, for the list of what is in the package. */
  about: Texts
}

/** `files` is asked for only when the package is made: what nobody loads is never built. */
export interface DemoVersion {
  /** '3.2.0'. Versions stand in rising order; the last one is what people are given. */
  version: string
  /** The last version came on the day the resource itself names. */
  days_ago: number
  changes: Texts
  files: () => DemoPayloadFile[] | Promise<DemoPayloadFile[]>
}

/** What a resource is for, what it needs and what is in it. */
export interface DemoPackage {
  /** Markdown: what it is good for, and what to set up after import. */
  description: Texts
  /** A code in `scenes` of `data/scenes.ts`. */
  scene: string
  /** Codes in `industries`; none means that every trade can use it. */
  industries: string[]
  /** Codes in `tags` of `data/tags.ts`. */
  tags: string[]
  licence: (typeof licences)[number]
  /** What it works on beyond `fits`; a part that is left out was never tried. */
  needs?: Partial<Omit<EnvironmentNeeds, 'product_version'>>
  depends_on?: { kind: 'resource' | 'app'; slug: string; range: string }[]
  versions: DemoVersion[]
}

/** `data/resources.ts` exports `resources`. */
export interface DemoResource extends DemoItem, DemoFigures, DemoPackage {
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

/** Chinese at least: an article may be read before it is translated. */
export type WrittenTexts = Pick<Texts, 'zh-CN'> & Partial<Texts>

export interface DemoArticle extends Omit<DemoItem, 'title' | 'summary'> {
  knowledge_type: string
  title: WrittenTexts
  summary: WrittenTexts
  /** Markdown. Addresses are written as `resource:`, `video:` or `article:` with a slug, and `figure:` with a name. */
  body: WrittenTexts
  read_count?: number
  /** The product versions it was checked with, lowest and highest. */
  fits: string
  fits_until: string
  /** Days from now until somebody should look whether it still holds; notes on a release always hold. */
  verify_in_days?: number
  /** Slugs of resources, videos and articles that go with it. */
  related: string[]
  /** How it came to be, oldest first; `days_ago` of the article itself is when it got the text it has now. */
  history?: { days_ago: number; note: Texts; sections: number }[]
  /** What changed last. */
  note?: Texts
}

/** `data/cases.ts` exports `industries`, `demands` and `cases`; the order in the list is the order on the page. */
export interface DemoName {
  code: string
  name: Texts
}

/** What one after the other goes through; what stands together in one step goes on at the same time. */
interface DemoWay {
  label: Texts
  steps: (Texts | Texts[])[]
}

/** Only `customer`, `title`, `summary` and `lead` may name the customer: these alone have another wording in `anonymous`. */
export interface DemoCase extends DemoItem {
  /** The product's code in `products`: a suite such as 'oa', the portal's default product code. */
  product: string
  /** Codes of the parts of it that the customer runs. */
  products: string[]
  customer: Texts
  /** The title without the customer. */
  headline: Texts
  lead: Texts
  industries: string[]
  demands: string[]
  scale: Texts
  product_version: string
  time_to_go_live: Texts
  /** '6 天' before, '9 小时' now; or '31' with the unit '个科室'. The first one leads. */
  figures: { label: Texts; before?: Texts; value: Texts; unit?: Texts }[]
  challenge: Texts[]
  solution: Texts[]
  result: Texts[]
  process: { before: DemoWay; after: DemoWay }
  timeline: { moment: Texts; event: Texts }[]
  quote: { text: Texts; role: Texts }
  /** Slugs of `resources`, each with the version that was used: 'hetong-7@3.1.0', or the newest. */
  resources: string[]
  /** Slugs of `articles`. */
  articles: string[]
  read_count: number
  /** Days from today on which the customer may still be named; none means that there is no end. */
  consent_days?: number
  anonymous?: Record<'customer' | 'title' | 'summary' | 'lead', Texts>
}

/** `data/videos.ts` exports `videoCategories` (DemoName) and `videos`; what is drawn stands in `video/scenes`. */
export interface DemoVideo extends DemoItem {
  category: string
  /** Which resource type lends its hue to the cover and to the film. */
  resource_type: ResourceType
  /** '第 2 讲': its place in the series. */
  lesson: Texts
  audiences: ('user' | 'flow_administrator' | 'system_administrator')[]
  /** A code in `videoSeries`; the order of the videos is the order in the series. */
  series: string
  /** The lowest product version it speaks of. */
  fits: string
  play_count?: number
  chapters: DemoChapter[]
  /** Slugs of what is used in it, and of articles to read on. */
  resources: string[]
  articles: string[]
}

/** A part of a film: what is said in it, sentence by sentence. How long each stands follows from its length. */
export interface DemoChapter {
  title: Texts
  says: Texts[]
}

/** `data/downloads.ts` exports `products`, `platforms` (DemoName) and `releases`. */
export interface DemoProduct extends DemoName {
  /** The suite it belongs to; a suite itself has none and stands before its parts. */
  suite?: string
  description: Texts
  /** Which picture stands for it. */
  icon: 'suite' | 'server' | 'desk' | 'phone'
}

/** A file of a release: for which platform, what it works on, what it needs. Its bytes are made from its name. */
export interface DemoInstaller {
  platform: string
  architecture: (typeof architectures)[number]
  file_name: string
  /** A part that is left out was never tried. */
  needs: Partial<Omit<EnvironmentNeeds, 'product_version'>>
  requirements: Record<'system' | 'memory' | 'disk', Texts>
}

export interface DemoRelease extends DemoItem {
  product: string
  version: string
  /** '补丁包': what kind of release it is, in two or three words. */
  note: Texts
  /** What changed, the most important first. */
  notes: { kind: (typeof noteKinds)[number]; text: Texts }[]
  /** The versions of the suite it works with; none for the server, which is that version. */
  product_versions: string[]
  /** Days from today until nobody puts faults right any more; may lie behind us. */
  ends_in_days?: number
  files: DemoInstaller[]
}

/** As it is written down: its files follow from its product, but for what comes later, 'linux arm64'. */
export interface WrittenRelease extends Omit<DemoRelease, 'files'> {
  later?: string[]
}

/** `data/apps.ts` exports `appCategories` (DemoName) and `apps`. */
export interface DemoApp extends DemoItem, DemoFigures {
  category: string
  publisher: string
  price?: AppPrice
  official?: boolean
  description: Texts
  /** What it may do in the office system, and why it must. */
  permissions: Partial<Record<AppPermission, Texts>>
  /** What leaves the network; most send nothing. */
  data_sent?: { what: Texts; receiver: Texts; why: Texts; host: string }[]
  /** In rising order; the last one is what people are given, and came on the day the app itself names. */
  versions: { version: string; days_ago?: number; works_with: readonly string[]; changes: Texts }[]
  screens: { screen: DemoScreen; caption: Texts }[]
}

/** What a picture of an app shows. */
export type DemoScreen = 'form' | 'list' | 'board' | 'chart' | 'calendar' | 'people' | 'phone' | 'page'

export interface DemoPublisher {
  code: string
  name: Texts
  about: Texts
  website?: string
  official?: boolean
  /** Who speaks for it. */
  by?: string
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

/** `data/kits.ts` exports `kits`. */
export interface DemoKit {
  slug: string
  title: Texts
  audience: Texts
  lead: Texts
  /** Of its items, by slug: what its page shows first to be tried. */
  trial: string
  /** Slugs of resources, each with what it is for. */
  items: [string, Texts][]
}
