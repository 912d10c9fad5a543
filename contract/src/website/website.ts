import { z } from 'zod'
import { endpoint, id, whole } from '../kit.ts'
import { languages, translationModules } from '../languages.ts'

/** One entry of the portal's menus, in the viewer's language. */
const menuItem = z.object({
  /** The area as pages know it: `app-store`. */
  code: z.string(),
  /** The id that a person's list must hold; null is open to everybody. */
  menu_id: z.number().int().nullable(),
  menu_name: z.string(),
  url: z.string(),
})
export type WebsiteMenuItem = z.output<typeof menuItem>

export const readWebsite = endpoint({
  method: 'GET',
  path: '/api/website',
  access: 'anyone',
  cache_seconds: 1,
  summary:
    'What the operator decides about the site: title, logo, colour, office site, languages, product codes, menu items',
  data: z.object({
    platform_title: z.string(),
    office_site: z.url().nullable(),
    /** Addresses of pictures, null where the portal's own are shown; and the colour the accent derives from. */
    brand: z.object({
      logo: z.string().nullable(),
      /** For the dark theme; null where the other one does for both. */
      logo_dark: z.string().nullable(),
      favicon: z.string().nullable(),
      accent: z.string().nullable(),
    }),
    /** In which the portal is offered; the default language is always among them. */
    languages: z.array(z.enum(languages)),
    /** What is announced just now, to whomever: who has put them all away need not ask what they say. */
    announcement_ids: z.array(id),
    /** Suites; their codes stand in addresses such as `/api/{product}-cases/filters`. */
    products: z.array(z.object({ product_code: z.string(), product_name: z.string() })),
    /** In their order; only those that the viewer may open. */
    menu_items: z.array(menuItem),
  }),
})

export const reportMissingTranslation = endpoint({
  method: 'POST',
  path: '/api/website/missing-translations',
  access: 'anyone',
  summary: 'A browser could not load a translation file; logged for whoever runs the portal',
  limit: { per_minute: 10 },
  body: z.object({ module: z.enum(translationModules), language: z.enum(languages) }),
  data: z.null(),
})

/** Automatic sections in their default order. */
export const homeSections = ['hero', 'kits', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads'] as const
export const homeBlockKinds = [...homeSections, 'banner'] as const

const homeBlock = z.object({
  home_block_id: id,
  kind: z.enum(homeBlockKinds),
  /** Null: what the page says by itself. */
  title: z.string().nullable(),
  lead: z.string().nullable(),
  link: z.string().nullable(),
  link_name: z.string().nullable(),
  /** The address of a public picture. */
  picture: z.string().nullable(),
})
export type WebsiteHomeBlock = z.output<typeof homeBlock>

/** Flows that come with a drawn trial, by the name that stands in the address of the home page: `?try=leave`. */
export const homeTrials = ['expense', 'leave'] as const
export type HomeTrial = (typeof homeTrials)[number]

export const homePage = z.object({
  hot_searches: z.array(z.string()),
  /** Those that are shown now, in their order. Without any the page is as it comes. */
  blocks: z.array(homeBlock),
  /** The flows whose trials the hero can show, the usual one first. Where the portal has none of them it shows the plan. */
  trials: z.array(z.object({ code: z.enum(homeTrials), resource_id: id })),
})

export const readHomePage = endpoint({
  method: 'GET',
  path: '/api/home-page',
  access: 'anyone',
  cache_seconds: 1,
  summary: 'What the home page shows now: its blocks in their order, and searches to try',
  data: homePage,
})

export const announcementKinds = ['notice', 'warning'] as const

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcements',
  access: 'anyone',
  cache_seconds: 1,
  summary: 'What is announced now, to everybody or, for whoever is signed in, to those who are; warnings first',
  data: whole(
    z.object({
      announcement_id: id,
      kind: z.enum(announcementKinds),
      title: z.string(),
      text: z.string(),
      link: z.string().nullable(),
    }),
  ),
})
