import type { DemoArticle } from '../kinds.ts'
import { calendarArticles } from './knowledge/calendar.ts'
import { documentLookArticles } from './knowledge/document-looks.ts'
import { documentsPracticeArticles } from './knowledge/documents-practice.ts'
import { flowEngineArticles } from './knowledge/flow-engine.ts'
import { approvalStep, automaticSteps, copies, subFlows } from './knowledge/flow-nodes.ts'
import { firstFlow, firstWeek, releaseFlow } from './knowledge/flow-release.ts'
import { formDesignArticles } from './knowledge/form-design.ts'
import { formPracticeArticles } from './knowledge/form-practice.ts'
import { integrationArticles } from './knowledge/integration.ts'
import { integrationPracticeArticles } from './knowledge/integration-practice.ts'
import { mobileArticles } from './knowledge/mobile.ts'
import { mobilePracticeArticles } from './knowledge/mobile-practice.ts'
import { officialDocumentArticles } from './knowledge/official-documents.ts'
import { operationsArticles } from './knowledge/operations.ts'
import { operationsPracticeArticles } from './knowledge/operations-practice.ts'
import { organisationArticles } from './knowledge/organisation.ts'
import { organisationPracticeArticles } from './knowledge/organisation-practice.ts'
import { portalPracticeArticles } from './knowledge/portal-practice.ts'
import { portalArticles } from './knowledge/portal-themes.ts'
import { releaseHistoryArticles } from './knowledge/release-history.ts'
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
  ...formPracticeArticles,
  ...organisationPracticeArticles,
  ...integrationPracticeArticles,
  ...mobilePracticeArticles,
  ...operationsPracticeArticles,
  ...documentsPracticeArticles,
  ...portalPracticeArticles,
  ...releaseHistoryArticles,
]
