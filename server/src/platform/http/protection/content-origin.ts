import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../../config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers there, and nowhere else. */
    content?: boolean
  }
}

/**
 * Uploaded content may be a page. It is served from another origin without cookies or API: that origin serves only
 * content, and the portal's origin serves none.
 */
export function separateContent(app: FastifyInstance, { CONTENT_ADDRESS }: Pick<Config, 'CONTENT_ADDRESS'>) {
  const contentHost = CONTENT_ADDRESS && new URL(CONTENT_ADDRESS).host
  app.decorateRequest('isContent', false)

  app.addHook('onRequest', async (request, reply) => {
    request.isContent = contentHost !== undefined && request.host.toLowerCase() === contentHost
    if (request.isContent !== (request.routeOptions.config.content ?? false)) return nothingHere(reply)
  })
}

function nothingHere(reply: FastifyReply) {
  return reply.code(404).headers({ 'cache-control': 'no-store', 'content-type': 'text/plain' }).send('')
}
