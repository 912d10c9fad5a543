import { z } from 'zod'
import { itemSummary, resourceType } from '../item/item.ts'
import { decimal, endpoint, id, instant, listQuery, nothing, page, whole } from '../kit.ts'
import { languages } from '../languages.ts'

/** Up to 5 minutes, up to 15, and longer. */
export const videoLengths = ['short', 'medium', 'long'] as const
export const videoAudiences = ['user', 'flow_administrator', 'system_administrator'] as const

const language = z.enum(languages)
const seconds = z.number().nonnegative()
const videoId = z.object({ video_id: id })

/** Several values of one kind: any of them will do. */
function any<Value extends z.ZodType>(value: Value) {
  return z.array(value).max(50).optional()
}

const videoSearch = z.object({
  keyword: z.string().max(100).optional(),
  video_category_id: id.optional(),
  video_category_ids: any(id),
  video_series_ids: any(id),
  lengths: any(z.enum(videoLengths)),
  audiences: any(z.enum(videoAudiences)),
  /** Just these: what a browser remembers having begun. */
  video_ids: any(id),
})

const videoSummary = itemSummary.omit({ item_id: true }).extend({
  video_id: id,
  video_category_id: id,
  video_category_name: z.string(),
  /** Lends its hue and pattern to the generated cover. */
  resource_type: resourceType,
  lesson: z.string(),
  duration_seconds: z.number().int().nonnegative(),
  /** Each person and each network of visitors once a day. */
  play_count: z.number().int().nonnegative(),
  /** The first sentence that holds the keyword, and when it is spoken; null where the title or summary holds it. */
  found: z.object({ seconds, text: z.string() }).nullable(),
})

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/videos',
  access: { menu: 'video' },
  cache_seconds: 1,
  summary: 'Published videos, newest first; the keyword is looked for in what is said, too',
  query: listQuery(videoSearch, ['published_at', 'view_count']),
  data: page(videoSummary),
})

const total = z.number().int().nonnegative()

export const readVideoFacets = endpoint({
  method: 'GET',
  path: '/api/videos/facets',
  access: { menu: 'video' },
  cache_seconds: 1,
  summary: 'What videos can be chosen by, and how many each choice would leave',
  query: listQuery(videoSearch, ['published_at']).pick({ search: true }),
  data: z.object({
    categories: z.array(z.object({ video_category_id: id, name: z.string(), total })),
    series: z.array(z.object({ video_series_id: id, name: z.string(), total })),
    lengths: z.array(z.object({ length: z.enum(videoLengths), total })),
    audiences: z.array(z.object({ audience: z.enum(videoAudiences), total })),
  }),
})

/** `making`: renditions are on their way; `failed`: they could not be made; `missing`: nothing was uploaded yet. */
export const videoState = z.enum(['ready', 'making', 'failed', 'missing'])

const cue = z.object({ from: seconds, to: seconds, text: z.string() })

export const readVideo = endpoint({
  method: 'GET',
  path: '/api/videos/{video_id}',
  access: { menu: 'video' },
  cache_seconds: 1,
  summary: 'One video: how it is played, what is said when, and what goes with it',
  params: videoId,
  data: videoSummary.omit({ found: true }).extend({
    updated_at: instant,
    fits: z.string().nullable(),
    state: videoState,
    /** Null until it is ready. Addresses last as long as the video is published. */
    media: z
      .object({
        playlist: z.string(),
        /** Each has a playlist of its own, the best first. */
        renditions: z.array(z.object({ name: z.string(), playlist: z.string() })),
        poster: z.string(),
        /** The upload itself, for browsers without scripts that know no HLS; null where few could play it. */
        source: z.object({ address: z.string(), content_type: z.string() }).nullable(),
        /** Small pictures on one sheet, one for each `every` seconds, row by row. */
        storyboard: z
          .object({ address: z.string(), every: seconds, columns: z.number().int(), rows: z.number().int() })
          .nullable(),
      })
      .nullable(),
    chapters: z.array(z.object({ seconds, title: z.string() })),
    captions: z.array(z.object({ language, address: z.string() })),
    /** What is said, in the reader's language or else the nearest; null where nobody wrote it down. */
    transcript: z.object({ language, cues: z.array(cue) }).nullable(),
    series: z
      .object({ video_series_id: id, name: z.string(), position: z.number().int(), total: z.number().int() })
      .nullable(),
    next: z.object({ video_id: id, title: z.string(), duration_seconds: z.number().int() }).nullable(),
    resources: z.array(
      itemSummary
        .pick({ title: true, cover: true, cover_seed: true })
        .extend({ resource_id: id, resource_type: resourceType }),
    ),
    articles: z.array(z.object({ article_id: id, title: z.string() })),
  }),
})

export const listVideoAddresses = endpoint({
  method: 'GET',
  path: '/api/videos/addresses',
  access: { menu: 'video' },
  cache_seconds: 1,
  summary: 'Published videos of one range of ids, for site maps',
  query: z.object({ from: decimal(z.int().min(0)), to: decimal(z.int().min(0)) }),
  data: whole(z.object({ video_id: id, updated_at: instant })).extend({ last_id: z.number().int() }),
})

export const countPlay = endpoint({
  method: 'POST',
  path: '/api/videos/{video_id}/plays',
  access: { menu: 'video' },
  summary: 'Somebody began to play a video; a person counts once a day, and so does a network of visitors',
  params: videoId,
  data: nothing,
  limit: { per_minute: 60 },
})
