import type { Language } from '@atrium/contract/languages'
import type { JsonObject } from './read-json.ts'

/** What every kind of widget is drawn from. */
export interface WidgetProps {
  title: string
  data: JsonObject
  language: Language
}
