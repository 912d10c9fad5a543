import type { Answer } from '@atrium/contract/calls'

export type VideoDetail = Answer<'GET /api/videos/{video_id}'>
