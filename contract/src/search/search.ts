import { z } from 'zod'
import { productVersions } from '../environment.ts'
import { fits, itemFigures, itemSummary, resourceType } from '../item/item.ts'
import { decimal, endpoint, id, instant, jsonText, nothing } from '../kit.ts'
import { searchKinds, searchOrders, searchPeriods } from './choices.ts'

/** Results depend on the viewer's menus; the call itself is public. */
const access = 'anyone'

const total = z.number().int().nonnegative()
const kind = z.enum(searchKinds)

/** Longer queries are cut, so that they do not cost more. */
const words = z.string().transform((text) => text.trim().slice(0, 200))

/** A text as the reader is shown it, in pieces: what was asked for stands out, also where the text was converted. */
const pieces = z.array(z.object({ text: z.string(), is_match: z.boolean() }))

/** The spot inside that holds what was asked for: a step of a flow, a field, a page, a heading, a sentence of a video. */
const spot = z.object({
  kind: z.enum(['step', 'field', 'page', 'heading', 'cue']),
  title: pieces,
  /** Of a page its number, of a sentence the second in which it is spoken; null for the others. */
  at: z.number().int().nonnegative().nullable(),
})

const hit = itemSummary
  .pick({ language: true, converted: true, cover: true, cover_seed: true, official: true })
  .extend({
    kind,
    /** Of a project its own id. */
    item_id: id,
    /** A path of the portal. Where a spot was found, it opens there. */
    address: z.string(),
    title: pieces,
    /** Where the words are met: the summary, or the text at the spot. Three dots stand for what was left out. */
    snippet: pieces,
    spot: spot.nullable(),
    /** Of resources; of videos the hue of the cover. */
    resource_type: resourceType.nullable(),
    /** What it is filed under, from the outside in: knowledge type, category, product, industries. */
    filed_under: z.array(z.string()),
    /** Still there for those who have it, but something better took its place. */
    is_deprecated: z.boolean(),
    fits,
    /** Of an app, and of a release. */
    version: z.string().nullable(),
    /** Of an article, how long reading takes. */
    minutes: total.nullable(),
    /** Of a video. */
    duration_seconds: total.nullable(),
    /** Of a project, how many things are in it. */
    item_count: total.nullable(),
    updated_at: instant,
    ...itemFigures.shape,
  })

const question = z.object({
  q: words,
  kind: kind.optional(),
  /** Only resources have a type: choosing one limits the search to resources. */
  resource_types: z.array(resourceType).max(7).optional(),
  versions: z.array(z.enum(productVersions)).max(10).optional(),
  updated: z.enum(searchPeriods).optional(),
})

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access,
  summary: 'What the whole portal holds of some words: by kind, with the best match, or one kind page by page',
  query: z.object({
    // Whatever an address can hold: a question that is too long is cut, not refused.
    search: jsonText(question, 100_000),
    order: z.enum(searchOrders).default('relevance'),
    page: decimal(z.int().min(1).max(100)).default(1),
  }),
  data: z.object({
    /** For `noteSearchClick`; null where nothing was noted: further pages, part of the results, and what may be about somebody. */
    search_id: z.uuid().nullable(),
    /** Of the kind that was asked for, else of all. */
    total,
    milliseconds: total,
    /** How what was typed was read, where that is not as it stands: by its sound, its initials or in the other Chinese script. */
    understood: z.object({ way: z.enum(['sound', 'initials', 'script']), words: z.array(z.string()) }).nullable(),
    /** Other words for the same, which were looked for, too. */
    also_searched: z.array(z.string()),
    /** Of all kinds this person may see, whichever was asked for; own projects only of those signed in. */
    totals: z.array(z.object({ kind, total })),
    /** Of the first page without a kind; not repeated in its group. */
    best: hit.nullable(),
    /** Without a kind: the best three of each that has any, in the order of `searchKinds`. Empty with a kind. */
    groups: z.array(z.object({ kind, total, list: z.array(hit) })),
    /** With a kind: twenty for each page. Empty without. */
    list: z.array(hit),
    facets: z.object({
      /** All seven, in the order the portal shows them. */
      resource_types: z.array(z.object({ resource_type: resourceType, total })),
      /** The newest first. */
      versions: z.array(z.object({ version: z.string(), total })),
    }),
    /** What they may have meant, where next to nothing was found. */
    did_you_mean: z.string().nullable(),
    related: z.array(z.string()),
  }),
  limit: { per_minute: 120 },
})

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  access,
  summary: 'What to ask for, and what is called so, while somebody types; before the first letter what many ask for',
  query: z.object({ q: words.default('') }),
  data: z.object({
    queries: z.array(z.object({ text: z.string(), pieces })),
    items: z.array(hit.pick({ kind: true, item_id: true, address: true, title: true, resource_type: true })),
  }),
  limit: { per_minute: 600 },
  cache_seconds: 10,
})

export const noteSearchClick = endpoint({
  method: 'POST',
  path: '/api/search/{search_id}/clicks',
  access,
  summary: 'Which of the results somebody opened; noted without saying who',
  params: z.object({ search_id: z.uuid() }),
  body: z.object({
    kind,
    item_id: id,
    /** From 1, in the order they were shown. */
    place: z.number().int().min(1).max(2_000),
  }),
  data: nothing,
  limit: { per_minute: 60 },
})
