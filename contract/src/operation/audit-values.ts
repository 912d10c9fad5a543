import { z } from 'zod'
import { languages } from '../languages.ts'
import type { AuditKind } from './audit-actions.ts'

/** A value before or after a change, with what it takes to write it as the screens do. */
export const auditValue = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), text: z.string() }),
  z.object({ is: z.literal('number'), number: z.number() }),
  z.object({ is: z.literal('day'), day: z.string() }),
  z.object({ is: z.literal('moment'), moment: z.string() }),
  z.object({ is: z.literal('flag'), flag: z.boolean() }),
  /** One of the words of a screen: `feedback.state` and `answered`. */
  z.object({ is: z.literal('code'), words: z.string(), code: z.string() }),
  /** What ids stand for, by name. */
  z.object({ is: z.literal('names'), names: z.array(z.string()) }),
  z.object({ is: z.literal('pages'), pages: z.array(z.number()) }),
  z.object({ is: z.literal('languages'), languages: z.array(z.enum(languages)) }),
  /** Too much for a line, or not to be read here: that it was changed is all that is said. */
  z.object({ is: z.literal('content') }),
])
export type AuditValue = z.output<typeof auditValue>

export const auditChange = z.object({
  field: z.string(),
  /** Of a text in several languages: the one that was changed. */
  language: z.enum(languages).nullable(),
  before: auditValue.nullable(),
  after: auditValue.nullable(),
})
export type AuditChange = z.output<typeof auditChange>

/** How a value of the audit log is read; what stands nowhere here is not shown. */
export type AuditField =
  | 'text'
  | 'number'
  | 'day'
  | 'moment'
  | 'flag'
  | 'pages'
  | 'languages'
  | 'content'
  | { words: string }
  | { of: AuditKind }

/** Fields that mean the same wherever they stand. */
const fields: Record<string, AuditField> = {
  about: 'text',
  accent: 'text',
  anonymous: 'content',
  answer: 'text',
  app_category_id: { of: 'app_category' },
  article_ids: { of: 'article' },
  assignee_id: { of: 'account' },
  captions: 'content',
  challenge: 'content',
  chapters: 'content',
  client_id: 'text',
  code: 'text',
  company_name: 'text',
  consent_until: 'day',
  customer: 'text',
  demand_ids: { of: 'demand' },
  description: 'text',
  email: 'text',
  ends_at: 'moment',
  ends_on: 'day',
  favicon_id: 'content',
  featured: 'content',
  figures: 'content',
  file_id: 'content',
  file_name: 'text',
  files: 'content',
  fits: 'text',
  fits_until: 'text',
  four_eyes: 'flag',
  handled_reason: 'text',
  headline: 'text',
  hot_searches: 'content',
  industry_ids: { of: 'industry' },
  is_on: 'flag',
  is_published: 'flag',
  is_shown: 'flag',
  is_weaver: 'flag',
  issuer: 'text',
  items: 'content',
  knowledge_type_id: { of: 'knowledge_type' },
  languages: 'languages',
  lead: 'text',
  lesson: 'text',
  link: 'text',
  link_name: 'text',
  logo_dark_id: 'content',
  logo_id: 'content',
  mark: 'text',
  menus: 'pages',
  merged_into: { of: 'account' },
  mobile: 'text',
  name: 'text',
  note: 'text',
  notes: 'content',
  office_site: 'text',
  official: 'flag',
  own_menus: 'pages',
  picture_id: 'content',
  platform_title: 'text',
  position: 'number',
  process: 'content',
  product_id: { of: 'product' },
  product_ids: { of: 'product' },
  product_version: 'text',
  product_versions: 'text',
  promised_abuse_reports: 'number',
  promised_feedback: 'number',
  promised_installations: 'number',
  promised_review: 'number',
  published: 'flag',
  quote: 'content',
  resources: 'content',
  related_ids: 'content',
  resource_type: { words: 'videos.type' },
  result: 'content',
  reviewer_id: { of: 'account' },
  role_ids: { of: 'role' },
  scale: 'text',
  scene_id: { of: 'scene' },
  scope: 'text',
  secret: 'content',
  series: 'content',
  sets: 'content',
  shipped_in: 'text',
  slug: 'text',
  solution: 'content',
  staff_note_sum: 'content',
  starts_at: 'moment',
  suite_id: { of: 'product' },
  summary: 'text',
  tags: 'text',
  tells: 'flag',
  text: 'text',
  texts: 'content',
  time_to_go_live: 'text',
  timeline: 'content',
  title: 'text',
  user_name: 'text',
  verify_by: 'day',
  version: 'text',
  video_category_id: { of: 'video_category' },
  view_only: 'flag',
  website: 'text',
}

/** Fields that mean something of their own in a kind, or nothing that is shown. */
const fieldsOfKinds: Partial<Record<AuditKind, Record<string, AuditField | null>>> = {
  account: { state: { words: 'users.state' } },
  announcement: {
    kind: { words: 'announcements.kind' },
    audience: { words: 'announcements.audience' },
  },
  app: { state: { words: 'apps.state' } },
  app_installation: { state: { words: 'apps.installation' } },
  app_submission: { state: { words: 'resources.state' }, text: null },
  article: { state: { words: 'articles.state' } },
  article_revision: { state: { words: 'article_history.state' }, text: null },
  case: { state: { words: 'cases.state' } },
  feedback: { state: { words: 'feedback.state' } },
  home_block: { kind: { words: 'home_page.kind' } },
  identity: { name: null },
  item_report: { answer: null, outcome: { words: 'ratings.report_state' } },
  kit: { audience: 'text', trial_id: { of: 'resource' } },
  knowledge_type: { parent_id: { of: 'knowledge_type' } },
  list_export: { state: { words: 'export_log.state' }, row_count: 'number' },
  list_import: { state: { words: 'import_log.state' }, row_count: 'number', file_name: 'text' },
  list_view: { name: null },
  notice: { title: null },
  product: { icon: { words: 'products.icon' } },
  project: { state: { words: 'projects.state' } },
  provider: { code: 'text' },
  release: { state: { words: 'releases.state' } },
  resource: { state: { words: 'resources.state' } },
  scene: { joined_into: { of: 'scene' } },
  submission: { state: { words: 'resources.state' }, text: null },
  tag: { joined_into: { of: 'tag' } },
}

/** Null for what is not shown, such as the id of the record itself. */
export function auditFieldOf(kind: AuditKind, field: string): AuditField | null {
  if (field === `${kind}_id`) return null
  const own = fieldsOfKinds[kind]
  return (own && field in own ? own[field] : fields[field]) ?? null
}
