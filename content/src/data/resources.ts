import type { DemoResource } from '../kinds.ts'
import { documentStyles } from './resources/document-style.ts'
import { documentTemplates } from './resources/document-template.ts'
import { firstFlows, laterFlows } from './resources/flow.ts'
import { firstForms, laterForms } from './resources/form.ts'
import { logins } from './resources/login.ts'
import { portals } from './resources/portal.ts'
import { schedules } from './resources/schedule.ts'
import { stapleResources } from './resources/staples.ts'

/**
 * Five were published this week, in the order the home page shows them; the rest is older than seven days.
 * Of two that came on the same day the later one in this list is shown first: portals stand after sign-in pages.
 * Short slugs such as `hetong-7` also seed the generated cover, so that the picture stays the one that was chosen.
 */
export const resources: DemoResource[] = [
  ...firstForms,
  ...firstFlows,
  ...logins,
  ...documentTemplates,
  ...documentStyles,
  ...schedules,
  ...portals,
  ...laterForms,
  ...laterFlows,
  ...stapleResources,
]
