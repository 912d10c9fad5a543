import { accountChanges } from './account.ts'
import { appChanges } from './app.ts'
import { caseChanges } from './case.ts'
import type { Changes } from './changes.ts'
import { conversionChanges } from './conversion.ts'
import { downloadChanges } from './download.ts'
import { feedbackChanges } from './feedback.ts'
import { identityChanges } from './identity.ts'
import { jobChanges } from './job.ts'
import { articleChanges, knowledgeChanges } from './knowledge.ts'
import { nameChanges } from './names.ts'
import { projectChanges } from './project.ts'
import { resourceChanges } from './resource.ts'
import { reviewChanges } from './review.ts'
import { roleChanges } from './role.ts'
import { transferChanges } from './transfer.ts'
import { videoChanges } from './video.ts'
import { websiteChanges } from './website.ts'

/** One call that is taken, for each change staff can make; each noun keeps its own. */
export const everyChange: Changes = {
  ...accountChanges,
  ...appChanges,
  ...caseChanges,
  ...conversionChanges,
  ...downloadChanges,
  ...feedbackChanges,
  ...identityChanges,
  ...jobChanges,
  ...knowledgeChanges,
  ...articleChanges,
  ...nameChanges,
  ...projectChanges,
  ...resourceChanges,
  ...reviewChanges,
  ...roleChanges,
  ...transferChanges,
  ...videoChanges,
  ...websiteChanges,
}
