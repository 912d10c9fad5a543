import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { roleType } from '@atrium/contract/access'
import { acceptedEncoding } from '@atrium/contract/encoding'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import { basePathOf } from '../base-path.ts'
import { describeCalls } from './openapi.ts'

/** Stands in the page where each answer gets a nonce of its own. */
const placeholder = randomBytes(18).toString('base64url')

/** The description of every call for machines, and a page to browse it. Nothing of it comes from outside. */
export async function referenceRoutes(app: FastifyInstance, { API_ROOT, PUBLIC_ADDRESS }: Config) {
  const basePath = basePathOf({ PUBLIC_ADDRESS })
  // All of it is made when first asked for: most processes never are.
  const describe = (management: boolean) =>
    compressOnce(() => JSON.stringify(describeCalls(`${PUBLIC_ADDRESS}${API_ROOT}`, { management })))
  const forEverybody = describe(false)
  const forManagement = describe(true)

  app.get('/api/openapi.json', async (request, reply) => {
    const { roles } = await app.identify(request)
    const isManagement = roleType(roles) === 'management'
    const { etag, bodies } = await (isManagement ? forManagement() : forEverybody())
    const encoding = acceptedEncoding(request.headers['accept-encoding'])

    reply.type('application/json').headers({
      'cache-control': isManagement ? 'private, no-cache' : 'public, max-age=300',
      etag,
      vary: 'Authorization, Accept-Encoding',
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bodies[encoding])
  })

  let drawing: Promise<FastifyInstance> | undefined
  async function draw(path: string) {
    drawing ??= openReference(`${basePath}${API_ROOT}/api/openapi.json`)
    const { body } = await (await drawing).inject(path)
    return body
  }

  app.get('/api/reference', (_, reply) => reply.redirect(`${basePath}${API_ROOT}/api/reference/`, 301))

  app.get('/api/reference/', async (_, reply) => {
    // Without an icon of its own a page makes browsers ask for /favicon.ico.
    const page = (await draw('/reference/')).replace(
      '</head>',
      `<link rel="icon" href="${basePath}/favicon.svg" /></head>`,
    )
    // The library that draws the page writes style attributes; its scripts still need the nonce.
    return reply.type('text/html; charset=utf-8').send(page.replaceAll(placeholder, reply.allowPage('anywhere')))
  })

  app.get('/api/reference/js/scalar.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await draw('/reference/js/scalar.js')),
  )
}

/** A megabyte of JSON, a twentieth of that compressed. */
function compressOnce(write: () => string) {
  async function make() {
    const identity = Buffer.from(write())
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      promisify(gzip)(identity),
    ])
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
    return { etag, bodies: { identity, br, gzip: gz } }
  }
  let made: ReturnType<typeof make> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function openReference(url: string): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(reference, {
    routePrefix: '/reference',
    configuration: {
      url,
      nonce: placeholder,
      pageTitle: 'Atrium',
      telemetry: false,
      withDefaultFonts: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      theme: 'none' as const,
      showDeveloperTools: 'never' as const,
    },
  })
  return app
}
