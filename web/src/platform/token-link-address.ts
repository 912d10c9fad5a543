/** Query parameters of a link from another product: `?token=…&cross_source=oa&module_type=resource`. */
export const linkParameters = { token: 'token', source: 'cross_source', module: 'module_type' } as const
const officeProduct = 'oa'

export function hasTokenLink(address: string): boolean {
  return new URL(address, 'http://any').searchParams.has(linkParameters.token)
}

/** People from the office product land where that product points; everybody else stays where the link led. */
export function afterSignIn({ searchParams }: URL): string | null {
  if (searchParams.get(linkParameters.source) !== officeProduct) return null
  return searchParams.get(linkParameters.module) === 'resource' ? '/resource/flow' : '/'
}
