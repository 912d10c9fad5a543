import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader('GET /api/videos/addresses', ({ video_id }) => `/video/${video_id}`)
