import { productVersions } from '@atrium/contract/environment'

/** '10.0' and all after it; up to a last one, where a later version of the app takes over. */
export function from(first: string, last = productVersions.at(-1)): readonly string[] {
  const versions: readonly string[] = productVersions
  return versions.slice(versions.indexOf(first), versions.indexOf(last ?? '') + 1)
}
