import type { Answer } from '@atrium/contract/calls'

export type Article = Answer<'GET /api/knowledges/{article_id}'>
