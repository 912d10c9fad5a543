import { z } from 'zod'
import { endpoint } from './kit.ts'

export const readWebsite = endpoint({
  method: 'GET',
  path: '/api/website',
  access: 'anyone',
  summary: 'What the operator decides about the site: title, office site, searches to try, product codes',
  data: z.object({
    platform_title: z.string(),
    office_site: z.url().nullable(),
    hot_searches: z.array(z.string()),
    /** Suites; their codes stand in addresses such as `/api/{product}-cases/filters`. */
    products: z.array(z.object({ product_code: z.string(), product_name: z.string() })),
  }),
})
