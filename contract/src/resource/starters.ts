import type { ResourceType } from '../resource-types.ts'

/** Bytes of each starter package in web/public/starter; `npm run starters` makes them, a test compares. */
export const starterSizes: Record<ResourceType, number> = {
  form: 3_122,
  flow: 7_694,
  login: 3_852,
  'document-template': 7_449,
  'document-style': 5_217,
  schedule: 1_943,
  portal: 2_605,
}
