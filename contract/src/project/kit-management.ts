import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { endpoint, id, instant, nothing, whole } from '../kit.ts'
import { languages } from '../languages.ts'
import { kitSize } from '../limits.ts'
import { reason, seenAt } from '../management-kit.ts'
import { kitSlug } from './kit-slug.ts'

const access = { screen: 'home_page' } as const
const params = z.object({ kit_id: id })

const words = (longest: number) => z.partialRecord(z.enum(languages), z.string().trim().max(longest))

export const listManagedKits = endpoint({
  method: 'GET',
  path: '/api/management/kits',
  access,
  summary: 'All kits, published or not',
  data: whole(
    z.object({
      kit_id: id,
      slug: kitSlug,
      title: z.string(),
      item_count: z.number().int(),
      /** Of these, what can no longer be taken. */
      withdrawn_count: z.number().int(),
      position: z.number().int(),
      is_published: z.boolean(),
      updated_at: instant,
    }),
  ),
})

const kitItem = z.object({ resource_id: id, matter: words(30) })

const kit = z.object({
  slug: kitSlug,
  title: words(40),
  audience: words(60),
  lead: words(200),
  position: z.number().int().min(0).max(100_000),
  /** In the order of the page. */
  items: z
    .array(kitItem)
    .max(kitSize.most)
    .refine((items) => new Set(items.map(({ resource_id }) => resource_id)).size === items.length, 'each once'),
  /** What the page shows first to be tried: one of the items. */
  trial_id: id.nullable(),
})

export const readManagedKit = endpoint({
  method: 'GET',
  path: '/api/management/kits/{kit_id}',
  access,
  summary: 'A kit, to be edited',
  params,
  data: kit.extend({
    kit_id: id,
    is_published: z.boolean(),
    resources: z.array(
      z.object({
        resource_id: id,
        title: z.string(),
        resource_type: resourceType,
        state: z.enum(['published', 'deprecated', 'withdrawn']),
      }),
    ),
    updated_at: instant,
  }),
})

export const createKit = endpoint({
  method: 'POST',
  path: '/api/management/kits',
  access,
  summary: 'Begin a kit; nobody else sees it before it is published',
  body: kit,
  data: z.object({ kit_id: z.number().int() }),
})

export const saveKit = endpoint({
  method: 'PUT',
  path: '/api/management/kits/{kit_id}',
  access,
  summary: 'Change the texts of a kit, its items and their order',
  params,
  body: kit.extend({ seen_at: seenAt }),
  data: nothing,
})

export const changeKitState = endpoint({
  method: 'PUT',
  path: '/api/management/kits/{kit_id}/state',
  access,
  summary: 'Publish a kit that has its texts in all languages and 8 to 12 items, or take it back',
  params,
  body: z.object({ is_published: z.boolean(), reason }),
  data: nothing,
})
