import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { endSubscription } from './notice.subscription.ts'

/**
 * The button of mail programs (RFC 8058): their servers post a form, without cookies and without following anybody
 * elsewhere. The ticket alone says for whom and for which mails. People who follow the address get a page with a button.
 */
export function oneClickServing(app: FastifyInstance, { db, secret }: Platform) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Querystring: { ticket?: string } }>(
      '/unsubscribe',
      { config: { mayBeForeign: true } },
      async (request, reply) => {
        const ticket = String(request.query.ticket ?? '')
        await db.transaction().execute((tx) => endSubscription(tx, secret, ticket))
        return reply.header('cache-control', 'no-store').type('text/plain').send('OK\n')
      },
    )
  })
}
