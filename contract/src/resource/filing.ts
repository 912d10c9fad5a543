import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { keyword, reason, seenAt, used } from '../management-kit.ts'
import { textPerLanguage } from './package.ts'

const ofScene = z.object({ scene_id: id })
const ofTag = z.object({ tag_id: id })
const use_count = z.number().int().nonnegative()

export const listManagedScenes = endpoint({
  method: 'GET',
  path: '/api/management/scenes',
  access: { screen: 'categories' },
  summary: 'What resources are used for, in the order people see them, with how many published ones each has',
  query: managedListQuery(
    z.object({
      keyword,
      /** Only those of one type are counted. */
      resource_type: resourceType.optional(),
    }),
    ['position', 'code', 'name', 'use_count', 'updated_at'],
    { without_conditions: ['resource_type'] },
  ),
  data: managedPage(
    z.object({
      scene_id: id,
      code: z.string(),
      name: z.string(),
      use_count,
      position: z.number().int(),
      updated_at: instant,
    }),
  ),
})

const sceneForm = z.object({
  /** Never changes: content that ships with the portal names it. */
  code: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/),
  name: textPerLanguage,
  position: z.number().int().min(0).max(100_000),
})

export const readManagedScene = endpoint({
  method: 'GET',
  path: '/api/management/scenes/{scene_id}',
  access: { screen: 'categories' },
  summary: 'One category, and how many published resources of each type it has',
  params: ofScene,
  data: sceneForm.extend({
    scene_id: id,
    use_count,
    by_type: z.array(z.object({ resource_type: resourceType, total: use_count })),
    updated_at: instant,
  }),
})

export const createScene = endpoint({
  method: 'POST',
  path: '/api/management/scenes',
  access: { screen: 'categories' },
  summary: 'A new category',
  body: sceneForm,
  data: z.object({ scene_id: z.number().int() }),
})

export const saveScene = endpoint({
  method: 'PUT',
  path: '/api/management/scenes/{scene_id}',
  access: { screen: 'categories' },
  summary: 'Change the names and the place of a category',
  params: ofScene,
  body: sceneForm.omit({ code: true }).extend({ seen_at: seenAt }),
  data: nothing,
})

export const joinScene = endpoint({
  method: 'POST',
  path: '/api/management/scenes/{scene_id}/join',
  access: { screen: 'categories' },
  summary:
    'Join a category into another: what is filed under it moves there, at once or, where there is much, in the next minutes',
  params: ofScene,
  body: z.object({ into_id: id, reason }),
  data: nothing,
})

export const removeScene = endpoint({
  method: 'POST',
  path: '/api/management/scenes/{scene_id}/removal',
  access: { screen: 'categories' },
  summary: 'Remove a category nothing is filed under',
  params: ofScene,
  body: z.object({ reason }),
  data: nothing,
})

export const listManagedTags = endpoint({
  method: 'GET',
  path: '/api/management/tags',
  access: { screen: 'tags' },
  summary: 'Tags with how many resources carry each, the most used first',
  query: managedListQuery(z.object({ keyword, used }), ['use_count', 'code', 'name', 'updated_at']),
  data: managedPage(z.object({ tag_id: id, code: z.string(), name: z.string(), use_count, updated_at: instant })),
})

export const readManagedTag = endpoint({
  method: 'GET',
  path: '/api/management/tags/{tag_id}',
  access: { screen: 'tags' },
  summary: 'One tag, with the names that were joined into it',
  params: ofTag,
  data: z.object({
    tag_id: id,
    code: z.string(),
    name: textPerLanguage,
    use_count,
    joined: z.array(z.string()),
    updated_at: instant,
  }),
})

export const saveTag = endpoint({
  method: 'PUT',
  path: '/api/management/tags/{tag_id}',
  access: { screen: 'tags' },
  summary: 'Rename a tag; its first name leads to it still',
  params: ofTag,
  body: z.object({ name: textPerLanguage, seen_at: seenAt }),
  data: nothing,
})

export const joinTag = endpoint({
  method: 'POST',
  path: '/api/management/tags/{tag_id}/join',
  access: { screen: 'tags' },
  summary: 'Join a tag into another: whoever types its name gets the other one from now on',
  params: ofTag,
  body: z.object({ into_id: id, reason }),
  data: nothing,
})

export const removeTag = endpoint({
  method: 'POST',
  path: '/api/management/tags/{tag_id}/removal',
  access: { screen: 'tags' },
  summary: 'Take a tag off every resource and remove it',
  params: ofTag,
  body: z.object({ reason }),
  data: nothing,
})
