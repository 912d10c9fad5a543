import { defaultLanguage, type Language, languages } from '@atrium/contract/languages'
import type { WebsiteMenuItem } from '@atrium/contract/website/website'
import { useRouteLoaderData } from 'react-router'

/** What the host says about every page: language, address, time of drawing. */
export interface PageData {
  language: Language
  translationVersion: string
  apiRoot: string
  /** The path the portal is mounted under, or an empty text. */
  basePath: string
  /** The address people reach the portal at, for canonical links. */
  origin: string
  production: boolean
  /** What the operator calls the portal. */
  platformTitle: string
  officeSite: string | null
  brand: SiteBrand
  /** On offer; the default language is always among them. */
  languages: readonly Language[]
  /** What the menus offer a visitor, in their order. */
  menuItems: readonly WebsiteMenuItem[]
  /** What is announced just now, to whomever. */
  announcementIds: readonly number[]
  /** When the server drew the page: server and browser write distances in time against the same moment. */
  now: string
}

/** Addresses of the operator's own pictures, null where there are none; and the tokens of their accent. */
export interface SiteBrand {
  logo: string | null
  logoDark: string | null
  favicon: string | null
  accentStyle: string
}

export const ownBrand: SiteBrand = { logo: null, logoDark: null, favicon: null, accentStyle: '' }

const withoutHost: PageData = {
  language: defaultLanguage,
  translationVersion: '',
  apiRoot: '',
  basePath: '',
  origin: '',
  production: true,
  platformTitle: '',
  officeSite: null,
  brand: ownBrand,
  languages,
  menuItems: [],
  announcementIds: [],
  now: '',
}

export function usePage(): PageData {
  return (useRouteLoaderData('root') as PageData | undefined) ?? withoutHost
}
