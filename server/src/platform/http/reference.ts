import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { describeCalls } from './openapi.ts'

/** The description of every call for machines, and a page to browse it. Nothing of it comes from outside. */
export async function referenceRoutes(app: FastifyInstance, { API_ROOT, PUBLIC_ADDRESS }: Config) {
  const description = JSON.stringify(describeCalls(`${PUBLIC_ADDRESS}${API_ROOT}`))
  app.get('/api/openapi.json', (_, reply) => reply.header('content-type', 'application/json').send(description))

  // Stands in the page where each answer gets a nonce of its own.
  const placeholder = randomBytes(18).toString('base64url')
  app.addHook('onSend', async (_, reply, payload) => {
    if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload
    // The library that draws the page writes style attributes; its scripts still need the nonce.
    return payload.replaceAll(placeholder, reply.allowPage('anywhere'))
  })

  const { default: reference } = await import('@scalar/fastify-api-reference')
  await app.register(reference, {
    routePrefix: '/api/reference',
    configuration: {
      ...{ url: `${API_ROOT}/api/openapi.json`, nonce: placeholder, pageTitle: 'Atrium', telemetry: false },
      ...{ withDefaultFonts: false, hideClientButton: true, theme: 'none' as const },
      ...{ agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never' as const },
    },
  })
}
