import { jsonText } from '@atrium/contract/kit'
import { z } from 'zod'
import { openSigner, readPublicKey } from './platform/secret/signer.ts'

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^/]+\/[^/?]+/, 'must look like postgres://user:password@host:5432/database')
const port = z.coerce.number().int().min(0).max(65_535)
const milliseconds = z.coerce.number().int().positive()
const httpAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

const oidcProvider = z.object({
  id: z.string().regex(/^(?!wechat$|mobile$|email$)[a-z][a-z0-9-]{0,30}$/),
  name: z.string().min(1),
  // As the provider writes it: with or without a slash at its end are two issuers.
  issuer: z.url({ protocol: /^https?$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().optional(),
  scope: z.string().default('openid profile email'),
})
export type OidcProvider = z.output<typeof oidcProvider>

/** Everything an operator can set. `.env.example` is written from these lines. */
export const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development').describe('How the portal runs.'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('The least important lines that are still logged.'),

    HOST: z.string().default('127.0.0.1').describe('The address to listen on.'),
    PORT: port.default(7300).describe('The port of pages and calls. Several processes may share it.'),
    METRICS_PORT: port.default(7301).describe('The port of /metrics, never open to the outside. 0 picks a free one.'),
    PUBLIC_ADDRESS: httpAddress
      .default('http://127.0.0.1:7300')
      .describe(
        'How people reach the portal, with the path it is mounted under, if any: https://example.com/portal. Links follow from it.',
      ),
    CONTENT_ADDRESS: httpAddress
      .optional()
      .describe(
        'A second address of the portal, on another host, for pages people uploaded. Without it they are only kept.',
      ),
    ALLOWED_HOSTS: z
      .string()
      .default('')
      .transform((names) =>
        names
          .toLowerCase()
          .split(',')
          .flatMap((name) => name.trim() || []),
      )
      .describe('Further host names the portal answers under, by comma, without ports. Any other name is refused.'),
    DOWNLOAD_BY: z
      .enum(['portal', 'nginx'])
      .default('portal')
      .describe('Who sends files: the portal, or nginx before it as in deploy/nginx.'),
    API_ROOT: z
      .string()
      .regex(/^(\/[\w-]+)*$/, 'must be empty or look like /prefix')
      .default('')
      .describe('A prefix before every /api path. Empty in production.'),
    TRUST_PROXY: z
      .string()
      .default('')
      .describe('Addresses or networks of your proxies, by comma. Only their X-Forwarded-* lines are believed.'),
    SHARED_CACHE_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(86_400)
      .default(1)
      .describe('How long shared caches may keep what visitors get. More than 1 only with PURGE_ADDRESSES.'),
    PURGE_ADDRESSES: z
      .string()
      .default('')
      .transform((addresses) => addresses.split(',').flatMap((one) => one.trim() || []))
      .pipe(z.array(httpAddress))
      .describe(
        'Shared caches that are sent PURGE whenever staff change what visitors see, by comma (deploy/varnish).',
      ),
    DRAIN_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .default(20)
      .describe('How long requests under way may still take after SIGTERM.'),
    DRAIN_NOTICE_SECONDS: z.coerce
      .number()
      .min(0)
      .default(1)
      .describe('How long /readyz says so before the port closes: longer than your load balancer takes to notice.'),
    RATE_LIMIT_PER_MINUTE: z.coerce
      .number()
      .int()
      .positive()
      .default(6000)
      .describe('Requests a minute from one network address. A whole company may share one.'),
    RATE_LIMIT_PER_PERSON: z.coerce
      .number()
      .int()
      .positive()
      .default(1200)
      .describe('Calls a minute by one signed-in person, wherever they are.'),

    DATABASE_URL: databaseUrl.describe(
      'PostgreSQL. Several hosts by comma: the portal finds the one that takes writes.',
    ),
    DATABASE_OWNER_URL: databaseUrl
      .optional()
      .describe('The same database for the role that owns its tables, which migrates. Without it DATABASE_URL.'),
    MIGRATE_ON_START: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'off: the portal does not migrate at its start, `npm run migrate` does, and alone needs DATABASE_OWNER_URL.',
      ),
    DATABASE_POOL: z.coerce
      .number()
      .int()
      .positive()
      .default(10)
      .describe('Database connections per process, at most.'),
    PAGES_AT_ONCE: z.coerce
      .number()
      .int()
      .positive()
      .optional()
      .describe('Pages rendered at the same time per process. Without it one for every five of DATABASE_POOL.'),
    DATABASE_CONNECT_TIMEOUT: milliseconds
      .default(800)
      .describe('Milliseconds making a connection to the database may take.'),
    DATABASE_STATEMENT_TIMEOUT: milliseconds.default(5_000).describe('Milliseconds one statement may take.'),

    REDIS_URL: z.url({ protocol: /^rediss?$/ }).describe('Redis, for rate limits and for telling other processes.'),
    REDIS_TIMEOUT: milliseconds
      .default(200)
      .describe('Milliseconds a command of Redis may take; rate limits are counted per process without it.'),
    REDIS_PREFIX: z
      .string()
      .default('atrium:')
      .describe('Put before every key, so that several portals can share one Redis.'),

    S3_ENDPOINT: httpAddress.describe('The object store.'),
    S3_PUBLIC_ENDPOINT: httpAddress
      .optional()
      .describe('How browsers reach the object store, where that is another address.'),
    S3_REGION: z.string().default('us-east-1').describe('Its region.'),
    S3_ACCESS_KEY_ID: z.string().min(1).describe('Its key.'),
    S3_SECRET_ACCESS_KEY: z.string().min(1).describe('Its secret.'),
    S3_TIMEOUT: milliseconds.default(1_000).describe('Milliseconds the object store may take to begin an answer.'),
    S3_BUCKET: z.string().min(3).describe('The bucket for files.'),
    S3_PREFIX: z
      .string()
      .default('')
      .describe('Put before every object key, so that several portals can share a bucket.'),

    FILE_QUOTA_GB: z.coerce.number().positive().default(20).describe('Gigabytes the files of one person may take up.'),

    CLAMD_HOST: z.string().default('127.0.0.1').describe('The virus scanner.'),
    CLAMD_PORT: port.default(7310).describe('Its port.'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('The mail server.'),
    MAIL_FROM: z.string().default('Atrium <no-reply@example.com>').describe('The sender of mails.'),

    SECRET_KEY: z
      .string()
      .min(32)
      .describe(
        'Random text, for example from `openssl rand -base64 32`: seals, signs and hashes. After a change the secrets of providers added in the portal are entered anew.',
      ),
    SIGNING_KEY: z
      .string()
      .refine(isSigningKey, 'must be an Ed25519 private key')
      .describe(
        'The Ed25519 key that packages are signed with: from `openssl genpkey -algorithm ed25519 -outform DER | base64 -w0`, or as PEM.',
      ),
    TRUSTED_KEYS: z
      .string()
      .default('')
      .transform(trustedKeys)
      .describe(
        'Public keys of other portals whose exported projects may be imported: base64 of the DER form, by comma.',
      ),
    ERASURE_DAYS: z.coerce
      .number()
      .int()
      .min(0)
      .default(14)
      .describe('Days between asking for the erasure of one’s account and the erasure.'),

    SMS_PROVIDER: z
      .enum(['none', 'development', 'aliyun', 'tencent'])
      .default('none')
      .describe('Who carries messages to mobiles. development only writes them into the log, codes included.'),
    SMS_ADDRESS: httpAddress.optional().describe('The carrier’s address, where it is not the usual one.'),
    SMS_KEY_ID: z.string().default('').describe('The carrier’s key.'),
    SMS_KEY_SECRET: z.string().default('').describe('Its secret.'),
    SMS_SIGN_NAME: z.string().default('').describe('The signature the carrier approved.'),
    SMS_TEMPLATE_ID: z
      .string()
      .default('')
      .describe('The template the carrier approved, with the code as its one value.'),
    SMS_APP_ID: z.string().default('').describe('The application’s number; Tencent Cloud only.'),
    SMS_PRICES: jsonText(z.record(z.string().regex(/^[1-9]\d{0,3}$/), z.number().positive()))
      .default({ '86': 0.045 })
      .describe('Dialling codes that are served, and what a message there costs: {"86": 0.045}.'),
    SMS_MONEY_PER_DAY: z.coerce.number().positive().default(200).describe('What all messages of a day may cost.'),

    WECHAT_APP_ID: z
      .string()
      .default('')
      .describe('The website application at WeChat Open Platform. Empty: not offered.'),
    WECHAT_APP_SECRET: z.string().default('').describe('Its secret.'),
    WECHAT_OPEN_ADDRESS: httpAddress.default('https://open.weixin.qq.com').describe('Where people scan the code.'),
    WECHAT_API_ADDRESS: httpAddress.default('https://api.weixin.qq.com').describe('Where the portal asks who it was.'),
    OIDC_PROVIDERS: jsonText(z.array(oidcProvider))
      .default([])
      .describe('OpenID Connect: [{"id":"…","name":"…","issuer":"https://…","client_id":"…","client_secret":"…"}].'),

    OFFICE_SITE: httpAddress.optional().describe('Where logo and title lead. Without it they lead home.'),
    PRODUCTS: z
      .string()
      .default('oa')
      .transform((codes) => codes.split(',').map((code) => code.trim()))
      .pipe(z.array(z.string().regex(/^[a-z][a-z0-9]*$/)).nonempty())
      .describe('Product codes by comma, as in /api/{product}-cases/filters.'),
    BRAND_NAME_ZH_CN: z.string().optional().describe('The name of the portal in Simplified Chinese.'),
    BRAND_NAME_ZH_TW: z.string().optional().describe('The name of the portal in Traditional Chinese.'),
    BRAND_NAME_EN: z.string().optional().describe('The name of the portal in English.'),
  })
  .refine(({ NODE_ENV, SMS_PROVIDER }) => NODE_ENV !== 'production' || SMS_PROVIDER !== 'development', {
    path: ['SMS_PROVIDER'],
    message: 'development writes codes where people can read them',
  })
  .refine(
    ({ DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL }) =>
      databaseOf(DATABASE_OWNER_URL) === databaseOf(DATABASE_URL),
    { path: ['DATABASE_OWNER_URL'], message: 'must name the database of DATABASE_URL' },
  )
  .refine(({ SHARED_CACHE_SECONDS, PURGE_ADDRESSES }) => SHARED_CACHE_SECONDS === 1 || PURGE_ADDRESSES.length > 0, {
    path: ['SHARED_CACHE_SECONDS'],
    message: 'must be 1 without PURGE_ADDRESSES: a withdrawn item would stay visible',
  })
  .refine(({ CONTENT_ADDRESS, PUBLIC_ADDRESS }) => hostOf(CONTENT_ADDRESS) !== hostOf(PUBLIC_ADDRESS), {
    path: ['CONTENT_ADDRESS'],
    message: 'must be another host than PUBLIC_ADDRESS: what people uploaded would run as the portal itself',
  })

