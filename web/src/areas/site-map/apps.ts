import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader('GET /api/apps/addresses', ({ app_id }) => `/app-store/${app_id}`)
