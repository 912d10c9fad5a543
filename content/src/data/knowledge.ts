import type { DemoArticle } from '../kinds.ts'
import { flowEngineArticles } from './knowledge/flow-engine.ts'
import { formDesignArticles } from './knowledge/form-design.ts'
import { integrationArticles } from './knowledge/integration.ts'
import { mobileArticles } from './knowledge/mobile.ts'
import { officialDocumentArticles } from './knowledge/official-documents.ts'
import { operationsArticles } from './knowledge/operations.ts'
import { organisationArticles } from './knowledge/organisation.ts'
import { portalArticles } from './knowledge/portal-themes.ts'
import { releaseNoteArticles } from './knowledge/release-notes.ts'

export { knowledgeTypes } from './knowledge/types.ts'

export const articles: DemoArticle[] = [
  ...flowEngineArticles,
  ...formDesignArticles,
  ...organisationArticles,
  ...integrationArticles,
  ...mobileArticles,
  ...operationsArticles,
  ...officialDocumentArticles,
  ...portalArticles,
  ...releaseNoteArticles,
]
