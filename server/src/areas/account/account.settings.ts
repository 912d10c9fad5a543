import { type changeProfile as changeContract, readMyAccount } from '@atrium/contract/account/account'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { providerNames } from './account.providers.ts'

const { identities } = readMyAccount.data.shape
const accountRow = readMyAccount.data.extend({ identities: z.array(identities.element.omit({ provider_name: true })) })

export async function changeUserName(db: Db, { user_id }: Viewer, user_name: string): Promise<null> {
  await change(db, user_id, { user_name })
  return null
}

export async function changeCompanyName(db: Db, { user_id }: Viewer, company_name: string): Promise<null> {
  await change(db, user_id, { company_name: company_name || null })
  return null
}

type ProfileChange = z.output<typeof changeContract.body>

export async function changeProfile(db: Db, { user_id }: Viewer, { introduction, shows_company }: ProfileChange) {
  await change(db, user_id, {
    ...(introduction !== undefined && { introduction }),
    ...(shows_company !== undefined && { shows_company }),
  })
  return null
}

interface AccountTexts {
  user_name: string
  company_name: string | null
  introduction: string
  shows_company: boolean
}

async function change(db: Db, user_id: number | null, names: Partial<AccountTexts>) {
  await db
    .updateTable('account')
    .set({ ...names, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
}

/** Everything the page of account information shows, in one look. */
export async function readAccount(db: Db, config: Config, { user_id, language }: Viewer) {
  const { rows } = await typedSql(accountRow)`
    select user_name, mobile, email, photo_url, user_type, is_weaver, company_name, introduction,
      shows_company, created_at, erase_at,
      password_hash is null as not_set_password, mobile is not null as bind_mobile, email is not null as bind_email,
      (select type from identity where identity.user_id = account.user_id
         and photo_address is not null and photo_answer is null order by identity_id desc limit 1) as photo_offer,
      array(select jsonb_build_object('identity_id', identity_id, 'type', type, 'name', name,
              'created_at', created_at, 'last_used_at', last_used_at)
            from identity where identity.user_id = account.user_id order by identity_id) as identities,
      array(select jsonb_build_object('agreement', agreement, 'version', version, 'agreed_at', agreed_at)
            from agreement where agreement.user_id = account.user_id order by agreed_at desc, agreement) as agreements
    from account where user_id = ${user_id}`.execute(db)

  if (!rows[0]) throw new Failure('not_logged_in')
  const { identities, photo_offer, ...account } = rows[0]
  const nameOf = await providerNames(db, config, language)
  return {
    ...account,
    photo_offer: photo_offer === null ? null : nameOf(photo_offer),
    identities: identities.map((identity) => ({
      ...identity,
      provider_name: nameOf(identity.type),
    })),
  }
}
