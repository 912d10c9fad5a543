import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { endpoint, id, instant, managedListQuery, managedPage, nothing } from '../kit.ts'
import { keyword, reason, seenAt } from '../management-kit.ts'
import { decision, reviewState } from '../review/review.ts'
import { licences, textPerLanguage } from './package.ts'

const one = z.object({ resource_id: id })
const named = z.object({ id, name: z.string() })

export const listManagedResources = endpoint({
  method: 'GET',
  path: '/api/management/resources',
  access: { screen: 'resources' },
  summary:
    'Resources in every state, the last changed first; words find what visitors find, and withdrawn ones by title',
  query: managedListQuery(
    z.object({
      keyword,
      resource_type: resourceType.optional(),
      state: z.enum(['published', 'deprecated', 'withdrawn']).optional(),
      scene_id: id.optional(),
      official: z.enum(['official', 'member']).optional(),
    }),
    ['title', 'state', 'download_count', 'rating', 'published_at', 'updated_at'],
    // Words are looked for in the index of the search.
    { without_conditions: ['title'] },
  ),
  data: managedPage(
    z.object({
      resource_id: id,
      title: z.string(),
      resource_type: resourceType,
      scene_name: z.string().nullable(),
      state: reviewState,
      version: z.string().nullable(),
      official: z.boolean(),
      owner_name: z.string().nullable(),
      download_count: z.number().int(),
      rating: z.number().nullable(),
      rating_count: z.number().int(),
      published_at: instant.nullable(),
      updated_at: instant,
    }),
  ),
})

const resourceForm = z.object({
  title: textPerLanguage,
  summary: textPerLanguage,
  scene_id: id.nullable(),
  /** By name, as authors type them; missing ones are created. */
  tags: z.array(z.string().trim().min(1).max(20)).max(10),
  industry_ids: z.array(id).max(10),
  official: z.boolean(),
})

const version = z.object({
  version_id: id,
  version: z.string().nullable(),
  state: reviewState,
  /** Why, as everybody reads it beside the version. */
  state_reason: z.string().nullable(),
  author_name: z.string().nullable(),
  size: z.number().int().nullable(),
  submitted_at: instant.nullable(),
  published_at: instant.nullable(),
  decisions: z.array(decision),
})

export const readManagedResource = endpoint({
  method: 'GET',
  path: '/api/management/resources/{resource_id}',
  access: { screen: 'resources' },
  summary: 'One resource: what is said about it, whose it is, and all its versions, newest first',
  params: one,
  data: resourceForm.extend({
    resource_id: id,
    resource_type: resourceType,
    state: reviewState,
    owner_name: z.string().nullable(),
    licence: z.enum(licences),
    download_count: z.number().int(),
    collect_count: z.number().int(),
    report_count: z.number().int(),
    versions: z.array(version),
    updated_at: instant,
  }),
})

export const saveResource = endpoint({
  method: 'PUT',
  path: '/api/management/resources/{resource_id}',
  access: { screen: 'resources' },
  summary: 'Change what is said about a resource and what it is filed under; what was signed with a version stays',
  params: one,
  body: resourceForm.extend({ seen_at: seenAt }),
  data: nothing,
})

export const decideVersion = endpoint({
  method: 'PUT',
  path: '/api/management/resources/{resource_id}/versions/{version_id}/state',
  access: { screen: 'resources' },
  summary: 'Deprecate or withdraw a published version: its author and whoever took it are told',
  params: one.extend({ version_id: id }),
  body: z.object({
    decision: z.enum(['deprecate', 'withdraw']),
    /** Some say that the version must not even be given to those who know better. */
    grounds: decision.shape.reason.unwrap(),
    reason,
    /** What to take instead, when something is deprecated. */
    replaced_by: id.optional(),
  }),
  data: nothing,
})

/** What a resource can be filed under: for forms and filters. */
export const listResourceChoices = endpoint({
  method: 'GET',
  path: '/api/management/resources/choices',
  access: { screen: 'resources' },
  summary: 'Categories and industries a resource can be filed under',
  data: z.object({ scenes: z.array(named), industries: z.array(named) }),
})
