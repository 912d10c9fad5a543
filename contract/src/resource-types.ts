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

export function isResourceType(value: unknown): value is ResourceType {
  return resourceTypes.includes(value as ResourceType)
}
