import type { Answer } from '@atrium/contract/calls'

export type KnowledgeTypeDetail = Answer<'GET /api/knowledges/types/{knowledge_type_id}'>
