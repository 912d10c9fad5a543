import { z } from 'zod'
import { endpoint, id, instant, whole } from './kit.ts'

const platform = z.object({ platform_id: id, platform_name: z.string() })

const product = z.object({
  product_id: id,
  product_code: z.string(),
  product_name: z.string(),
  description: z.string(),
  icon: z.enum(['suite', 'server', 'desk', 'phone']),
  /** The suite it is part of; null for a suite. */
  suite_id: id.nullable(),
})

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: { menu: 'download' },
  summary: 'Suites and the products they consist of',
  data: whole(product),
})

export const listReleases = endpoint({
  method: 'GET',
  path: '/api/releases',
  access: { menu: 'download' },
  summary: 'The latest release of each product',
  data: whole(
    product.pick({ product_id: true, product_code: true, product_name: true, icon: true }).extend({
      release_id: id,
      version: z.string(),
      title: z.string(),
      summary: z.string(),
      note: z.string(),
      published_at: instant,
      platforms: z.array(platform),
    }),
  ),
})
