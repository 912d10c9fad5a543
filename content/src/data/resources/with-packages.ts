import type { DemoPackage, DemoResource } from '../../kinds.ts'
import { text } from '../text.ts'

/** What lists show of a resource; what is in it stands beside its payload. */
export type ListedResource = Omit<DemoResource, keyof DemoPackage>

/** A resource without a package stops the loading: everything the portal shows can be opened and downloaded. */
export function withPackages(resources: ListedResource[], packages: Record<string, DemoPackage>): DemoResource[] {
  return resources.map((resource) => {
    const found = packages[resource.slug]
    if (!found) throw new Error(`The demo resource '${resource.slug}' has no package`)
    return { ...resource, ...found }
  })
}

export const firstEdition = text('首次发布。', '首次發布。', 'First edition.')
