import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { useRouteLoaderData } from 'react-router'

/** What the host says about every page: language, address, time of drawing. */
export interface Page {
  language: Language
  translationVersion: string
  /** The address people reach the portal at, for canonical links. */
  origin: string
  production: boolean
  officeSite: string | null
  now: string
}

const withoutHost: Page = {
  language: defaultLanguage,
  translationVersion: '',
  origin: '',
  production: true,
  officeSite: null,
  now: '',
}

export function usePage(): Page {
  return (useRouteLoaderData('root') as Page | undefined) ?? withoutHost
}
