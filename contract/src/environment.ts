/** What a company runs the product on, and what a resource, an app or an installer needs. Imports nothing: browsers use it. */

export const productVersions = ['9.8', '10.0', '10.1', '10.2'] as const

export const environmentChoices = {
  product_version: productVersions,
  system: ['windows-server', 'kylin', 'uos', 'openeuler', 'debian', 'rhel'],
  database: ['postgresql', 'mysql', 'oracle', 'sql-server', 'dameng', 'kingbase'],
  processor: ['x86-64', 'arm64', 'loongarch'],
  middleware: ['built-in', 'tomcat', 'tongweb', 'weblogic'],
} as const
export type EnvironmentPart = keyof typeof environmentChoices
export const environmentParts = Object.keys(environmentChoices) as EnvironmentPart[]

/** The viewer's own environment; unspecified parts are absent. */
export type Environment = { [P in EnvironmentPart]?: (typeof environmentChoices)[P][number] | undefined }
/** The supported environment; an unspecified part is null. */
export type EnvironmentNeeds = { [P in EnvironmentPart]: readonly string[] | null }

export type FitVerdict = 'yes' | 'unknown' | 'no'

/** The parts of somebody's environment that are known not to be supported. */
export function misfittingParts(needs: EnvironmentNeeds, mine: Environment): EnvironmentPart[] {
  return environmentParts.filter((part) => mine[part] !== undefined && needs[part]?.includes(mine[part]) === false)
}

/** 'No' as soon as one part does not fit; 'yes' only when every part that was said is known to fit. */
export function fitsMine(needs: EnvironmentNeeds, mine: Environment): FitVerdict {
  const statedParts = environmentParts.filter((part) => mine[part] !== undefined)
  if (misfittingParts(needs, mine).length > 0) return 'no'
  return statedParts.length > 0 && statedParts.every((part) => needs[part]) ? 'yes' : 'unknown'
}
