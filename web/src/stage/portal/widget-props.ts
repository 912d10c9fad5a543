import type { Language } from '@atrium/contract/languages'
import type { PortalJson } from './read-json.ts'

/** What every kind of widget is drawn from. */
export interface WidgetProps {
  title: string
  data: PortalJson
  language: Language
}
