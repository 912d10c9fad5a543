import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader(
  'GET /api/knowledges/addresses',
  ({ article_id }) => `/knowledge/article/${article_id}`,
)
