import type { FastifyInstance } from 'fastify'
import { openPictures, pictureSheet } from './cover-picture.ts'
import { openKeptPages } from './kept-pages.ts'

interface CoversOptions {
  draw: (type: string, id: string, sheet?: typeof pictureSheet) => string | null
  /** The folder of the style sheets whose colours the pictures have. */
  source: string
}

interface CoverRequest {
  Params: { type: string; id: string }
}

const forEver = 'public, max-age=31536000, immutable'
/** Slugs and numbers, as resources have them: any other id would be drawn for nobody. */
const usual = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Drawn covers: the same address gives the same drawing for ever, and as a picture where no page is around it. */
export async function covers(app: FastifyInstance, { draw, source }: CoversOptions) {
  const picture = openPictures(source)
  const kept = openKeptPages({ fresh: Number.POSITIVE_INFINITY, bytes: 8_000_000 })

  app.get<CoverRequest>('/covers/:type/:id.svg', async ({ params }, reply) => {
    const drawing = draw(params.type, params.id)
    if (!drawing) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', forEver).send(drawing)
  })

  app.get<CoverRequest>('/covers/:type/:id.png', async ({ params: { type, id } }, reply) => {
    const drawing = usual.test(id) ? draw(type, id, pictureSheet) : null
    if (!drawing) return reply.callNotFound()
    const { body } = await kept.page(`${type}/${id}`, async () => {
      return { status: 200, headers: [], body: await picture(type, drawing), complete: true }
    })
    return reply.type('image/png').header('cache-control', forEver).send(body)
  })
}
