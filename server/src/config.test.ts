import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfig, secretSettings, settings, workerConfig } from './config.ts'

const enough = {
  DATABASE_URL: 'postgres://atrium:secret@db1:5432,db2:5432/atrium',
  REDIS_URL: 'redis://127.0.0.1:6379',
  S3_ENDPOINT: 'http://127.0.0.1:7480/',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_BUCKET: 'atrium',
  SMTP_URL: 'smtp://127.0.0.1:25',
  SECRET_KEY: 'a secret of thirty-two characters',
  SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIEknz2rZX6mBd7l6+dwGaf+q26Jl1P1wPbViZyltmqs6',
}

test('what is not set has a sensible value, and an empty setting counts as not set', () => {
  const config = readConfig({ ...enough, PORT: '', OFFICE_SITE: '' })

  expect(config).toMatchObject({ PORT: 7300, HOST: '127.0.0.1', PRODUCTS: ['oa'], TRUST_PROXY: '', API_ROOT: '' })
  expect(config.OFFICE_SITE).toBeUndefined()
})

test('a worker waits longer for a database connection than a visitor does', () => {
  const config = readConfig(enough)

  expect(workerConfig(config).DATABASE_CONNECT_TIMEOUT).toBe(10_000)
  expect(workerConfig({ ...config, DATABASE_CONNECT_TIMEOUT: 20_000 }).DATABASE_CONNECT_TIMEOUT).toBe(20_000)
  expect(config.DATABASE_CONNECT_TIMEOUT).toBeLessThan(1_000)
})

test('everything that is wrong is said at once, with what it is for', () => {
  const { DATABASE_URL: _, ...without } = enough
  const read = () => readConfig({ ...without, PORT: 'seven', PUBLIC_ADDRESS: 'ftp://x', PRODUCTS: 'oa,No Spaces' })

  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(/DATABASE_URL: is missing\. PostgreSQL\./)
  for (const name of ['PORT', 'PUBLIC_ADDRESS', 'PRODUCTS']) expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'))
})

test('.env.example names every setting with its meaning, and no other', async () => {
  const lines = Object.entries(settings.shape).map(([name, setting]) => {
    const usual = setting.safeParse(undefined)
    const example = usual.success ? `# ${name}=${textOf(usual.data)}` : `${name}=`
    return `# ${setting.description}\n${example}\n`
  })
  const file = join(import.meta.dirname, '../../.env.example')

  await expect(lines.join('\n')).toMatchFileSnapshot(file)
})

test('codes are never written into the log of a portal in production', () => {
  const read = () => readConfig({ ...enough, NODE_ENV: 'production', SMS_PROVIDER: 'development' })

  expect(read).toThrow(/SMS_PROVIDER: development writes codes/)
})

test('uploaded content is never shown from the portal’s own host, on any port', () => {
  const read = (PUBLIC_ADDRESS: string, CONTENT_ADDRESS: string) =>
    readConfig({ ...enough, PUBLIC_ADDRESS, CONTENT_ADDRESS }).CONTENT_ADDRESS

  expect(() => read('https://portal.example.com', 'https://portal.example.com:8443')).toThrow(
    /CONTENT_ADDRESS: must be/,
  )
  expect(read('https://portal.example.com', 'https://content.example.com/')).toBe('https://content.example.com')
})

test('packages are signed with an Ed25519 key, as base64 or as PEM, and with no other', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

  for (const SIGNING_KEY of [enough.SIGNING_KEY, pem, pem.replaceAll('\n', '\\n')]) {
    expect(readConfig({ ...enough, SIGNING_KEY }).SIGNING_KEY).toBe(SIGNING_KEY)
  }
  for (const SIGNING_KEY of ['secret', other.export({ type: 'pkcs8', format: 'pem' }).toString()]) {
    expect(() => readConfig({ ...enough, SIGNING_KEY })).toThrow(/SIGNING_KEY: must be an Ed25519/)
  }
})

/** As an operator writes it: lists of words by comma, the rest as JSON. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

test('every setting whose name sounds like a secret is declared as one, so that no backup holds it', () => {
  const harmless = ['S3_ACCESS_KEY_ID', 'SMS_KEY_ID', 'TRUSTED_KEYS']

  const undeclared = Object.keys(settings.shape).filter(
    (name) => /SECRET|KEY|PASSWORD|TOKEN|_URL$|PROVIDERS$/.test(name) && !(name in secretSettings),
  )

  expect(undeclared.sort()).toEqual(harmless)
})
