import type { Answer } from '@atrium/contract/calls'

export type ResourceDetail = Answer<'GET /api/resources/{resource_id}'>
export type Versions = Answer<'GET /api/resources/{resource_id}/versions'>['list']
export type RatingsPage = Answer<'GET /api/resources/{resource_id}/ratings'>
