import type { BadFile } from './bad-file.ts'
import { badStyles, badTemplates } from './documents.ts'
import { badFlows } from './flows.ts'
import { badForms } from './forms.ts'
import { badLogins } from './logins.ts'
import { badPackages } from './packages.ts'
import { badPortals } from './portals.ts'
import { badSchedules } from './schedules.ts'

/** Every bad file there is, by what it claims to be. */
export const badFiles: Record<string, BadFile[]> = {
  form: badForms,
  flow: badFlows,
  login: badLogins,
  'document-template': badTemplates,
  'document-style': badStyles,
  schedule: badSchedules,
  portal: badPortals,
  package: badPackages,
}
