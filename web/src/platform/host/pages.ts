import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Language } from '@atrium/contract/languages'
import { defaultLanguage, languages, translationModules } from '@atrium/contract/languages'
import { EncodedBody } from '@atrium/server/platform/http/encoded-body'
import type { FindKept } from '@atrium/server/platform/http/kept-responses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInstance, type i18n, type Resource } from 'i18next'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { ask, type Transport } from '../api/ask.ts'
import { isLanguageInAddress, languageOf } from '../i18n/language.ts'
import { translationOptions } from '../i18n/options.ts'
import type { PageContext, pageContext } from '../page/page-context.ts'
import { carriesSecret } from '../session/token-link-address.ts'
import { failurePage } from './failure-page.ts'
import { inProcess } from './in-process.ts'
import { openKeptPages, type RenderedPage } from './kept-pages.ts'
import { openPageAddresses } from './page-address.ts'
import { openRenderQueue, RenderingRefused } from './render-queue.ts'
import { sealPage } from './seal-page.ts'
import { type Keeping, languageHeader, pageHeaders, sendPage } from './send-page.ts'

/** How long, in milliseconds, what was heard is not asked for again. */
const fresh = 2_000

/** A queue of two seconds on a usual machine; on a busy one nobody waits longer than for a database connection. */
const queueLimits = { waiting: 64, patience: 10_000 }

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
  /** How many pages are rendered at the same time. */
  atOnce: number
  /** Those who share a limit. */
  networkOf: (request: FastifyRequest) => string
  /** From the operator's secret, so that every process seals a page alike. */
  sealKey: string
  measure: (counts: () => PageCounts) => void
  /** How long shared caches may keep a page. */
  sharedSeconds: number
  /** Where kept pages are looked for before the portal's hooks run. */
  offerKept: (find: FindKept) => void
  /** Calls the listener whenever staff have changed something that visitors see. */
  onChange: (listener: () => void) => void
}

interface PageCounts {
  renderings: { under_way: number; waiting: number }
  refused: number
  keptBytes: number
  /** Answers by where the page came from. */
  answers: { fresh: number; stale: number; rendered: number }
}

