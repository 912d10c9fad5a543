import type { Answer } from '@atrium/contract/calls'

export type ManagedImport = Answer<'GET /api/management/screens/{screen}/imports/{import_id}'>
