import type { Answer } from '@atrium/contract/calls'

export type Case = Answer<'GET /api/cases/{case_id}'>
