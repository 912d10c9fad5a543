import { z } from 'zod'
import { endpoint, id, instant, managedListQuery, managedPage, nothing, whole } from '../kit.ts'
import { keyword, reason, seenAt, used } from '../management-kit.ts'
import { textPerLanguage } from '../resource/package.ts'
import { versionState } from '../resource/resource.ts'
import { appPrices, appSources, installationStates } from './choices.ts'
import { installation } from './person.ts'
import { publisher } from './submission.ts'

const count = z.number().int().nonnegative()
const oneApp = z.object({ app_id: id })

export const listManagementApps = endpoint({
  method: 'GET',
  path: '/api/management/apps',
  access: { screen: 'apps' },
  summary: 'Every app that was published once, whatever its state, with what became of it',
  query: managedListQuery(
    z.object({
      keyword,
      state: versionState.optional(),
      app_category_id: id.optional(),
      publisher_id: id.optional(),
      price: z.enum(appPrices).optional(),
      source: z.enum(appSources).optional(),
    }),
    ['title', 'state', 'install_count', 'rating', 'published_at', 'updated_at'],
  ),
  data: managedPage(
    z.object({
      app_id: id,
      title: z.string(),
      state: versionState,
      version: z.string(),
      app_category_name: z.string(),
      publisher_name: z.string(),
      price: z.enum(appPrices),
      official: z.boolean(),
      /** Whether it stands on the banner of the store, now or later. */
      featured_at: instant.nullable(),
      install_count: count,
      rating: z.number().nullable(),
      request_count: count,
      published_at: instant,
      updated_at: instant,
    }),
  ),
})

export const listAppChoices = endpoint({
  method: 'GET',
  path: '/api/management/apps/choices',
  access: { screen: 'apps' },
  summary: 'Categories and publishers an app can be filed under',
  data: z.object({
    app_categories: whole(z.object({ app_category_id: id, name: z.string() })).shape.list,
    publishers: whole(z.object({ publisher_id: id, name: z.string() })).shape.list,
  }),
})

export const listManagementInstallations = endpoint({
  method: 'GET',
  path: '/api/management/installations',
  access: { screen: 'apps' },
  summary: 'Who wants which app installed, what waits longest first',
  query: managedListQuery(z.object({ keyword, state: z.enum(installationStates).optional(), app_id: id.optional() }), [
    'requested_at',
  ]),
  data: managedPage(
    installation.extend({
      title: z.string(),
      user_name: z.string().nullable(),
      company_name: z.string().nullable(),
    }),
  ),
})

const featured = z.object({ title: textPerLanguage, text: textPerLanguage })
const filing = z.object({ app_category_id: id, official: z.boolean() })

export const readManagementApp = endpoint({
  method: 'GET',
  path: '/api/management/apps/{app_id}',
  access: { screen: 'apps' },
  summary: 'How one app is filed, what stands on the banner about it, and its versions',
  params: oneApp,
  data: filing.extend({
    app_id: id,
    title: z.string(),
    state: versionState,
    featured: featured.nullable(),
    versions: z.array(
      z.object({
        version: z.string(),
        state: versionState,
        state_reason: z.string().nullable(),
        published_at: instant,
      }),
    ),
    updated_at: instant,
  }),
})

export const saveManagementApp = endpoint({
  method: 'PUT',
  path: '/api/management/apps/{app_id}',
  access: { screen: 'apps' },
  summary: 'File an app: its category, and whether it is of the house',
  params: oneApp,
  body: filing.extend({ seen_at: seenAt }),
  data: nothing,
})

export const featureApp = endpoint({
  method: 'PUT',
  path: '/api/management/apps/{app_id}/featured',
  access: { screen: 'apps' },
  summary: 'Recommend an app on the banner of the store, or no longer: who was recommended last stands there',
  params: oneApp,
  body: z.object({ featured: featured.nullable(), reason }),
  data: nothing,
})

export const changeAppState = endpoint({
  method: 'PUT',
  path: '/api/management/apps/{app_id}/state',
  access: { screen: 'apps' },
  summary: 'Advise against an app, or take it out of the store with all its versions: who has it is told why',
  params: oneApp,
  body: z.object({ state: versionState.extract(['deprecated', 'withdrawn']), reason }),
  data: nothing,
})

