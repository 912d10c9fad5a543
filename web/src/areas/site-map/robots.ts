import { pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/robots.ts'

/** What a stranger cannot use. Pages that only should not be listed say so themselves, and must be read for that. */
const closed = ['/api/', '/person-center', '/management', '/upload-center', '/project', '/demo']

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(pageContext).origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