/** Every address that is no call and no file is a page: rendered for a visitor, kept for a second. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  const { origin, production, officeSite, apiRoot, basePath, sharedSeconds } = options
  const build = () => mountedBuild(options.build(), basePath)
  const queue = openRenderQueue({ ...queueLimits, atOnce: options.atOnce })
  const kept = openKeptPages({ fresh: production ? 1_000 : 0, isBusy: queue.isBusy })
  options.onChange(kept.expire)
  const seal = { mark: randomBytes(18).toString('base64url'), key: options.sealKey }
  const translations = await readTranslations(options.translations, (missing) =>
    app.log.error(missing, 'translation file missing'),
  )
  const offered = openOffer(inProcess(app, apiRoot, basePath))
  const router = onceFor(build, (current) => ({
    addressOf: openPageAddresses(current),
    contextKey: (current.entry.module as unknown as { pageContext: typeof pageContext }).pageContext,
    draw: createRequestHandler(current, production ? 'production' : 'development'),
  }))

  async function render(request: FastifyRequest, address: string): Promise<RenderedPage> {
    const language = languageOfRequest(request, offered())
    let complete = true
    const page: PageContext = {
      transport: inProcess(app, apiRoot, basePath),
      language,
      i18n: translations.in(language),
      translationVersion: translations.version,
      apiRoot: basePath + apiRoot,
      basePath,
      nonce: seal.mark,
      origin,
      production,
      officeSite,
      languages: offered(),
      path: address,
      notFoundMessage: options.notFoundMessage(language),
      request_id: request.id,
      misses: () => {
        complete = false
      },
      report: (error) => request.log.error({ err: error }, 'failed to render page'),
    }
    const { contextKey, draw } = await router.load()
    const context = new RouterContextProvider()
    context.set(contextKey, page)

    // Nothing of the one who happens to ask first goes in: what comes out is for everybody.
    const response = await draw(new Request(origin + address), context)
    // The router's last resort is a line of plain text, which is no page for anybody.
    if (response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain')) {
      throw new Error(`router failed to render: ${await response.text()}`)
    }
    return { ...(await sealed(response)), complete }
  }

  async function sealed(response: Response): Promise<Omit<RenderedPage, 'complete'>> {
    const { status, headers } = response
    const isHtml = headers.get('content-type')?.startsWith('text/html')
    const { html, ...inline } = isHtml ? sealPage(await response.text(), seal) : { html: null }
    const body = html === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html)
    if ('scripts' in inline) headers.set('content-security-policy', app.pagePolicy(inline))
    const tag = status === 200 ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` : null
    return { status, headers: [...headers], body: new EncodedBody(body), tag }
  }

  /** A file of an older release is gone, not moved: who asks for it must hear so at once. */
  function isNoPage(address: string) {
    return address.startsWith(`${apiRoot}/api/`) || address.startsWith('/assets/')
  }

  function drawFailure(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOfRequest(request, offered())
    const { id: request_id } = request
    return failurePage({ language, i18n: translations.in(language), basePath, request_id, nonce: reply.allowPage() })
  }

  app.get('*', { config: { drawFailure, setsNoCookie: true } }, async (request, reply) => {
    if (isNoPage(request.url)) return reply.callNotFound()
    if (isUnreadable(request.url)) return reply.redirect(`${basePath}/errors`)

    const { addressOf } = await router.load()
    const address = addressOf(request.url)
    const key = `${languageOfRequest(request, offered())} ${address}`
    const inTurn = () => queue.run(options.networkOf(request), () => render(request, address))
    const wanted = keepingOf(request)
    try {
      const page = await (wanted === 'nobody' ? inTurn() : kept.page(key, inTurn))
      const keeping = kept.isCurrent(key, page) ? wanted : unshared(wanted)
      if (page.status === 503) reply.header('retry-after', 1)
      return await sendPage(request, reply, page, { keeping, sharedSeconds })
    } catch (error) {
      if (!(error instanceof RenderingRefused)) throw error
      reply.code(503).headers({ 'retry-after': 1, 'cache-control': 'no-store' }).type('text/html; charset=utf-8')
      return reply.send(drawFailure(request, reply))
    }
  })

  options.offerKept((url, headers) => {
    const keeping = keepingOf({ url, headers })
    if (isNoPage(url) || keeping === 'nobody') return undefined

    const address = router.loaded()?.addressOf(url)
    const page = kept.fresh(`${languageOfRequest({ url, headers }, offered())} ${address}`)
    if (!page || page.tag === null) return undefined
    return { body: page.body, tag: page.tag, headers: pageHeaders(page, keeping, sharedSeconds), route: '*' }
  })

  function keepingOf({ url, headers }: AddressedRequest): Keeping {
    if (carriesSecret(url)) return 'nobody'
    return headers[languageHeader] !== undefined || isLanguageInAddress(url, offered()) ? 'shared' : 'browser'
  }

  options.measure(() => {
    const { underWay: under_way, waiting, refused } = queue.counts()
    const { bytes: keptBytes, asked: answers } = kept.counts()
    return { renderings: { under_way, waiting }, refused, keptBytes, answers }
  })
}

type AddressedRequest = Pick<FastifyRequest, 'url' | 'headers'>

/** For a page that shared caches must not keep. */
function unshared(keeping: Keeping): Keeping {
  return keeping === 'shared' ? 'browser' : keeping
}

/** Two slashes would name another host, and no address of ours holds a control character. */
function isUnreadable(address: string): boolean {
  return /^[/\\]{2}|^[^?]*%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(address)
}

function languageOfRequest({ url, headers }: AddressedRequest, offered: readonly Language[]) {
  const { cookie, 'accept-language': acceptLanguage, [languageHeader]: atEdge } = headers
  return languageOf({ address: url, atEdge: atEdge?.toString(), cookie, acceptLanguage, offered })
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

/** Made again only when there is another build, which happens while developing. */
function onceFor<Made>(build: () => Promise<ServerBuild>, make: (build: ServerBuild) => Made) {
  let known: { build: ServerBuild; made: Made } | undefined

  return {
    async load(): Promise<Made> {
      const current = await build()
      if (known?.build !== current) known = { build: current, made: make(current) }
      return known.made
    },
    loaded: (): Made | undefined => known?.made,
  }
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
