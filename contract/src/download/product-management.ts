import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { keyword, reason, seenAt, used } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'

export const productIcons = ['suite', 'server', 'desk', 'phone'] as const

const position = z.number().int().min(0).max(100_000)
const ofProduct = z.object({ product_id: id })
const ofPlatform = z.object({ platform_id: id })

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/api/management/products',
  access: { screen: 'products' },
  summary: 'Suites and products, in the order people see them',
  query: managedListQuery(z.object({ keyword, suite_id: id.optional() }), ['position', 'code', 'name', 'updated_at']),
  data: managedPage(
    z.object({
      product_id: id,
      code: z.string(),
      name: z.string(),
      description: z.string(),
      icon: z.enum(productIcons),
      suite_name: z.string().nullable(),
      release_count: z.number().int(),
      position: z.number().int(),
      updated_at: instant,
    }),
  ),
})

const productForm = z.object({
  /** Stands in addresses: it never changes. */
  code: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*$/),
  name: textPerLanguage,
  description: textPerLanguage,
  icon: z.enum(productIcons),
  suite_id: id.nullable(),
  position,
})

export const readManagedProduct = endpoint({
  method: 'GET',
  path: '/api/management/products/{product_id}',
  access: { screen: 'products' },
  summary: 'One product',
  params: ofProduct,
  data: productForm.extend({ product_id: id, updated_at: instant }),
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/management/products',
  access: { screen: 'products' },
  summary: 'A new suite or product',
  body: productForm,
  data: z.object({ product_id: z.number().int() }),
})

export const saveProduct = endpoint({
  method: 'PUT',
  path: '/api/management/products/{product_id}',
  access: { screen: 'products' },
  summary: 'Change a product; its code stays',
  params: ofProduct,
  body: productForm.omit({ code: true }).extend({ seen_at: seenAt }),
  data: nothing,
})

export const removeProduct = endpoint({
  method: 'POST',
  path: '/api/management/products/{product_id}/removal',
  access: { screen: 'products' },
  summary: 'Remove a product nothing is filed under',
  params: ofProduct,
  body: z.object({ reason }),
  data: nothing,
})

export const listManagedPlatforms = endpoint({
  method: 'GET',
  path: '/api/management/platforms',
  access: { screen: 'products' },
  summary: 'Platforms files of releases are for, in the order people see them',
  query: managedListQuery(z.object({ keyword, used }), ['position', 'code', 'name', 'file_count', 'updated_at']),
  data: managedPage(
    z.object({
      platform_id: id,
      code: z.string(),
      name: z.string(),
      file_count: z.number().int(),
      position: z.number().int(),
      updated_at: instant,
    }),
  ),
})

const platformForm = z.object({
  code: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9-]*$/),
  name: textPerLanguage,
  position,
})

export const readManagedPlatform = endpoint({
  method: 'GET',
  path: '/api/management/platforms/{platform_id}',
  access: { screen: 'products' },
  summary: 'One platform',
  params: ofPlatform,
  data: platformForm.extend({ platform_id: id, updated_at: instant }),
})

export const createPlatform = endpoint({
  method: 'POST',
  path: '/api/management/platforms',
  access: { screen: 'products' },
  summary: 'A new platform',
  body: platformForm,
  data: z.object({ platform_id: z.number().int() }),
})

export const savePlatform = endpoint({
  method: 'PUT',
  path: '/api/management/platforms/{platform_id}',
  access: { screen: 'products' },
  summary: 'Change a platform; its code stays',
  params: ofPlatform,
  body: platformForm.omit({ code: true }).extend({ seen_at: seenAt }),
  data: nothing,
})

export const removePlatform = endpoint({
  method: 'POST',
  path: '/api/management/platforms/{platform_id}/removal',
  access: { screen: 'products' },
  summary: 'Remove a platform no file is for',
  params: ofPlatform,
  body: z.object({ reason }),
  data: nothing,
})
