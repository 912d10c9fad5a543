import type { DemoArticle } from '../kinds.ts'
import { calendarArticles } from './knowledge/calendar.ts'
import { documentLookArticles } from './knowledge/document-looks.ts'
import { flowEngineArticles } from './knowledge/flow-engine.ts'
import { approvalStep, automaticSteps, copies, subFlows } from './knowledge/flow-nodes.ts'
import { firstFlow, firstWeek, releaseFlow } from './knowledge/flow-release.ts'
import { formDesignArticles } from './knowledge/form-design.ts'
import { integrationArticles } from './knowledge/integration.ts'
import { mobileArticles } from './knowledge/mobile.ts'
import { officialDocumentArticles } from './knowledge/official-documents.ts'
import { operationsArticles } from './knowledge/operations.ts'
import { organisationArticles } from './knowledge/organisation.ts'
import { portalArticles } from './knowledge/portal-themes.ts'
import { releaseNoteArticles } from './knowledge/release-notes.ts'

export { knowledgeTypes } from './knowledge/types.ts'

/** In each type they are read in this order. */
export const articles: DemoArticle[] = [
  firstFlow,
  approvalStep,
  ...flowEngineArticles,
  copies,
  subFlows,
  automaticSteps,
  releaseFlow,
  firstWeek,
  ...formDesignArticles,
  ...organisationArticles,
  ...calendarArticles,
  ...integrationArticles,
  ...mobileArticles,
  ...operationsArticles,
  ...officialDocumentArticles,
  ...documentLookArticles,
  ...portalArticles,
  ...releaseNoteArticles,
]
