import type { FastifyInstance } from 'fastify'

/** While draining every answer closes its connection, so that the client's next request goes elsewhere. */
export function closeWhenDraining(app: FastifyInstance, state: { draining: boolean }) {
  app.addHook('onSend', async (_, reply) => {
    if (state.draining) reply.header('connection', 'close')
  })
}
