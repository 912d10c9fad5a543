import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader('GET /api/cases/addresses', ({ case_id }) => `/case/${case_id}`)
