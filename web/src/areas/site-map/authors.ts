import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader('GET /api/authors/addresses', ({ user_id }) => `/resource/author/${user_id}`)
