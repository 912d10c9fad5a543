import { ask } from '../../../platform/api/ask.ts'
import type { NameCalls } from '../names/name-calls.ts'

export const categoryCalls: NameCalls = {
  read: async (caller, video_category_id) => ({
    ...(await ask(caller, 'GET /api/management/video-categories/{video_category_id}', {
      params: { video_category_id },
    })),
    id: video_category_id,
  }),
  create: (caller, body) => ask(caller, 'POST /api/management/video-categories', { body }),
  save: (caller, video_category_id, body) =>
    ask(caller, 'PUT /api/management/video-categories/{video_category_id}', { params: { video_category_id }, body }),
  join: (caller, video_category_id, body) =>
    ask(caller, 'POST /api/management/video-categories/{video_category_id}/joining', {
      params: { video_category_id },
      body,
    }),
  remove: (caller, video_category_id, body) =>
    ask(caller, 'POST /api/management/video-categories/{video_category_id}/removal', {
      params: { video_category_id },
      body,
    }),
  all: async (caller) => {
    const { list } = await ask(caller, 'GET /api/management/video-categories', { query: { size: 100 } })
    return list.map(({ video_category_id, name }) => ({ id: video_category_id, name }))
  },
}

export const seriesCalls: NameCalls = {
  read: async (caller, video_series_id) => ({
    ...(await ask(caller, 'GET /api/management/video-series/{video_series_id}', { params: { video_series_id } })),
    id: video_series_id,
  }),
  create: (caller, body) => ask(caller, 'POST /api/management/video-series', { body }),
  save: (caller, video_series_id, body) =>
    ask(caller, 'PUT /api/management/video-series/{video_series_id}', { params: { video_series_id }, body }),
  join: (caller, video_series_id, body) =>
    ask(caller, 'POST /api/management/video-series/{video_series_id}/joining', { params: { video_series_id }, body }),
  remove: (caller, video_series_id, body) =>
    ask(caller, 'POST /api/management/video-series/{video_series_id}/removal', { params: { video_series_id }, body }),
  all: async (caller) => {
    const { list } = await ask(caller, 'GET /api/management/video-series', { query: { size: 100 } })
    return list.map(({ video_series_id, name }) => ({ id: video_series_id, name }))
  },
}
