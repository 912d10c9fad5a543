import { type Environment, environmentChoices, environmentParts, productVersions } from '@atrium/contract/environment'

/** Facets by the word that stands in the address, each as often as values are chosen: `?scene=3&scene=5`. */
export const facets = ['scene', 'industry', 'version', 'size', 'source'] as const
export type FacetName = (typeof facets)[number]

const sizes = ['small', 'medium', 'large'] as const
const sources = ['official', 'member'] as const

/** What somebody chose, as the call understands it. Values nobody knows choose nothing. */
export function choicesIn({ searchParams }: URL) {
  const environment = environmentIn(searchParams)
  const keyword = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const chosen = {
    scene_ids: ids(searchParams, 'scene'),
    industry_ids: ids(searchParams, 'industry'),
    tag_ids: ids(searchParams, 'tag'),
    versions: known(searchParams, 'version', productVersions),
    sizes: known(searchParams, 'size', sizes),
    sources: known(searchParams, 'source', sources),
  }
  return {
    ...withoutEmpty(chosen),
    ...(keyword && { keyword }),
    ...(Object.keys(environment).length > 0 && { environment }),
  }
}
export type Choices = ReturnType<typeof choicesIn>

/** The parts of an environment stand in the address by their own names, so that a list can be passed on. */
export function environmentIn(fields: URLSearchParams): Environment {
  const parts = environmentParts.map((part) => [part, fields.get(part)] as const)
  const known = parts.filter(
    ([part, value]) => value !== null && (environmentChoices[part] as readonly string[]).includes(value),
  )
  return Object.fromEntries(known) as Environment
}

/** The address without one value of one facet. */
export function without(fields: URLSearchParams, name: string, value?: string): URLSearchParams {
  const rest = new URLSearchParams(fields)
  rest.delete('page')
  if (value === undefined) rest.delete(name)
  else rest.delete(name, value)
  return rest
}

function ids(fields: URLSearchParams, name: string): number[] {
  return fields
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 40)
}

function known<const Value extends string>(fields: URLSearchParams, name: string, values: readonly Value[]): Value[] {
  return values.filter((value) => fields.getAll(name).includes(value))
}

function withoutEmpty<Lists extends Record<string, unknown[]>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>
}
