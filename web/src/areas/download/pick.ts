import {
  type Environment,
  type EnvironmentPart,
  environmentChoices,
  environmentParts,
  fitsMine,
} from '@atrium/contract/environment'
import type { DownloadFile } from './download.ts'

type Needed = Pick<DownloadFile, 'needs'>

/** The product version is known by the release itself. */
export const pickParameters = environmentParts.filter((part) => part !== 'product_version')

export interface PickFacet {
  part: EnvironmentPart
  /** How many files remain with it, what was chosen of the other parts left as it is. */
  options: { value: string; total: number }[]
}

/** What the address chooses, in the names of the parts: `?system=kylin&database=dameng`. Unknown values choose nothing. */
export function environmentIn(fields: URLSearchParams): Environment {
  const chosen = pickParameters.map((part) => [part, fields.get(part)] as const)
  return Object.fromEntries(
    chosen.filter(([part, value]) => value !== null && (environmentChoices[part] as readonly string[]).includes(value)),
  ) as Environment
}

/** Only parts in which the files differ, or of which they say something: whatever is the same for all is no choice. */
export function facetsOf(files: readonly Needed[], chosen: Environment): PickFacet[] {
  return pickParameters.flatMap((part) => {
    const values = environmentChoices[part].filter((value) => files.some(({ needs }) => needs[part]?.includes(value)))
    if (values.length < 2) return []
    return [
      { part, options: values.map((value) => ({ value, total: fitting(files, { ...chosen, [part]: value }).length })) },
    ]
  })
}

/** Files that do not say otherwise. */
export function fitting<File extends Needed>(files: readonly File[], chosen: Environment): File[] {
  return files.filter(({ needs }) => fitsMine(needs, chosen) !== 'no')
}

/** Where nothing fits: the parts of which giving up any one would leave something. */
export function inTheWay(files: readonly Needed[], chosen: Environment): EnvironmentPart[] {
  return pickParameters.filter((part) => chosen[part] && fitting(files, { ...chosen, [part]: undefined }).length > 0)
}
