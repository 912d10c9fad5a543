import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:zlib'
import type { Language } from '@atrium/contract/languages'
import { defaultLanguage, languages, translationModules } from '@atrium/contract/languages'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInstance, type i18n, type Resource } from 'i18next'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { ask, type Transport } from '../api/ask.ts'
import { languageOf } from '../i18n/language.ts'
import { translationOptions } from '../i18n/options.ts'
import type { PageContext, pageContext } from '../page/page-context.ts'
import { carriesSecret } from '../session/token-link-address.ts'
import { failurePage } from './failure-page.ts'
import { inProcess } from './in-process.ts'
import { openKeptPages, type RenderedPage } from './kept-pages.ts'
import { sendPage } from './send-page.ts'

/** How long, in milliseconds, what was heard is not asked for again. */
const fresh = 2_000

const mounted = new WeakMap<ServerBuild, ServerBuild>()

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

/** The build knows no base path: the router and the files it names get it here, when the portal starts [RT-14]. */
async function mountedBuild(building: Promise<ServerBuild>, basePath: string): Promise<ServerBuild> {
  const build = await building
  if (basePath === '') return build
  const known = mounted.get(build)
  if (known) return known

  const assets = JSON.stringify(build.assets).replaceAll('"/assets/', `"${basePath}/assets/`)
  const made = { ...build, basename: basePath, assets: JSON.parse(assets) }
  mounted.set(build, made)
  return made
}

/** Which languages are on offer, as last heard. No page waits for it: a page that is kept is there without the database, too. */
function openOffer(transport: Transport): () => readonly Language[] {
  let known: readonly Language[] = languages
  let askedAt = 0

  return () => {
    if (Date.now() - askedAt > fresh) {
      askedAt = Date.now()
      ask({ transport, language: defaultLanguage }, 'GET /api/website').then(
        (website) => {
          known = website.languages
        },
        () => {},
      )
    }
    return known
  }
}

interface Translations {
  /** Part of every address the browser reads translations from: new texts, new address. */
  version: string
  in(language: Language): i18n
}

/** One ready instance per language, read from disk once; a missing file is reported, and the default language stands in. */
export async function readTranslations(
  folder: string,
  report: (missing: { file: string; reason: unknown }) => void,
): Promise<Translations> {
  const hash = createHash('sha256')
  const instances = new Map<Language, i18n>()

  for (const language of languages) {
    const texts: Resource[string] = {}
    for (const module of translationModules) {
      const file = `${folder}/${module}/${language}.json`
      const text = await readFile(file, 'utf8').catch((reason: unknown) => {
        report({ file, reason })
        return null
      })
      hash.update(text ?? '')
      texts[module] = text
        ? JSON.parse(text)
        : (instances.get(defaultLanguage)?.getResourceBundle(defaultLanguage, module) ?? {})
    }
    const instance = createInstance()
    await instance.init({ ...translationOptions(language), resources: { [language]: texts } })
    instances.set(language, instance)
  }

  return { version: hash.digest('hex').slice(0, 10), in: (language) => instances.get(language) as i18n }
}
