import { z } from 'zod'
import { fits, resourceType } from '../item/item.ts'
import { endpoint, id, instant, nothing } from '../kit.ts'
import { languages } from '../languages.ts'
import { reason, seenAt } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'
import { videoAudiences, videoState } from './video.ts'

const language = z.enum(languages)
const videoId = z.object({ video_id: id })

const chapter = z.object({ seconds: z.number().nonnegative().max(1_000_000), title: textPerLanguage })

/** In the order of time, each at a moment of its own. */
const chapters = z
  .array(chapter)
  .max(200)
  .refine((list) => list.every(({ seconds }, place) => place === 0 || seconds > (list[place - 1]?.seconds ?? 0)), {
    message: 'not in the order of time',
  })

/** Everything staff say about a film; how long it is and what is made of it is found out. */
const filing = z.object({
  /** One's own upload, of the kind `video`. */
  file_id: id,
  title: textPerLanguage,
  summary: textPerLanguage,
  lesson: textPerLanguage,
  video_category_id: id,
  resource_type: resourceType,
  series: z.object({ video_series_id: id, position: z.number().int().min(1).max(10_000) }).nullable(),
  audiences: z.array(z.enum(videoAudiences)).max(videoAudiences.length),
  fits,
  chapters,
  /** Resources and articles, in this order. */
  related_ids: z.array(id).max(20),
})

export const createVideo = endpoint({
  method: 'POST',
  path: '/api/videos',
  access: { screen: 'videos' },
  summary: 'Make a video of an uploaded film. Nobody finds it before it is published',
  body: filing.partial().required({ file_id: true, title: true, video_category_id: true, resource_type: true }),
  data: videoId,
})

export const fileVideo = endpoint({
  method: 'PATCH',
  path: '/api/videos/{video_id}',
  access: { screen: 'videos' },
  summary: 'Change what is said about a video, or exchange its film',
  params: videoId,
  body: filing.partial().extend({ seen_at: seenAt.optional() }),
  data: nothing,
})

/** As far as they are written. */
const texts = z.partialRecord(language, z.string())

export const readVideoFiling = endpoint({
  method: 'GET',
  path: '/api/videos/{video_id}/filing',
  access: { screen: 'videos' },
  summary: 'A video as staff work on it: in all languages, published or not, and how far its film is',
  params: videoId,
  data: filing.extend({
    video_id: id,
    file_id: id.nullable(),
    summary: texts,
    lesson: texts,
    published: z.boolean(),
    state: videoState,
    duration_seconds: z.number().int().nonnegative(),
    captions: z.array(language),
    /** What a form shows in place of `related_ids`. */
    names: z.array(z.object({ item_id: id, title: z.string() })),
    updated_at: instant,
  }),
})

export const saveCaptions = endpoint({
  method: 'PUT',
  path: '/api/videos/{video_id}/captions/{language}',
  access: { screen: 'videos' },
  summary: 'What is said in a video, in one language, as WebVTT',
  params: videoId.extend({ language }),
  body: z.object({ vtt: z.string().max(1_000_000) }),
  data: z.object({ cues: z.number().int() }),
})

export const publishVideo = endpoint({
  method: 'PUT',
  path: '/api/videos/{video_id}/publication',
  access: { screen: 'videos' },
  summary: 'Show a video to everybody, once its film can be played',
  params: videoId,
  data: nothing,
})

export const withdrawVideo = endpoint({
  method: 'POST',
  path: '/api/videos/{video_id}/withdrawal',
  access: { screen: 'videos' },
  summary: 'Take a video out of lists and search, and its film off its addresses',
  params: videoId,
  body: z.object({ reason }),
  data: nothing,
})
