import type { Config } from '../../config.ts'

/** The path the portal is mounted under, '/portal', or an empty text where it has the whole host [RT-14]. */
export function basePathOf({ PUBLIC_ADDRESS }: Pick<Config, 'PUBLIC_ADDRESS'>): string {
  return new URL(PUBLIC_ADDRESS).pathname.replace(/\/+$/, '')
}

/** The address as routes know it. What is asked for without the base path stays: probes, and proxies that take it away. */
export function withoutBasePath(address: string, basePath: string): string {
  if (basePath === '' || !address.startsWith(basePath)) return address
  const rest = address.slice(basePath.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : address
}
