import type { ManagementScreen } from '@atrium/contract/management'
import type { ScreenFile } from './frame/screen-props.ts'

/** Pages without an id of their own: where the area begins, and two that belong to the screen of site settings. */
type Beside = 'overview' | 'health' | 'dead_jobs'

/**
 * The file of each screen, loaded when somebody goes there. Here and not among the routes, because the list of routes
 * travels to every visitor, and these to a few.
 */
export const screenFiles: Record<ManagementScreen | Beside, () => Promise<ScreenFile>> = {
  overview: () => import('./overview.tsx'),
  releases: () => import('./load/releases.tsx'),
  products: () => import('./load/products.tsx'),
  download_log: () => import('./load/download-log.tsx'),
  resources: () => import('./resource/resources.tsx'),
  review: () => import('./resource/review.tsx'),
  categories: () => import('./resource/categories.tsx'),
  tags: () => import('./resource/tags.tsx'),
  ratings: () => import('./resource/ratings.tsx'),
  knowledge_types: () => import('./knowledge/knowledge-types.tsx'),
  articles: () => import('./knowledge/articles.tsx'),
  article_history: () => import('./knowledge/article-history.tsx'),
  article_votes: () => import('./knowledge/article-votes.tsx'),
  cases: () => import('./case/cases.tsx'),
  industries: () => import('./case/industries.tsx'),
  demands: () => import('./case/demands.tsx'),
  videos: () => import('./video/videos.tsx'),
  video_categories: () => import('./video/video-categories.tsx'),
  transcoding: () => import('./video/transcoding.tsx'),
  projects: () => import('./product/projects.tsx'),
  share_project: () => import('./product/share-project.tsx'),
  apps: () => import('./product/apps.tsx'),
  app_review: () => import('./product/app-review.tsx'),
  app_categories: () => import('./product/app-categories.tsx'),
  app_publishers: () => import('./product/app-publishers.tsx'),
  users: () => import('./user/users.tsx'),
  roles: () => import('./user/roles.tsx'),
  feedback: () => import('./user/feedback.tsx'),
  sms_log: () => import('./user/sms-log.tsx'),
  email_log: () => import('./user/email-log.tsx'),
  wechat_users: () => import('./user/wechat-users.tsx'),
  sign_in_log: () => import('./user/sign-in-log.tsx'),
  reports: () => import('./website/reports.tsx'),
  import_log: () => import('./website/import-log.tsx'),
  export_log: () => import('./website/export-log.tsx'),
  home_page: () => import('./website/home-page.tsx'),
  announcements: () => import('./website/announcements.tsx'),
  settings: () => import('./website/settings.tsx'),
  audit_log: () => import('./website/audit-log.tsx'),
  health: () => import('./website/health.tsx'),
  dead_jobs: () => import('./website/dead-jobs.tsx'),
}
