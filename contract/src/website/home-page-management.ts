import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { languages } from '../languages.ts'
import { keyword, reason, seenAt } from '../management-kit.ts'
import { ownPath } from '../own-path.ts'
import { homeBlockKinds, homePage } from './website.ts'

const access = { screen: 'home_page' } as const

/** A text that may be left out: in every language, or in some. */
const words = (longest: number) => z.partialRecord(z.enum(languages), z.string().trim().max(longest))

/** A path of the portal, or a page elsewhere; empty where it leads nowhere. */
export const link = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || ownPath(text) === text || z.url({ protocol: /^https?$/ }).safeParse(text).success)

const params = z.object({ home_block_id: id })

const homeBlockState = z.enum(['shown', 'waiting', 'over', 'hidden'])

export const listHomeBlocks = endpoint({
  method: 'GET',
  path: '/api/management/home-blocks',
  access,
  summary: 'The blocks of the home page',
  query: managedListQuery(
    z.object({ keyword, kind: z.enum(homeBlockKinds).optional(), state: homeBlockState.optional() }),
    ['position', 'starts_at', 'ends_at', 'updated_at'],
  ),
  data: managedPage(
    z.object({
      home_block_id: id,
      kind: z.enum(homeBlockKinds),
      title: z.string().nullable(),
      position: z.number().int(),
      state: homeBlockState,
      starts_at: instant.nullable(),
      ends_at: instant.nullable(),
      updated_at: instant,
    }),
  ),
})

const homeBlock = z.object({
  is_shown: z.boolean(),
  position: z.number().int().min(0).max(100_000),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  title: words(80),
  lead: words(300),
  link,
  link_name: words(40),
  /** A public picture that was uploaded. */
  picture_id: id.nullable(),
})

export const readHomeBlock = endpoint({
  method: 'GET',
  path: '/api/management/home-blocks/{home_block_id}',
  access,
  summary: 'A block of the home page, to be edited',
  params,
  data: homeBlock.extend({
    home_block_id: id,
    kind: z.enum(homeBlockKinds),
    picture: z.string().nullable(),
    updated_at: instant,
  }),
})

export const createHomeBlock = endpoint({
  method: 'POST',
  path: '/api/management/home-blocks',
  access,
  summary: 'Put up a banner',
  body: homeBlock.refine(endsAfterItStarts, { path: ['ends_at'] }),
  data: z.object({ home_block_id: z.number().int() }),
})

export const saveHomeBlock = endpoint({
  method: 'PUT',
  path: '/api/management/home-blocks/{home_block_id}',
  access,
  summary: 'Change a block: its texts, when and where it stands',
  params,
  body: homeBlock.extend({ seen_at: seenAt }).refine(endsAfterItStarts, { path: ['ends_at'] }),
  data: nothing,
})

export const removeHomeBlock = endpoint({
  method: 'POST',
  path: '/api/management/home-blocks/{home_block_id}/removal',
  access,
  summary: 'Take a banner down for good; sections are only hidden',
  params,
  body: z.object({ reason }),
  data: nothing,
})

export const orderHomeBlocks = endpoint({
  method: 'PUT',
  path: '/api/management/home-blocks/order',
  access,
  summary: 'The order of all blocks',
  body: z.object({ home_block_ids: z.array(id).min(1).max(200) }),
  data: nothing,
})

export const previewHomePage = endpoint({
  method: 'GET',
  path: '/api/management/home-page/preview',
  access,
  summary: 'What the home page will show at a moment, with one block more that is not shown yet',
  query: z.object({ at: instant.optional(), home_block_id: id.optional() }),
  data: homePage,
})

const hotSearches = z.array(
  words(40).refine((texts) => Object.values(texts).some(Boolean), 'a text in one language at least'),
)

export const readHotSearches = endpoint({
  method: 'GET',
  path: '/api/management/hot-searches',
  access,
  summary: 'Searches to try, in all languages',
  data: z.object({ hot_searches: hotSearches, updated_at: instant.nullable() }),
})

export const saveHotSearches = endpoint({
  method: 'PUT',
  path: '/api/management/hot-searches',
  access,
  summary: 'Decide on the searches to try',
  body: z.object({ hot_searches: hotSearches.max(10), seen_at: instant.nullable() }),
  data: nothing,
})

function endsAfterItStarts({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }) {
  return starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)
}
