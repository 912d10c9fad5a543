import type { FastifyInstance } from 'fastify'

interface CoversOptions {
  draw: (type: string, id: string) => string | null
}

/** Drawn covers: the same address gives the same drawing for ever. */
export async function covers(app: FastifyInstance, { draw }: CoversOptions) {
  app.get<{ Params: { type: string; id: string } }>('/covers/:type/:id.svg', async ({ params }, reply) => {
    const drawing = draw(params.type, params.id)
    if (!drawing) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(drawing)
  })
}
