import { callsByNoun } from '@atrium/contract/calls'
import { importScreens } from '@atrium/contract/transfer/import-management'
import { sql } from 'kysely'
import { userImport } from './areas/account/account.import.ts'
import { saveAppTerms } from './areas/app/app.terms.ts'
import { publishApprovedApp } from './areas/app/submission/submission.decide.ts'
import { isUnderAppReview } from './areas/app/submission/submission.policy.ts'
import { demandNames, industryNames } from './areas/case/case.names.ts'
import { saveCaseTerms } from './areas/case/case.terms.ts'
import { countReleases } from './areas/download/download.count.ts'
import { isReleased } from './areas/download/download.policy.ts'
import { saveReleaseTerms } from './areas/download/download.terms.ts'
import { isInThread } from './areas/feedback/feedback.policy.ts'
import { itemKindSchema } from './areas/item/item.service.ts'
import { importOfNames } from './areas/item/names/names.import.ts'
import { renderArticle } from './areas/knowledge/revision/revision.publish.ts'
import { publishApprovedText } from './areas/knowledge/revision/revision.review.ts'
import { settlePhotos } from './areas/photo/photo.fetch.ts'
import { touchProjectsOfFiles } from './areas/project/project.file.ts'
import { isInMyProject } from './areas/project/project.policy.ts'
import { saveTerms } from './areas/resource/list/list.terms.ts'
import { countDownloads } from './areas/resource/resource.count.ts'
import { isInLibrary } from './areas/resource/resource.download.ts'
import { publishApprovedSubmission } from './areas/resource/submission/submission.decide.ts'
import { isUnderReview } from './areas/resource/submission/submission.policy.ts'
import { checkSettledSubmissions } from './areas/resource/submission/submission.settled.ts'
import { measureVideos } from './areas/video/video.measure.ts'
import { categoryNames } from './areas/video/video.names.ts'
import { saveVideoTerms } from './areas/video/video.terms.ts'
import { lists } from './lists.ts'
import type { RowImport } from './platform/list/import.ts'
import { fileUses, type Wiring } from './platform/wiring.ts'

/** Lists that take rows from files. */
const imports: RowImport[] = [
  userImport,
  importOfNames({ screen: 'industries', ...industryNames }),
  importOfNames({ screen: 'demands', ...demandNames }),
  importOfNames({ screen: 'video_categories', ...categoryNames }),
  importOfNames({
    screen: 'app_categories',
    table: 'app_category',
    needsCode: true,
    filed: [(id) => sql`select item_id from item where kind = 'app' and category_id = ${id}`],
  }),
  importOfNames({
    screen: 'tags',
    table: 'tag',
    needsCode: true,
    hasPosition: false,
    filed: [(id) => sql`select item_id from resource_tag where tag_id = ${id}`],
  }),
]

/** Everything that areas contribute to each other. */
export const wiring: Wiring = {
  // An empty list: only the owner reads the file, and everybody if it is public.
  fileReadRules: {
    account: [],
    app_version: [isUnderAppReview],
    feedback_file: [isInThread],
    home_block: [],
    knowledge_type: [],
    list_import: [],
    project_file: [isInMyProject],
    project_import: [],
    release_file: [isReleased],
    resource_version: [isInLibrary, isUnderReview],
    upload: [],
    video: [],
  },
  fileSettledHandlers: [checkSettledSubmissions, measureVideos, settlePhotos, touchProjectsOfFiles],
  fileCountHandlers: [countDownloads, countReleases],
  itemIndexers: {
    resource: saveTerms,
    app: saveAppTerms,
    case: saveCaseTerms,
    video: saveVideoTerms,
    article: renderArticle,
    release: saveReleaseTerms,
  },
  exportLists: lists,
  rowImports: imports,
  approvalHandlers: {
    resource_version: publishApprovedSubmission,
    app_version: publishApprovedApp,
    article_revision: publishApprovedText,
  },
}

/** Stops a process whose wiring lacks an entry, before it accepts requests or jobs. */
export function proveWiring({ fileReadRules, itemIndexers, exportLists, rowImports }: Wiring): void {
  const exported = new Set(
    Object.values(exportLists)
      .flat()
      .map(({ endpoint: { path } }) => path),
  )
  const imported = new Set(rowImports.map(({ screen }) => screen))
  const missing = [
    ...fileUses.filter((use) => !(use in fileReadRules)).map((use) => `read rules for files of ${use}`),
    ...itemKindSchema.options
      .filter((kind) => !(kind in itemIndexers))
      .map((kind) => `indexer for items of kind ${kind}`),
    ...managementLists()
      .filter(({ path }) => !exported.has(path))
      .map(({ path }) => `export list for GET ${path}`),
    ...importScreens.filter((screen) => !imported.has(screen)).map((screen) => `row import for screen ${screen}`),
  ]
  if (missing.length > 0) throw new Error(`Wiring is incomplete: ${missing.join(', ')}`)
}

/** Endpoints that answer one page of a management list. */
function managementLists() {
  return Object.values(callsByNoun)
    .flat()
    .filter(({ method, path, params }) => method === 'GET' && path.startsWith('/api/management/') && !params)
    .filter(({ query }) => query && 'order_by' in query.shape)
}
