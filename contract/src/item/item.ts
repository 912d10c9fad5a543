import { z } from 'zod'
import { decimal, endpoint, id, instant, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { resourceTypes } from '../resource-types.ts'

export const resourceType = z.enum(resourceTypes)

/** What the reader must know about texts that were not written in their language. */
export const shownAs = z.object({
  /** The language of title and summary as they are given here: the reader's, or the original's where there is no other. */
  language: z.enum(languages),
  /** Whether they were written in the other Chinese script and converted into the reader's. */
  converted: z.boolean(),
})

/** Fields of every card in every list, for all kinds of items. */
export const itemSummary = z.object({
  item_id: id,
  title: z.string(),
  summary: z.string(),
  ...shownAs.shape,
  /** An address, or null where the page draws the generated cover. */
  cover: z.string().nullable(),
  /** Decides how the generated cover looks: the same item always has the same one. */
  cover_seed: z.string(),
  official: z.boolean(),
  published_at: instant,
})

/** What people made of an item: a rating has one decimal and is null before the first one. */
export const itemFigures = z.object({
  download_count: z.number().int().nonnegative(),
  rating: z.number().min(1).max(5).nullable(),
  rating_count: z.number().int().nonnegative(),
})

/** The lowest product version it works with: '10.1' reads '适用 10.1 及以上'. */
export const fits = z.string().nullable()

const rankedItem = z.object({
  place: z.number().int().positive(),
  item_id: id,
  resource_type: resourceType,
  title: z.string(),
  ...shownAs.shape,
  /** Downloads, the average rating, or comments: what the list is ordered by. */
  figure: z.number().nonnegative(),
})

export const listRankings = endpoint({
  method: 'GET',
  path: '/api/rankings',
  access: { menu: 'resource' },
  cache_seconds: 1,
  summary: 'The most downloaded (30 days), best rated and most discussed (7 days) resources',
  query: z.object({ size: decimal(z.int().min(1).max(20)).default(5) }),
  data: z.object({
    most_downloaded: whole(rankedItem),
    best_rated: whole(rankedItem),
    discussed: whole(rankedItem),
  }),
})
