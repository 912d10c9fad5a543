import { isLanguage } from '@atrium/contract/languages'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { queryOf } from '../i18n/language.ts'
import type { Handle } from '../i18n/preloads.tsx'

/** Navigations within the browser ask for `/case.data?_routes=…`: the data of a page without its HTML. */
const dataSuffix = /(?:\/_root|\/_)?\.data$/
const dataParameter = '_routes'

const mostKnown = 5_000

/**
 * The address of a page with the parameters that its route declares, sorted, and no others. Addresses that differ in
 * anything else are one page: they are rendered once, and what is rendered does not depend on the rest.
 */
export function openPageAddresses(build: ServerBuild): (address: string) => string {
  const routes = routeTree(build)
  const known = new Map<string, string>()

  return (address) => {
    const found = known.get(address)
    if (found !== undefined) return found

    const made = declaredAddress(routes, address)
    if (known.size >= mostKnown) known.clear()
    known.set(address, made)
    return made
  }
}

function declaredAddress(routes: RouteObject[], address: string): string {
  const start = address.indexOf('?')
  if (start < 0) return address
  const path = address.slice(0, start)
  const isData = dataSuffix.test(path)
  const matches = matchRoutes(routes, path.replace(dataSuffix, '') || '/') ?? []
  const declared = matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.parameters ?? [])

  const kept = [...queryOf(address)].filter(([name, value]) => {
    if (name === 'lang') return isLanguage(value)
    return declared.includes(name) || (isData && name === dataParameter)
  })
  const fields = new URLSearchParams(kept)
  fields.sort()
  return fields.size > 0 ? `${path}?${fields}` : path
}

/** The build lists its routes by their ids; the router matches trees. */
function routeTree({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => {
      const shared = {
        id,
        handle: module.handle,
        ...(path !== undefined && { path }),
        ...(caseSensitive && { caseSensitive }),
      }
      return index ? { ...shared, index } : { ...shared, children: routeTree({ routes } as ServerBuild, id) }
    })
}
