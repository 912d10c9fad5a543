import type { ManagementScreen } from '@atrium/contract/management'
import { userList } from './areas/account/account.users-list.ts'
import { appList } from './areas/app/app.apps-list.ts'
import { appCategoryList } from './areas/app/app.categories-list.ts'
import { installationList } from './areas/app/app.installations-list.ts'
import { publisherList } from './areas/app/app.publishers-list.ts'
import { caseList } from './areas/case/case.cases-list.ts'
import { demandList, industryList } from './areas/case/case.names.ts'
import { platformsList, productsList } from './areas/download/download.products-list.ts'
import { releasesList } from './areas/download/download.releases-list.ts'
import { feedbackList } from './areas/feedback/feedback.threads-list.ts'
import { wechatUserList } from './areas/identity/identity.wechat-list.ts'
import { ratingsList } from './areas/item/rating/rating.list.ts'
import { reportsList } from './areas/item/rating/rating.report-list.ts'
import { articleList } from './areas/knowledge/article/article.articles-list.ts'
import { opinionList } from './areas/knowledge/article/article.opinions-list.ts'
import { revisionList } from './areas/knowledge/revision/revision.revisions-list.ts'
import { knowledgeTypeList } from './areas/knowledge/type/type.types-list.ts'
import { auditList } from './areas/log/log.audit-list.ts'
import { downloadList } from './areas/log/log.downloads-list.ts'
import { emailList, smsList } from './areas/log/log.messages-list.ts'
import { signInList } from './areas/log/log.sign-ins-list.ts'
import { projectList } from './areas/project/project.projects-list.ts'
import { linkList } from './areas/project/share/share.link-list.ts'
import { zeroResultSearchList } from './areas/report/report.zero-result-searches-list.ts'
import { resourcesList } from './areas/resource/management/resource.resources-list.ts'
import { scenesList } from './areas/resource/management/resource.scenes-list.ts'
import { tagsList } from './areas/resource/management/resource.tags-list.ts'
import { appReviewList, reviewList } from './areas/review/review.queue-list.ts'
import { roleList } from './areas/role/role.roles-list.ts'
import { exportList } from './areas/transfer/export/export.list.ts'
import { importList } from './areas/transfer/import/import.list.ts'
import { conversionList } from './areas/video/video.conversions-list.ts'
import { seriesList, categoryList as videoCategoryList } from './areas/video/video.names.ts'
import { videoList } from './areas/video/video.videos-list.ts'
import { announcementList } from './areas/website/website.announcement-list.ts'
import { homeBlockList } from './areas/website/website.home-block-list.ts'
import { deadJobList } from './platform/job/dead-list.ts'
import type { List } from './platform/list/list.ts'

/** What each management screen lists, a line for each: what its export writes. Areas do not know each other; this does. */
export const lists: Partial<Record<ManagementScreen, List | List[]>> = {
  export_log: exportList,
  releases: releasesList,
  products: [productsList, platformsList],
  resources: resourcesList,
  categories: scenesList,
  tags: tagsList,
  ratings: [ratingsList, reportsList],
  feedback: feedbackList,
  import_log: importList,
  reports: zeroResultSearchList,
  roles: roleList,
  settings: deadJobList,
  users: userList,
  wechat_users: wechatUserList,
  audit_log: auditList,
  download_log: downloadList,
  email_log: emailList,
  sign_in_log: signInList,
  sms_log: smsList,
  transcoding: conversionList,
  home_page: homeBlockList,
  announcements: announcementList,
  app_categories: appCategoryList,
  app_publishers: publisherList,
  app_review: appReviewList,
  apps: [appList, installationList],
  projects: projectList,
  review: reviewList,
  share_project: linkList,
  knowledge_types: knowledgeTypeList,
  articles: articleList,
  article_history: revisionList,
  article_votes: opinionList,
  cases: caseList,
  industries: industryList,
  demands: demandList,
  videos: videoList,
  video_categories: [videoCategoryList, seriesList],
}
