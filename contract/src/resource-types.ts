/** The seven kinds of resource, in the order the portal shows them. Imports nothing: browsers and style sheets use it. */
export const resourceTypes = [
  'form',
  'flow',
  'login',
  'document-template',
  'document-style',
  'schedule',
  'portal',
] as const
export type ResourceType = (typeof resourceTypes)[number]

/**
 * How something can be tried before it is taken, by type: the first is the type's own, which its button names. What a
 * resource holds decides which of them it offers: a flow without a form can be run, not filled in.
 */
export const resourceTrials = {
  form: ['fill'],
  flow: ['run', 'fill', 'document'],
  login: ['title'],
  'document-template': ['page'],
  'document-style': ['sample'],
  schedule: ['weeks'],
  portal: ['roles'],
} as const satisfies Record<ResourceType, readonly string[]>
export type ResourceTrial = (typeof resourceTrials)[ResourceType][number]

/** Each once, in the order in which lists offer them. */
export const allTrials: readonly ResourceTrial[] = [
  'run',
  'fill',
  'document',
  'page',
  'weeks',
  'roles',
  'title',
  'sample',
]

export function isResourceType(value: unknown): value is ResourceType {
  return resourceTypes.includes(value as ResourceType)
}
