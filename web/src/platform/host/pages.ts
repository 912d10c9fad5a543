import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import type { Language } from '@atrium/contract/languages'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageOf } from '../i18n/language.ts'
import type { PageContext, pageContext } from '../page/page-context.ts'
import { carriesSecret } from '../session/token-link-address.ts'
import { failurePage } from './failure-page.ts'
import { inProcess } from './in-process.ts'
import { openKeptPages, type RenderedPage } from './kept-pages.ts'
import { mountedBuild } from './mounted-build.ts'
import { openOffer } from './offer.ts'
import { sendPage } from './send-page.ts'
import { readTranslations } from './translations.ts'

export interface PagesOptions {
  build: () => Promise<ServerBuild>
  /** The folder of the translation files. */
  translations: string
  apiRoot: string
  /** The path the portal is mounted under, or an empty text. */
  basePath: string
  origin: string
  production: boolean
  officeSite: string | null
  /** The server's message for what does not exist. */
  notFoundMessage: (language: Language) => string
}

/** Every address that is no call and no file is a page: drawn for a visitor, kept for a second. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const { origin, production, officeSite, apiRoot, basePath } = options
  const build = () => mountedBuild(options.build(), basePath)
  const kept = openKeptPages({ fresh: production ? 1_000 : 0 })
  // Stands where the nonce of each answer will stand; nobody can guess it, so no stored text can carry it.
  const noncePlaceholder = randomBytes(18).toString('base64url')
  const translations = await readTranslations(options.translations, (missing) =>
    app.log.error(missing, 'translation file missing'),
  )
  const offered = openOffer(inProcess(app, apiRoot, basePath))
  const draw = createRequestHandler(build, production ? 'production' : 'development')

  async function render(request: FastifyRequest): Promise<RenderedPage> {
    const language = languageOfRequest(request, offered())
    let complete = true
    const page: PageContext = {
      transport: inProcess(app, apiRoot, basePath),
      language,
      i18n: translations.in(language),
      translationVersion: translations.version,
      apiRoot: basePath + apiRoot,
      basePath,
      nonce: noncePlaceholder,
      origin,
      production,
      officeSite,
      languages: offered(),
      path: request.url,
      notFoundMessage: options.notFoundMessage(language),
      request_id: request.id,
      misses: () => {
        complete = false
      },
      report: (error) => request.log.error({ err: error }, 'failed to render page'),
    }
    const { entry } = await build()
    const context = new RouterContextProvider()
    context.set((entry.module as unknown as { pageContext: typeof pageContext }).pageContext, page)

    // Nothing of the one who happens to ask first goes in: what comes out is for everybody.
    const response = await draw(new Request(origin + request.url), context)
    // The router's last resort is a line of plain text, which is no page for anybody.
    if (response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain')) {
      throw new Error(`router failed to render: ${await response.text()}`)
    }
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: [...response.headers], body, complete }
  }

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  /** A file of an older release is gone, not moved: who asks for it must hear so at once. */
  function isNoPage(address: string) {
    return address.startsWith(`${apiRoot}/api/`) || address.startsWith('/assets/')
  }

  function drawFailure(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOfRequest(request, offered())
    const { id: request_id } = request
    return failurePage({ language, i18n: translations.in(language), basePath, request_id, nonce: reply.allowPage() })
  }

  app.get('*', { config: { drawFailure } }, async (request, reply) => {
    if (isNoPage(request.url)) return reply.callNotFound()
    if (isUnreadable(request.url)) return reply.redirect(`${basePath}/errors`)

    const key = `${languageOfRequest(request, offered())} ${request.url}`
    const shareable = !carriesSecret(request.url)
    const page = shareable ? await kept.page(key, () => render(request)) : await render(request)
    if (page.status === 503) reply.header('retry-after', 1)
    return sendPage(request, reply, page, { noncePlaceholder, shareable })
  })
}

/** Two slashes would name another host, and no address of ours holds a control character. */
function isUnreadable(address: string): boolean {
  return /^[/\\]{2}|^[^?]*%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(address)
}

function languageOfRequest({ url, headers }: FastifyRequest, offered: readonly Language[]) {
  const { cookie, 'accept-language': acceptLanguage } = headers
  return languageOf({ address: url, cookie, acceptLanguage, offered })
}
