import { z } from 'zod'
import { resourceType } from '../item/item.ts'
import { endpoint, id, instant, jsonText, whole } from '../kit.ts'
import { environment, environmentNeeds, resourceTrial } from '../resource/list.ts'
import { sha256 } from '../resource/package.ts'
import { kitSlug } from './kit-slug.ts'

const access = { menu: 'resource' } as const

const kitSummary = z.object({
  slug: kitSlug,
  title: z.string(),
  /** For whom it was put together. */
  audience: z.string(),
  lead: z.string(),
  /** In their order, without those that were withdrawn. */
  resource_ids: z.array(id),
  /** How many different things to do its items are for, as far as the editors said. */
  matter_count: z.number().int().nonnegative(),
  /** Of these, each once. */
  resource_types: z.array(resourceType),
})

export const listKits = endpoint({
  method: 'GET',
  path: '/api/kits',
  access,
  cache_seconds: 1,
  summary: 'Published kits in the order of their editors',
  data: whole(kitSummary),
})

const kitItem = z.object({
  resource_id: id,
  resource_type: resourceType,
  title: z.string(),
  /** The one that would be taken. */
  version: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  /** What it is for; empty where the editors did not say. */
  matter: z.string(),
  /** Whether the reader may have it. */
  available: z.boolean(),
  needs: environmentNeeds,
  /** How it can be tried; empty where it cannot. */
  trials: z.array(resourceTrial),
})

/** What something in the kit needs, and what needs it. */
const needed = z.object({ title: z.string(), because: z.string() })

export const readKit = endpoint({
  method: 'GET',
  path: '/api/kits/{slug}',
  access,
  cache_seconds: 1,
  summary: 'One kit: what it covers, with which resources, and what comes along with them',
  params: z.object({ slug: kitSlug }),
  data: kitSummary.extend({
    updated_at: instant,
    items: z.array(kitItem),
    /** Whom its flows ask: roles that somebody has to be given after the import. */
    roles: z.array(z.string()),
    /** The editors' choice of what to try first. */
    trial_id: id.nullable(),
    /** What the zip holds besides, because something in the kit needs it; and what is needed and not in it. */
    added: z.array(needed),
    missing: z.array(needed.extend({ app_id: id.nullable() })),
    /** Files and bytes of the zip's packages; null where there is nothing to take. */
    export_count: z.number().int().nonnegative(),
    export_size: z.number().int().positive().nullable(),
  }),
})

/** As JSON text, because it stands in an address, too. */
export const kitEnvironment = jsonText(environment, 500)

export const exportKit = endpoint({
  method: 'POST',
  path: '/api/kits/{slug}/export',
  access,
  summary:
    'An address, good for a minute, of a kit as one signed zip; a visitor may also GET this path and has the zip. Its README names what does not fit the environment that is given',
  params: z.object({ slug: kitSlug }),
  body: z.object({ environment: environment.optional() }),
  limit: { per_minute: 20 },
  data: z.object({
    address: z.string(),
    file_name: z.string(),
    files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256 })),
  }),
})
