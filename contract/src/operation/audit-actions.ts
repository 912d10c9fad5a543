import type { ManagementScreen } from '../management.ts'

/** What staff do, in as many words as the audit log has for it: each has a sentence in every language. */
export const auditActions = [
  'changed',
  'created',
  'removed',
  'merged',
  'published',
  'withdrawn',
  'reviewed',
  'approval_undone',
  'claimed',
  'released',
  'messaged',
  'answered',
  'noted',
  'assigned',
  'settled',
  'notified',
  'password_reset',
  'role_viewed',
  'role_view_ended',
  'duties_separated',
  'duties_rejoined',
  'featured',
  'verified',
  'draft_saved',
  'draft_removed',
  'draft_submitted',
  'draft_taken_back',
  'restored',
  'ordered',
  'revoked',
  'unbound',
  'converted',
  'exported',
  'export_cancelled',
  'imported',
  'import_run',
  'import_cancelled',
  'view_kept',
  'view_dropped',
  'columns_arranged',
  'jobs_retried',
  'jobs_removed',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The action of every call of the management area that changes something. */
const actionsByCall: Record<string, AuditAction> = {
  'POST /api/management/users': 'created',
  'PUT /api/management/users/{user_id}': 'changed',
  'PUT /api/management/users/state': 'changed',
  'POST /api/management/users/notices': 'notified',
  'POST /api/management/users/{user_id}/password-reset': 'password_reset',
  'POST /api/management/users/{user_id}/merge': 'merged',
  'POST /api/management/wechat-users/{identity_id}/removal': 'unbound',
  'POST /api/management/roles': 'created',
  'PUT /api/management/roles/{role_id}': 'changed',
  'POST /api/management/roles/{role_id}/removal': 'removed',
  'POST /api/management/roles/{role_id}/holders': 'changed',
  'POST /api/management/roles/{role_id}/holders/removal': 'changed',
  'PUT /api/management/roles/{role_id}/view': 'role_viewed',
  'DELETE /api/users/mine/role-view': 'role_view_ended',
  'PUT /api/management/separation': 'duties_separated',
  'npm run admin -- end-separation': 'duties_rejoined',
  'POST /api/feedbacks/{feedback_id}/messages': 'answered',
  'POST /api/feedbacks/{feedback_id}/notes': 'noted',
  'PUT /api/feedbacks/{feedback_id}/assignee': 'assigned',
  'PUT /api/feedbacks/{feedback_id}/state': 'changed',

  'POST /api/reviews/{submission_id}/decision': 'reviewed',
  'DELETE /api/reviews/{submission_id}/decision': 'approval_undone',
  'POST /api/reviews/{submission_id}/messages': 'messaged',
  'PUT /api/reviews/{submission_id}/reviewer': 'claimed',
  'DELETE /api/reviews/{submission_id}/reviewer': 'released',
  'POST /api/app-reviews/{submission_id}/decision': 'reviewed',
  'DELETE /api/app-reviews/{submission_id}/decision': 'approval_undone',
  'POST /api/app-reviews/{submission_id}/messages': 'messaged',
  'PUT /api/app-reviews/{submission_id}/reviewer': 'claimed',
  'DELETE /api/app-reviews/{submission_id}/reviewer': 'released',
  'POST /api/management/article-reviews/{submission_id}/decision': 'reviewed',
  'DELETE /api/management/article-reviews/{submission_id}/decision': 'approval_undone',
  'POST /api/management/article-reviews/{submission_id}/messages': 'messaged',
  'PUT /api/management/article-reviews/{submission_id}/reviewer': 'claimed',
  'DELETE /api/management/article-reviews/{submission_id}/reviewer': 'released',
  'POST /api/management/article-proposals/{proposal_id}/decision': 'reviewed',
  'DELETE /api/management/article-proposals/{proposal_id}/decision': 'approval_undone',

  'PUT /api/management/apps/{app_id}': 'changed',
  'PUT /api/management/apps/{app_id}/featured': 'featured',
  'PUT /api/management/apps/{app_id}/state': 'changed',
  'POST /api/installations/{installation_id}/decision': 'changed',
  'POST /api/management/app-categories': 'created',
  'PUT /api/management/app-categories/{app_category_id}': 'changed',
  'POST /api/management/app-categories/{app_category_id}/removal': 'removed',
  'PUT /api/management/app-publishers/{publisher_id}': 'changed',
  'PUT /api/management/app-publishers/{publisher_id}/verification': 'verified',
  'PUT /api/management/projects/{project_id}/state': 'changed',
  'PUT /api/management/project-links/{link_id}/revocation': 'revoked',

  'PUT /api/management/resources/{resource_id}': 'changed',
  'PUT /api/management/resources/{resource_id}/versions/{version_id}/state': 'changed',
  'POST /api/management/scenes': 'created',
  'PUT /api/management/scenes/{scene_id}': 'changed',
  'POST /api/management/scenes/{scene_id}/join': 'merged',
  'POST /api/management/scenes/{scene_id}/removal': 'removed',
  'PUT /api/management/tags/{tag_id}': 'changed',
  'POST /api/management/tags/{tag_id}/join': 'merged',
  'POST /api/management/tags/{tag_id}/removal': 'removed',
  'PUT /api/management/ratings/{rating_id}/state': 'changed',
  'PUT /api/management/abuse-reports/{report_id}/settlement': 'settled',

  'POST /api/management/releases': 'created',
  'PUT /api/management/releases/{release_id}': 'changed',
  'POST /api/management/releases/{release_id}/publication': 'published',
  'PUT /api/management/releases/{release_id}/state': 'changed',
  'POST /api/management/releases/{release_id}/removal': 'removed',
  'POST /api/management/products': 'created',
  'PUT /api/management/products/{product_id}': 'changed',
  'POST /api/management/products/{product_id}/removal': 'removed',
  'POST /api/management/platforms': 'created',
  'PUT /api/management/platforms/{platform_id}': 'changed',
  'POST /api/management/platforms/{platform_id}/removal': 'removed',

  'POST /api/knowledges': 'created',
  'PATCH /api/knowledges/{article_id}': 'changed',
  'PUT /api/knowledges/{article_id}/drafts/{language}': 'draft_saved',
  'DELETE /api/knowledges/{article_id}/drafts/{language}': 'draft_removed',
  'POST /api/knowledges/{article_id}/drafts/{language}/submit': 'draft_submitted',
  'POST /api/knowledges/{article_id}/drafts/{language}/messages': 'messaged',
  'POST /api/knowledges/{article_id}/drafts/{language}/take-back': 'draft_taken_back',
  'POST /api/knowledges/{article_id}/drafts/{language}/decision': 'reviewed',
  'DELETE /api/knowledges/{article_id}/drafts/{language}/decision': 'approval_undone',
  'POST /api/knowledges/{article_id}/revisions/{number}/restore': 'restored',
  'POST /api/knowledges/{article_id}/verification': 'verified',
  'POST /api/knowledges/{article_id}/withdrawal': 'withdrawn',
  'POST /api/management/knowledge-types': 'created',
  'PUT /api/management/knowledge-types/{knowledge_type_id}': 'changed',
  'POST /api/management/knowledge-types/{knowledge_type_id}/removal': 'removed',
  'POST /api/management/article-opinions/{opinion_id}/handling': 'settled',

  'POST /api/management/cases': 'created',
  'PUT /api/management/cases/{case_id}': 'changed',
  'PUT /api/management/cases/{case_id}/publication': 'published',
  'POST /api/management/cases/{case_id}/withdrawal': 'withdrawn',
  ...namesOf('industries', 'industry_id'),
  ...namesOf('demands', 'demand_id'),

  'POST /api/videos': 'created',
  'PATCH /api/videos/{video_id}': 'changed',
  'PUT /api/videos/{video_id}/captions/{language}': 'changed',
  'PUT /api/videos/{video_id}/publication': 'published',
  'POST /api/videos/{video_id}/withdrawal': 'withdrawn',
  ...namesOf('video-categories', 'video_category_id'),
  ...namesOf('video-series', 'video_series_id'),
  'POST /api/management/conversions/{blob_id}/again': 'converted',

  'POST /api/management/home-blocks': 'created',
  'PUT /api/management/home-blocks/{home_block_id}': 'changed',
  'POST /api/management/home-blocks/{home_block_id}/removal': 'removed',
  'PUT /api/management/home-blocks/order': 'ordered',
  'PUT /api/management/hot-searches': 'changed',
  'POST /api/management/kits': 'created',
  'PUT /api/management/kits/{kit_id}': 'changed',
  'PUT /api/management/kits/{kit_id}/state': 'changed',
  'POST /api/management/announcements': 'created',
  'PUT /api/management/announcements/{announcement_id}': 'changed',
  'PUT /api/management/announcements/{announcement_id}/end': 'withdrawn',
  'PUT /api/management/settings': 'changed',
  'PUT /api/search/synonyms': 'changed',
  'POST /api/management/providers': 'created',
  'PUT /api/management/providers/{provider_id}': 'changed',
  'PUT /api/management/providers/{provider_id}/state': 'changed',
  'POST /api/management/dead-jobs/retry': 'jobs_retried',
  'POST /api/management/dead-jobs/removal': 'jobs_removed',

  'POST /api/management/screens/{screen}/exports': 'exported',
  'POST /api/management/screens/{screen}/exports/{export_id}/cancellation': 'export_cancelled',
  'POST /api/management/exports/{export_id}/cancellation': 'export_cancelled',
  'POST /api/management/screens/{screen}/imports': 'imported',
  'POST /api/management/screens/{screen}/imports/{import_id}/run': 'import_run',
  'POST /api/management/screens/{screen}/imports/{import_id}/cancellation': 'import_cancelled',
  'POST /api/management/imports/{import_id}/cancellation': 'import_cancelled',
  'POST /api/management/screens/{screen}/views': 'view_kept',
  'DELETE /api/management/screens/{screen}/views/{view_id}': 'view_dropped',
  'PUT /api/management/screens/{screen}/layouts': 'columns_arranged',
}

function namesOf(path: string, key: string): Record<string, AuditAction> {
  const one = `/api/management/${path}/{${key}}`
  return {
    [`POST /api/management/${path}`]: 'created',
    [`PUT ${one}`]: 'changed',
    [`POST ${one}/joining`]: 'merged',
    [`POST ${one}/removal`]: 'removed',
  }
}

/** A call that the table does not name yet has changed something: more is not said of it. */
export function auditActionOf(call: string): AuditAction {
  return actionsByCall[call] ?? 'changed'
}

export function hasAuditAction(call: string): boolean {
  return call in actionsByCall
}

export function callsOfAuditAction(action: AuditAction): string[] {
  return Object.keys(actionsByCall).filter((call) => actionsByCall[call] === action)
}

interface AuditKindDescription {
  /** The screen whose words its fields have, and whose permission opens its history. */
  screen: ManagementScreen
  /** Its drawer or page, up to its id; null where it has none of its own. */
  address: string | null
}

const plain = (screen: ManagementScreen) => ({ screen, address: null })
const opened = (screen: ManagementScreen, drawer = 'open') => ({
  screen,
  address: `/management/${screen.replaceAll('_', '-')}?${drawer}=`,
})

/** What staff do something to, under the names the audit log keeps. */
export const auditKinds = {
  account: opened('users'),
  announcement: opened('announcements'),
  app: opened('apps'),
  app_category: opened('app_categories'),
  app_installation: plain('apps'),
  app_submission: plain('app_review'),
  article: { screen: 'articles', address: '/knowledge/article/' },
  article_opinion: plain('article_votes'),
  article_revision: plain('article_history'),
  blob: plain('transcoding'),
  case: opened('cases'),
  demand: opened('demands'),
  feedback: opened('feedback'),
  home_block: opened('home_page'),
  identity: plain('wechat_users'),
  industry: opened('industries'),
  item_rating: opened('ratings'),
  item_report: opened('ratings', 'list=reports&open'),
  job: plain('settings'),
  kit: opened('home_page', 'kit'),
  knowledge_type: opened('knowledge_types'),
  list_export: plain('export_log'),
  list_import: plain('import_log'),
  list_layout: plain('export_log'),
  list_view: plain('export_log'),
  notice: plain('users'),
  /** What the audit log keeps under a name that this table does not know. */
  other: plain('audit_log'),
  platform: opened('products', 'list=platforms&open'),
  product: opened('products'),
  project: plain('projects'),
  provider: opened('settings', 'provider'),
  publisher: opened('app_publishers'),
  release: opened('releases'),
  resource: opened('resources'),
  role: opened('roles'),
  scene: opened('categories'),
  separation: plain('roles'),
  share_link: plain('share_project'),
  submission: plain('review'),
  synonyms: opened('settings', 'synonyms'),
  tag: opened('tags'),
  video: opened('videos'),
  video_category: opened('video_categories'),
  video_series: opened('video_categories', 'kind=series&open'),
  website: opened('settings', 'site'),
} as const satisfies Record<string, AuditKindDescription>
export type AuditKind = keyof typeof auditKinds
export const auditKindNames = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]

export function isAuditKind(name: string): name is AuditKind {
  return Object.hasOwn(auditKinds, name)
}
