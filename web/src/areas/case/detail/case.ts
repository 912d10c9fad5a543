import type { Answer } from '@atrium/contract/calls'

export type CaseAnswer = Answer<'GET /api/cases/{case_id}'>
