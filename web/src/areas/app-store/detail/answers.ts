import type { Answer } from '@atrium/contract/calls'

export type AppDetail = Answer<'GET /api/apps/{app_id}'>
export type Between = Answer<'GET /api/apps/{app_id}/mine'>
