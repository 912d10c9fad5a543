import { randomBytes } from 'node:crypto'
import { antiForgery } from '@atrium/contract/forgery'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished, TestRunner } from 'vitest'
import { type Area, buildAppOf } from '../src/build-app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Db } from '../src/platform/db/db.ts'
import { openForgeryTokens } from '../src/platform/http/protection/forgery-token.ts'
import { isSecure } from '../src/platform/http/protection/headers.ts'
import { bearerToken } from '../src/platform/http/viewer.ts'
import { openLog } from '../src/platform/log/log.ts'
import { fileUses, type Wiring } from '../src/platform/wiring.ts'
import { closePlatform, openPlatform, type Platform } from '../src/platform.ts'
import { copyTemplate, querySql } from './database.ts'
import { givenAccount, givenSession, type TestPerson } from './given/given.ts'

export { administrator, givenAccount, givenLink, givenSession, someone, type TestPerson } from './given/given.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answers, and its expectations are the check
type Envelope = { code: number; msg: string; data: any }

export interface Portal {
  db: Db
  app: FastifyInstance
  platform: Platform
  user_id: number | null
  token: string | null
  /** What was logged, a parsed line each. */
  lines: Record<string, unknown>[]
  get(url: string, headers?: Record<string, string>): Promise<Envelope>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Envelope>
  /** The whole answer, for tests about headers and statuses. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>
  /** What the portal's own role may not do, such as to create a table. */
  queryAsOwner(statement: string): Promise<Record<string, unknown>[]>
  /** The same portal, used by another account. */
  signedInAs(account: { user_id: number }): Promise<Portal>
  close(): Promise<void>
}

interface PortalOptions {
  config?: Partial<Config>
  /** Entries that replace those of the product. */
  wiring?: Partial<Wiring>
  /**
   * Only these areas, without what other areas contribute to them. Much cheaper than the whole product, whose modules
   * are then not even loaded.
   */
  areas?: readonly Area[]
  /** Routes that only this test has. */
  routes?: (app: FastifyInstance, platform: Platform) => void
}

/** A portal with its own database, seen by one person: the whole product, or some areas. Within a test it closes by itself. */
export async function startPortal(
  viewer: TestPerson | null = null,
  { config, wiring, areas, routes }: PortalOptions = {},
): Promise<Portal> {
  const database = await copyTemplate()
  const unique = randomBytes(6).toString('hex')
  const lines: Record<string, unknown>[] = []
  const product = areas ? null : await import('./product.ts')

  const platform = await openPlatform(
    {
      ...readConfig({
        ...process.env,
        NODE_ENV: 'test',
        // Development has one; a test that is about it names it.
        CONTENT_ADDRESS: '',
        ...database.settings,
        REDIS_PREFIX: `test:${unique}:`,
        S3_PREFIX: `test/${unique}/`,
      }),
      ...config,
    },
    { ...(product?.wiring ?? noWiring), ...wiring },
    openLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  )
  const app = product ? await product.buildApp(platform) : await buildAppOf(platform, { areas: areas ?? [] })
  routes?.(app, platform)
  await app.ready()

  const cookieName = isSecure(platform.config.PUBLIC_ADDRESS) ? antiForgery.secureCookie : antiForgery.cookie
  const forgery = openForgeryTokens(platform.secret)

  async function close() {
    await app.close()
    await closePlatform(platform)
    await database.drop()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(close)

  async function signedInAs({ user_id }: { user_id: number | null }): Promise<Portal> {
    const token = user_id === null ? null : (await givenSession(platform.db, user_id)).token

    /** As a browser of whoever asks would send it: with the cookie of that session, repeated in the header. */
    async function send(request: InjectOptions) {
      const mine = token === null ? {} : { authorization: `Bearer ${token}` }
      const headers: Record<string, string> = { ...mine, ...(request.headers as Record<string, string> | undefined) }
      const proof = forgery.issue(bearerToken(headers.authorization))
      return app.inject({
        ...request,
        headers: { cookie: `${cookieName}=${proof}`, [antiForgery.header]: proof, ...headers },
      })
    }

    return {
      db: platform.db,
      app,
      platform,
      user_id,
      token,
      lines,
      send,
      queryAsOwner: (statement) => querySql(database.ownerUrl, statement),
      signedInAs,
      close,
      get: async (url, headers = {}) => (await send({ method: 'GET', url, headers })).json(),
      post: async (url, body = {}, headers = {}) =>
        (await send({ method: 'POST', url, headers, payload: body as object })).json(),
    }
  }

  return signedInAs(viewer ? await givenAccount(platform.db, viewer) : { user_id: null })
}

const noWiring: Wiring = {
  fileReadRules: Object.fromEntries(fileUses.map((use) => [use, []])) as unknown as Wiring['fileReadRules'],
  fileSettledHandlers: [],
  fileCountHandlers: [],
  itemIndexers: {
    resource: async () => {},
    app: async () => {},
    case: async () => {},
    video: async () => {},
    article: async () => {},
    release: async () => {},
  },
  exportLists: {},
  rowImports: [],
  approvalHandlers: {
    resource_version: async () => {},
    app_version: async () => {},
    article_revision: async () => {},
  },
}

/** What a browser gets at the address of a file: a redirect is followed. */
export async function fetchFile(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers })
  const { location } = answer.headers
  return answer.statusCode === 302 && location ? app.inject({ url: location, headers }) : answer
}
