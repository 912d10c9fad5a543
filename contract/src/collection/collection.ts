import { z } from 'zod'
import { itemSummary, resourceType } from '../item/item.ts'
import { endpoint, id, instant, nothing, stretch, stretchQuery, whole } from '../kit.ts'

const access = { signed_in: true, menu: 'person_center' } as const
export const ownFolder = { ...access, own: 'collection_folder' } as const

const collectedKinds = ['resource', 'app', 'video'] as const
export const folder = z.object({ folder_id: id })
const folderName = z.string().trim().min(1).max(40)
const count = z.number().int().nonnegative()

/** What is kept of something, as long as its card can be drawn. */
export const collectedItem = itemSummary
  .pick({ item_id: true, title: true, summary: true, language: true, converted: true, cover: true, cover_seed: true })
  .extend({
    kind: z.enum(collectedKinds),
    /** Of resources; of videos the hue of the cover. */
    resource_type: resourceType.nullable(),
    /** A path of the portal; null for what was taken back, which stays listed and leads nowhere. */
    address: z.string().nullable(),
    state: z.enum(['published', 'deprecated', 'withdrawn']),
    /** Of resources and apps: the newest people are given. */
    version: z.string().nullable(),
    note: z.string(),
  })

const collected = collectedItem.extend({
  folder_id: id.nullable(),
  /** Whether its version came after it was collected, and I have not taken it yet. */
  is_newer: z.boolean(),
  /** Whether it can go into a project. */
  is_pinnable: z.boolean(),
  collected_at: instant,
})

export const listCollection = endpoint({
  method: 'GET',
  path: '/api/collection',
  access,
  summary: 'What I collected, in my own order: all of it, one folder, or what is in none',
  query: stretchQuery(
    z.object({
      /** Null: what is in no folder. */
      folder_id: id.nullable().optional(),
      keyword: z.string().trim().max(60).optional(),
    }),
  ),
  data: stretch(collected),
})

export const listFolders = endpoint({
  method: 'GET',
  path: '/api/collection/folders',
  access,
  summary: 'My folders by name, how much is in each, and in none',
  data: whole(z.object({ folder_id: id, name: z.string(), item_count: count, is_shared: z.boolean() })).extend({
    all_count: count,
    unfiled_count: count,
  }),
})

export const makeFolder = endpoint({
  method: 'POST',
  path: '/api/collection/folders',
  access,
  summary: 'Make a folder; at most 200',
  body: z.object({ name: folderName }),
  limit: { per_minute: 30 },
  data: folder,
})

export const renameFolder = endpoint({
  method: 'PATCH',
  path: '/api/collection/folders/{folder_id}',
  access,
  summary: 'Give a folder another name',
  params: folder,
  body: z.object({ name: folderName }),
  data: nothing,
})

export const removeFolder = endpoint({
  method: 'DELETE',
  path: '/api/collection/folders/{folder_id}',
  access: ownFolder,
  summary: 'Remove a folder and its links; what is in it stays collected',
  params: folder,
  data: nothing,
})

const one = z.object({ item_id: id })
const several = z.array(id).min(1).max(200)

export const noteCollected = endpoint({
  method: 'PUT',
  path: '/api/collection/items/{item_id}/note',
  access,
  summary: 'Write down why I keep something',
  params: one,
  body: z.object({ note: z.string().trim().max(500) }),
  data: nothing,
})

export const placeCollected = endpoint({
  method: 'PUT',
  path: '/api/collection/items/{item_id}/place',
  access,
  summary: 'Put something before or after something else in my order',
  params: one,
  body: z.object({ side: z.enum(['before', 'after']), of: id }),
  data: nothing,
})

export const moveCollected = endpoint({
  method: 'POST',
  path: '/api/collection/items/move',
  access,
  summary: 'Put several things into a folder, or into none',
  body: z.object({ item_ids: several, folder_id: id.nullable() }),
  data: z.object({ moved: count }),
})

export const forgetCollected = endpoint({
  method: 'POST',
  path: '/api/collection/items/remove',
  access,
  summary: 'Take several things out of my collection, also what has been taken back since',
  body: z.object({ item_ids: several }),
  data: z.object({ removed: count }),
})
