import * as contract from '@atrium/contract/website/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'

type ProviderRow = z.output<typeof contract.listProviders.data>['list'][number]
type ManagedProvider = z.output<typeof contract.readProvider.data>
type ProviderInput = z.output<typeof contract.createProvider.body>
type ProviderChange = z.output<typeof contract.saveProvider.body>

/** Providers of the environment come first and are read-only: they belong to the operator. */
export async function listProviders(db: Db, config: Config): Promise<{ list: ProviderRow[] }> {
  const { rows } = await typedSql(contract.listProviders.data.shape.list.element)`
    select 'openid' as way, provider_id, code, name, issuer as address, is_on, ${secretSummary} as secret
    from provider order by provider_id`.execute(db)
  return { list: [...inEnvironment(config), ...rows] }
}

function inEnvironment(config: Config): ProviderRow[] {
  const shown = (row: Omit<ProviderRow, 'provider_id' | 'secret'>, isSet: boolean) => ({
    ...row,
    provider_id: null,
    secret: { is_set: isSet, ending: null },
  })
  const { OIDC_PROVIDERS, WECHAT_APP_ID, SMS_PROVIDER, SMTP_URL } = config
  const mail = new URL(SMTP_URL)
  return [
    ...OIDC_PROVIDERS.map(({ id, name, issuer, client_secret }) =>
      shown({ way: 'openid', code: id, name, address: issuer, is_on: true }, client_secret !== undefined),
    ),
    shown(
      { way: 'wechat', code: 'wechat', name: 'WeChat', address: WECHAT_APP_ID, is_on: WECHAT_APP_ID !== '' },
      config.WECHAT_APP_SECRET !== '',
    ),
    shown(
      { way: 'sms', code: SMS_PROVIDER, name: SMS_PROVIDER, address: '', is_on: SMS_PROVIDER !== 'none' },
      config.SMS_KEY_SECRET !== '',
    ),
    shown({ way: 'mail', code: 'smtp', name: 'SMTP', address: mail.host, is_on: true }, mail.password !== ''),
  ]
}

const secretSummary = sql`jsonb_build_object('is_set', client_secret is not null, 'ending', secret_ending)`

export async function readProvider(db: Db, provider_id: number): Promise<ManagedProvider> {
  const { rows } = await typedSql(contract.readProvider.data)`
    select provider_id, code, name, issuer, client_id, scope, is_on, ${secretSummary} as secret, updated_at
    from provider where provider_id = ${provider_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

type ProviderContext = Pick<Platform, 'config' | 'secret'>

export async function createProvider(
  tx: Db,
  { config, secret }: ProviderContext,
  { client_secret, ...provider }: ProviderInput,
): Promise<{ provider_id: number }> {
  checkIssuer(config, provider.issuer)
  const taken = await tx.selectFrom('provider').select('code').where('code', '=', provider.code).executeTakeFirst()
  if (taken || config.OIDC_PROVIDERS.some(({ id }) => id === provider.code)) {
    throw new Failure('invalid_input', { field: 'code', detail: 'provider code already in use' })
  }
  return tx
    .insertInto('provider')
    .values({ ...provider, ...sealed(secret, client_secret || null) })
    .returning('provider_id')
    .executeTakeFirstOrThrow()
}

export async function saveProvider(
  tx: Db,
  { config, secret }: ProviderContext,
  provider_id: number,
  { client_secret, seen_at, ...provider }: ProviderChange,
): Promise<null> {
  checkIssuer(config, provider.issuer)
  const before = await lockProvider(tx, provider_id)
  if (before.updated_at !== seen_at)
    throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })
  // A secret is never sent to another issuer: otherwise an editor of the address could read it there.
  const isElsewhere = before.issuer !== provider.issuer || before.client_id !== provider.client_id
  if (client_secret === null && isElsewhere && before.client_secret !== null) {
    throw new Failure('invalid_input', { field: 'client_secret', detail: 'a new issuer needs its own client secret' })
  }

  await tx
    .updateTable('provider')
    .set({ ...provider, ...(client_secret !== null && sealed(secret, client_secret || null)), updated_at: sql`now()` })
    .where('provider_id', '=', provider_id)
    .execute()
  return null
}

export async function switchProvider(tx: Db, provider_id: number, is_on: boolean): Promise<null> {
  await lockProvider(tx, provider_id)
  await tx
    .updateTable('provider')
    .set({ is_on, updated_at: sql`now()` })
    .where('provider_id', '=', provider_id)
    .execute()
  return null
}

async function lockProvider(tx: Db, provider_id: number) {
  const provider = await tx
    .selectFrom('provider')
    .select(['issuer', 'client_id', 'client_secret', 'updated_at'])
    .where('provider_id', '=', provider_id)
    .forUpdate()
    .executeTakeFirst()
  if (!provider) throw new Failure('not_found')
  return provider
}

/** Outside of development a provider must use https. */
function checkIssuer({ NODE_ENV }: Config, issuer: string): void {
  if (NODE_ENV === 'production' && !issuer.startsWith('https:')) {
    throw new Failure('invalid_input', { field: 'issuer', detail: 'not https' })
  }
}

/** The end of a long secret tells two apart and gives nothing away; of a short one it would. */
function sealed(secret: Secret, text: string | null) {
  if (text === null) return { client_secret: null, secret_ending: null }
  return { client_secret: secret.seal(text), secret_ending: text.length >= 16 ? text.slice(-4) : null }
}
