import type { Answer } from '@atrium/contract/calls'

/** A role, as its page reads it. */
export type RoleData = Answer<'GET /api/management/roles/{role_id}'>
