import { queryOf } from '../i18n/language.ts'

/** Query parameters of a link from another product: `?token=…&cross_source=oa&module_type=resource`. */
export const linkParameters = { token: 'token', source: 'cross_source', module: 'module_type' } as const
const officeProduct = 'oa'

/** The address of a token link, of an OAuth return or of a shared link holds a secret: it must not be cached or logged. */
export function carriesSecret(address: string): boolean {
  return queryOf(address).has(linkParameters.token) || /^\/(authorization\/callback|p|c)\//.test(address)
}

/** People from the office product land where that product points; everybody else stays where the link led. */
export function afterSignIn({ searchParams }: URL): string | null {
  if (searchParams.get(linkParameters.source) !== officeProduct) return null
  return searchParams.get(linkParameters.module) === 'resource' ? '/resource/flow' : '/'
}
