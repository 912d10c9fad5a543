import type { TranslationModule } from '@atrium/contract/languages'
import { useState } from 'react'
import { useMatches } from 'react-router'
import { usePage } from '../page/page.ts'
import { translationAddress } from './address.ts'

/** What a route says about itself: `export const handle: Handle = { modules: ['home_page'] }`. */
export interface Handle {
  modules?: TranslationModule[]
  /** A page without the header says `false`. */
  header?: boolean
  /** A page with a search box of its own leaves out the one in the header. */
  search?: boolean
  /**
   * The query parameters that the page depends on. The host renders and keeps a page by these alone. A page that has a
   * clientLoader instead of a loader needs none: what the host renders of it does not depend on the query.
   */
  parameters?: readonly string[]
  /** The HTTP status of the page when it is asked for by its address. */
  status?: number
  /** The home page ends with the whole footer, others with one line; what fills the window has none. */
  footer?: 'full' | 'line' | 'none'
}

export function TranslationPreloads() {
  const { language, translationVersion, basePath } = usePage()
  const matches = useMatches()
  const named = matches.flatMap(({ handle }) => (handle as Handle | undefined)?.modules ?? [])
  // Those of the first page only: later ones are fetched when they are needed, and a browser complains of a preload
  // that comes after them.
  const [modules] = useState(() => new Set<TranslationModule>(['common', 'shared', ...named]))

  return [...modules].map((module) => (
    <link
      key={module}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      href={translationAddress(module, language, translationVersion, basePath)}
      data-module={module}
    />
  ))
}
