export { knowledgeTypes } from './knowledge/types.ts'