const oneCategory = z.object({ app_category_id: id })
const category = z.object({
  /** What never changes about it: content that ships with the portal names it. */
  code: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9-]{0,39}$/),
  name: textPerLanguage,
  position: z.number().int().min(0).max(10_000),
})

export const listManagementAppCategories = endpoint({
  method: 'GET',
  path: '/api/management/app-categories',
  access: { screen: 'app_categories' },
  summary: 'What apps are filed under, in the order of the store',
  query: managedListQuery(z.object({ keyword, used }), ['position', 'name', 'code', 'app_count', 'updated_at']),
  data: managedPage(
    z.object({
      app_category_id: id,
      code: z.string(),
      name: z.string(),
      position: z.number().int(),
      app_count: count,
      updated_at: instant,
    }),
  ),
})

export const readAppCategory = endpoint({
  method: 'GET',
  path: '/api/management/app-categories/{app_category_id}',
  access: { screen: 'app_categories' },
  summary: 'One category in all languages',
  params: oneCategory,
  data: category.extend({ app_category_id: id, code: z.string(), app_count: count, updated_at: instant }),
})

export const createAppCategory = endpoint({
  method: 'POST',
  path: '/api/management/app-categories',
  access: { screen: 'app_categories' },
  summary: 'Begin a category',
  body: category,
  data: oneCategory,
})

export const saveAppCategory = endpoint({
  method: 'PUT',
  path: '/api/management/app-categories/{app_category_id}',
  access: { screen: 'app_categories' },
  summary: 'Name a category or move it; its apps are found by the new name',
  params: oneCategory,
  body: category.omit({ code: true }).extend({ seen_at: seenAt }),
  data: nothing,
})

export const removeAppCategory = endpoint({
  method: 'POST',
  path: '/api/management/app-categories/{app_category_id}/removal',
  access: { screen: 'app_categories' },
  summary: 'Remove a category that no app is filed under',
  params: oneCategory,
  body: z.object({ reason }),
  data: nothing,
})

const onePublisher = z.object({ publisher_id: id })

export const listManagementPublishers = endpoint({
  method: 'GET',
  path: '/api/management/app-publishers',
  access: { screen: 'app_publishers' },
  summary: 'Who publishes apps, or has said they will',
  query: managedListQuery(z.object({ keyword, verified: z.boolean().optional() }), [
    'name',
    'app_count',
    'install_count',
    'created_at',
  ]),
  data: managedPage(
    z.object({
      publisher_id: id,
      name: z.string(),
      user_name: z.string().nullable(),
      website: z.string().nullable(),
      official: z.boolean(),
      verified_at: instant.nullable(),
      app_count: count,
      install_count: count,
      created_at: instant,
    }),
  ),
})

export const readManagementPublisher = endpoint({
  method: 'GET',
  path: '/api/management/app-publishers/{publisher_id}',
  access: { screen: 'app_publishers' },
  summary: 'One publisher in all languages',
  params: onePublisher,
  data: publisher.extend({
    publisher_id: id,
    /** All fields are optional. */
    about: z.record(z.string(), z.string()),
    official: z.boolean(),
    verified_at: instant.nullable(),
    updated_at: instant,
  }),
})

export const savePublisher = endpoint({
  method: 'PUT',
  path: '/api/management/app-publishers/{publisher_id}',
  access: { screen: 'app_publishers' },
  summary: 'Name a publisher and what is said of them; their apps are found by the new name',
  params: onePublisher,
  body: publisher.extend({ official: z.boolean(), seen_at: seenAt }),
  data: nothing,
})

export const verifyPublisher = endpoint({
  method: 'PUT',
  path: '/api/management/app-publishers/{publisher_id}/verification',
  access: { screen: 'app_publishers' },
  summary: 'Say that a publisher is who they say they are, or take that back',
  params: onePublisher,
  body: z.object({ verified: z.boolean(), reason }),
  data: nothing,
})
