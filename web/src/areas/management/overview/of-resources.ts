import { resourceTypes } from '@atrium/contract/resource-types'

/** The overview counts what the library gives out; installers and apps stand in the report. */
export const isResource: readonly string[] = resourceTypes
