import { createRangeLoader } from './range-loader.ts'

export const loader = createRangeLoader(
  'GET /api/resources/addresses',
  ({ resource_type, resource_id }) => `/resource/${resource_type}/${resource_id}`,
)
