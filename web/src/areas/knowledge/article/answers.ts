import type { Answer } from '@atrium/contract/calls'

export type ArticleDetail = Answer<'GET /api/knowledges/{article_id}'>
