import { readFileSync } from 'node:fs'
import { EncodedBody } from '@atrium/server/platform/http/encoded-body'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { paintedLight, propertiesOf } from './cover-colours.ts'
import { openKeptPages } from './kept-pages.ts'

/** What pages are shown with where their address is passed on: Open Graph asks for 1200 × 630. */
const pictureSize = { width: 1200, height: 630 }

/** Drawings are made on a sheet this wide, of which a picture shows the middle. */
const sheetWidth = 320

const pictureSheet = { top: 16, height: 168 }

/** Sharp reads vectors at 72 dots per inch unless told otherwise; so they are drawn at their final size. */
const density = (72 * pictureSize.width) / sheetWidth

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
      return {
        status: 200,
        headers: [],
        tag: null,
        body: new EncodedBody(await picture(type, drawing)),
        complete: true,
      }
    })
    return reply.type('image/png').header('cache-control', forEver).send(body.identity)
  })
}

/** The colours come from the style sheets the pages use, so that they are written down once. */
function openPictures(source: string) {
  const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8')
  const [tokens, hues, cover] = [read('styles/tokens.css'), read('styles/hues.css'), read('ui/cover/cover.module.css')]
  const shared = [...propertiesOf(tokens, ':root'), ...propertiesOf(cover, '.drawing')]

  /** A drawn cover as PNG. */
  return function picture(type: string, drawing: string): Promise<Buffer> {
    const properties = new Map([...shared, ...propertiesOf(hues, `[data-type="${type}"]`)])
    const svg = Buffer.from(paintedLight(drawing, properties))
    return sharp(svg, { density }).resize(pictureSize).removeAlpha().png().toBuffer()
  }
}
