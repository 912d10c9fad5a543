import type { DemoResource } from '../../kinds.ts'
import { stapleDocumentStyles } from './staples/document-style.ts'
import { stapleDocumentTemplates } from './staples/document-template.ts'
import { stapleFlows } from './staples/flow.ts'
import { stapleForms } from './staples/form.ts'
import { stapleLogins } from './staples/login.ts'
import { staplePortals } from './staples/portal.ts'
import { stapleSchedules } from './staples/schedule.ts'

/** What every office asks for. Loaded after all other resources, which keep their addresses. */
export const stapleResources: DemoResource[] = [
  ...stapleForms,
  ...stapleFlows,
  ...stapleLogins,
  ...stapleDocumentTemplates,
  ...stapleDocumentStyles,
  ...stapleSchedules,
  ...staplePortals,
]
