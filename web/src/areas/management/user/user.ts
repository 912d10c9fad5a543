import type { Answer } from '@atrium/contract/calls'

/** A person, as the drawer reads them. */
export type User = Answer<'GET /api/management/users/{user_id}'>

/** A role that a person can be given, and what it opens. */
export type RoleChoice = Answer<'GET /api/management/users/role-choices'>['list'][number]
