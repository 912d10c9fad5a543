import { randomBytes } from 'node:crypto'
import { createRequest } from '@mcansh/react-router-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageOf } from '../i18n/language.ts'
import type { PageContext, pageContext } from '../page-context.ts'
import { inProcess } from './in-process.ts'
import { openKeptPages, type Rendered } from './kept-pages.ts'
import { sendPage } from './send-page.ts'
import { readTranslations } from './translations.ts'

export interface PagesOptions {
  build: () => Promise<ServerBuild>
  translations: string
  apiRoot: string
  origin: string
  production: boolean
  officeSite: string | null
}

/** Every address that is no call and no file is a page: rendered for a visitor, kept for a second. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const { origin, production, officeSite, apiRoot } = options
  const translations = await readTranslations(options.translations, (missing) =>
    app.log.error(missing, 'a translation file is missing'),
  )
  const handler = createRequestHandler(options.build, production ? 'production' : 'development')
  const kept = openKeptPages({ fresh: production ? 1_000 : 0 })
  // Stands where the nonce of each answer will stand; nobody can guess it, so no stored text can carry it.
  const noncePlaceholder = randomBytes(18).toString('base64url')

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<Rendered> {
    const language = languageOfRequest(request)
    const page: PageContext = {
      transport: inProcess(app, { apiRoot, request_id: request.id }),
      language,
      i18n: translations.in(language),
      translationVersion: translations.version,
      nonce: noncePlaceholder,
      origin,
      production,
      officeSite,
      report: (error) => request.log.error({ err: error }, 'a page could not be drawn'),
    }
    const { entry } = await options.build()
    const context = new RouterContextProvider()
    context.set((entry.module as unknown as { pageContext: typeof pageContext }).pageContext, page)

    const response = await handler(createRequest(request, reply), context)
    return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()) }
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  app.all('*', async (request, reply) => {
    if (request.url.startsWith(`${apiRoot}/api/`)) return reply.callNotFound()

    const key = `${languageOfRequest(request)} ${request.host} ${request.url}`
    const page =
      request.method === 'GET' ? await kept.page(key, () => render(request, reply)) : await render(request, reply)
    return sendPage(request, reply, page, noncePlaceholder)
  })
}

function languageOfRequest({ url, headers }: FastifyRequest) {
  return languageOf({ address: url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
}
