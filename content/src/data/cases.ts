export { demands } from './cases/demands.ts'
export { industries } from './cases/industries.ts'
export { cases } from './cases/stories.ts'
