import type { Language, TranslationModule } from '@atrium/contract/languages'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'

/** Reported to the server's log, because operators cannot see a visitor's console [ERR-08b]. */
export function reportMissing(module: string, language: string) {
  const body = { module: module as TranslationModule, language: language as Language }
  const { meet: _, ...caller } = quietCaller()
  return ask(caller, 'POST /api/website/missing-translations', { body })
}
