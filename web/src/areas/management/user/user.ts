import type { Answer } from '@atrium/contract/calls'

/** A person, as the drawer reads them. */
export type User = Answer<'GET /api/management/users/{user_id}'>