/**
 * Settings that hold secrets. A backup leaves them out, so they are kept elsewhere: each with what happens without it.
 */
export const secretSettings = {
  SECRET_KEY: 'secrets of providers added in the portal and messages that wait cannot be read; codes and tickets end',
  SIGNING_KEY: 'new packages are signed with another key; what was signed before stays valid',
  DATABASE_URL: 'set another password in PostgreSQL',
  DATABASE_OWNER_URL: 'set another password in PostgreSQL',
  REDIS_URL: 'set another password in Redis',
  S3_SECRET_ACCESS_KEY: 'issue another key in the object store',
  SMTP_URL: 'set another password at the mail server',
  SMS_KEY_SECRET: 'issue another key at the carrier',
  WECHAT_APP_SECRET: 'issue another secret at WeChat Open Platform',
  OIDC_PROVIDERS: 'issue other client secrets at the providers',
} as const satisfies Partial<Record<keyof Config, string>>

function isSigningKey(text: string) {
  try {
    return openSigner(text).key_id !== ''
  } catch {
    return false
  }
}

function trustedKeys(keys: string, context: z.RefinementCtx) {
  try {
    return keys.split(',').flatMap((key) => (key.trim() === '' ? [] : [readPublicKey(key.trim())]))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be Ed25519 public keys' })
    return z.NEVER
  }
}

function databaseOf(url: string) {
  return /^\w+:\/\/[^/]+\/([^/?]+)/.exec(url)?.[1]
}

function hostOf(address: string | undefined) {
  return address && new URL(address).hostname
}

export type Config = z.output<typeof settings>

export class ConfigurationError extends Error {}

/** An empty value counts as absent: that is how `.env` files switch a setting off. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = settings.safeParse(nonEmpty)
  if (success) return data

  const wrong = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `  ${name}: ${nonEmpty[name] === undefined ? 'is missing' : message}. ${settings.shape[name as keyof Config].description}`
  })
  throw new ConfigurationError(`The portal cannot start. Put these settings right:\n${wrong.join('\n')}`)
}

/** A visitor hears at once that there is no database connection; a job waits for one, because failing costs it an attempt. */
export function workerConfig(config: Config): Config {
  return { ...config, DATABASE_CONNECT_TIMEOUT: Math.max(config.DATABASE_CONNECT_TIMEOUT, 10_000) }
}
