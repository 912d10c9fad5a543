import type { Answer } from '@atrium/contract/calls'

export type Import = Answer<'GET /api/management/screens/{screen}/imports/{import_id}'>
