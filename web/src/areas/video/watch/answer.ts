import type { Answer } from '@atrium/contract/calls'

export type Video = Answer<'GET /api/videos/{video_id}'>
