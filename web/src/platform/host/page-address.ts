import { isLanguage } from '@atrium/contract/languages'
import type { ServerBuild } from 'react-router'
import { queryOf } from '../i18n/language.ts'
import type { Handle } from '../i18n/preloads.tsx'

/** Navigations within the browser ask for `/case.data?_routes=…`: the data of a page without its HTML. */
const dataSuffix = /(?:\/_root|\/_)?\.data$/
const dataParameter = '_routes'

interface DeclaringRoute {
  path: RegExp
  parameters: readonly string[]
}

/**
 * Gives the address of a page with the parameters that its route declares, sorted, and no others. Addresses that differ in
 * anything else are one page: it is rendered once, and what is rendered does not depend on the rest.
 */
export function openPageAddresses(build: ServerBuild): (address: string) => string {
  const routes = declaringRoutes(build)
  return (address) => (address.includes('?') ? declaredAddress(routes, address) : address)
}

function declaredAddress(routes: readonly DeclaringRoute[], address: string): string {
  const path = address.slice(0, address.indexOf('?'))
  const isData = dataSuffix.test(path)
  const page = path.replace(dataSuffix, '')
  const declared = routes.filter((route) => route.path.test(page)).flatMap(({ parameters }) => parameters)

  const kept = [...queryOf(address)].filter(([name, value]) => {
    if (name === 'lang') return isLanguage(value)
    return declared.includes(name) || (isData && name === dataParameter)
  })
  const fields = new URLSearchParams(kept)
  fields.sort()
  return fields.size > 0 ? `${path}?${fields}` : path
}

/** The router's own matching ranks all routes for each address, which costs more than the rest of a refusal. */
function declaringRoutes({ routes }: ServerBuild): DeclaringRoute[] {
  return Object.values(routes).flatMap((route) => {
    const { parameters } = (route?.module.handle as Handle | undefined) ?? {}
    return route && parameters ? [{ path: patternOf(fullPath(routes, route.id)), parameters }] : []
  })
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id]
  const above = route?.parentId ? fullPath(routes, route.parentId) : ''
  return route?.path ? `${above}/${route.path}` : above
}

/** `/download/:product_code?`: a name stands for one part of the path, which may be missing if a question mark follows. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part.replaceAll('.', '\\.')}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}
