import type { SceneDrawing } from './scene.ts'
import { contractApproval } from './scenes/contract-approval.ts'
import { countersigning } from './scenes/countersigning.ts'
import { deadlines } from './scenes/deadlines.ts'
import { departmentHome } from './scenes/department-home.ts'
import { fourCrewRota } from './scenes/four-crew-rota.ts'
import { linkedRules } from './scenes/linked-rules.ts'
import { oneDocumentStyle } from './scenes/one-document-style.ts'
import { redLetterhead } from './scenes/red-letterhead.ts'
import { signInPage } from './scenes/sign-in-page.ts'

/** By the slug of the video, one scene per chapter. */
export const scenes: Record<string, SceneDrawing[]> = {
  v1: countersigning,
  v5: linkedRules,
  v3: departmentHome,
  'contract-approval-import': contractApproval,
  v8: redLetterhead,
  v2: fourCrewRota,
  v6: signInPage,
  'one-document-style': oneDocumentStyle,
  'deadlines-and-holidays': deadlines,
}
