import { z } from 'zod'
import { endpoint, id, instant } from '../kit.ts'
import { sha256 } from '../resource/package.ts'

const access = { signed_in: true, menu: 'product' } as const

export const exportProject = endpoint({
  method: 'POST',
  path: '/api/projects/{project_id}/export',
  access: { ...access, own: 'project' },
  summary: 'An address, good for a minute, of a project as one signed zip, and what will be in it',
  params: z.object({ project_id: id }),
  limit: { per_minute: 20 },
  data: z.object({
    address: z.string(),
    file_name: z.string(),
    files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256 })),
  }),
})

/** Why a zip was not taken in: one sentence each, in three languages, among the browser's texts. */
export const importReasons = [
  'not_an_export',
  'unknown_key',
  'wrong_signature',
  'wrong_sum',
  'unlisted_file',
  'too_large',
  'no_room',
  'no_longer_editor',
] as const

const outcome = z.object({
  title: z.string(),
  version: z.string(),
  /** In the library here, and pinned; kept as a file, because the library here does not have it; or not in the zip. */
  became: z.enum(['pinned', 'file', 'left_out']),
})

const projectImport = z.object({
  import_id: id,
  state: z.enum(['waiting', 'done', 'refused']),
  reason: z.enum(importReasons).nullable(),
  project_id: id.nullable(),
  report: z.object({
    items: z.array(outcome).default([]),
    files: z.number().int().default(0),
    notes: z.number().int().default(0),
    checks: z.number().int().default(0),
  }),
  created_at: instant,
})

export const importProject = endpoint({
  method: 'POST',
  path: '/api/project-imports',
  access,
  summary: 'Take an exported project in: as a project of its own, or into one I may edit',
  body: z.object({ file_id: id, project_id: id.optional() }),
  limit: { per_minute: 10 },
  data: projectImport,
})

export const readImport = endpoint({
  method: 'GET',
  path: '/api/project-imports/{import_id}',
  access,
  summary: 'How far an import is, and what came of it',
  params: z.object({ import_id: id }),
  data: projectImport,
})
