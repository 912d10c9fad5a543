import { isLanguage } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import { announcePublicChange } from '../../platform/cache/public-change.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
import { accountsOf } from './personal-data.accounts.ts'

const userIdRow = z.object({ user_id: z.number() })

const objectKeyRow = z.object({ object_key: z.string().nullable() })

/** Every account whose time to think it over has passed. May run twice: what is erased is not due any more. */
export async function eraseDue(platform: Platform) {
  const { db, log, secret, storage } = platform
  const { rows } = await typedSql(userIdRow)`
    select user_id from account where erase_at <= now() and state in ('active', 'disabled') order by erase_at`.execute(
    db,
  )

  for (const { user_id } of rows) {
    await removeExports(db, storage, user_id)
    const isErased = await db.transaction().execute((tx) => erase(tx, secret, user_id))
    if (!isErased) continue
    log.info({ user_id }, 'account erased')
    await announcePublicChange(platform)
  }
}

/** Before the transaction, because an object cannot be brought back with it: what fails later is done again. */
async function removeExports(db: Db, storage: Storage, user_id: number) {
  const { rows } = await typedSql(objectKeyRow)`
    select object_key from personal_export where user_id = any(${await accountsOf(db, user_id)})`.execute(db)
  for (const { object_key } of rows) if (object_key) await storage.remove(object_key)
}

const erasedAccountSchema = z.object({
  user_id: z.number(),
  email: z.string().nullable(),
  withdraw_uploads: z.boolean(),
  mobile: z.string().nullable(),
})
type ErasedAccount = z.output<typeof erasedAccountSchema>

async function erase(tx: Db, secret: Secret, user_id: number): Promise<boolean> {
  // Who changed their mind while this was on its way keeps the account.
  const { rows } = await typedSql(erasedAccountSchema)`
    select user_id, email, mobile, withdraw_uploads from account
    where user_id = ${user_id} and erase_at <= now() and state in ('active', 'disabled') for update`.execute(tx)
  const [person] = rows
  if (!person) return false

  const language = await languageOf(tx, user_id)
  if (person.withdraw_uploads) await withdrawUploads(tx, user_id)
  await releasePhoto(tx, user_id)
  await emptyAccount(tx, user_id)
  await removeTraces(tx, secret, person)
  if (person.email) {
    await queueMessage(tx, secret, { channel: 'email', to: person.email, template: 'erased', language })
  }
  return true
}

/** In which language the person asked for it. */
async function languageOf(tx: Db, user_id: number) {
  const asked = await tx
    .selectFrom('message')
    .select('language')
    .where('user_id', '=', user_id)
    .orderBy('message_id', 'desc')
    .executeTakeFirst()
  return isLanguage(asked?.language) ? asked.language : 'zh-CN'
}

async function withdrawUploads(tx: Db, user_id: number) {
  await tx
    .updateTable('item')
    .set({ state: 'withdrawn', updated_at: sql`now()` })
    .where('owner_id', '=', user_id)
    .where('state', '<>', 'withdrawn')
    .execute()
}

/** Unclaimed, the file is removed with the person's other files, and its content by the sweep. */
async function releasePhoto(tx: Db, user_id: number) {
  await sql`
    update file set claimed_at = null from account
    where account.user_id = ${user_id} and file_id in (photo_id, photo_next_id)`.execute(tx)
}

/** The row stays as a former member; its number and address become available. */
async function emptyAccount(tx: Db, user_id: number) {
  await tx
    .updateTable('account')
    .set({
      user_name: '',
      company_name: null,
      introduction: '',
      shows_company: false,
      mobile: null,
      email: null,
      password_hash: null,
      photo_url: null,
      photo_id: null,
      photo_next_id: null,
      user_type: 'common_user',
      is_weaver: false,
      reads_in: null,
      own_menus: null,
      staff_note: null,
      last_sign_in_at: null,
      erase_at: null,
      state: 'erased',
      updated_at: sql`now()`,
    })
    .where('user_id', '=', user_id)
    .execute()
}

/** Tables that are about one person alone. What others need, bills and feedback, only forgets whom it was about. */
export const ownTables = [
  'identity',
  'session',
  'link_token',
  'agreement',
  'account_role',
  'proof',
  'sign_in',
  'personal_export',
  'upload',
  'resource_download',
  'collection',
  'collection_folder',
  'account_environment',
  'video_watch',
  'app_installation',
  'notice',
  'notice_setting',
  'notice_digest',
  'list_view',
  'hidden_work',
  'list_layout',
  'idempotency_key',
] as const

async function removeTraces(tx: Db, secret: Secret, { user_id, mobile, email }: ErasedAccount) {
  const user_ids = await accountsOf(tx, user_id)
  await leaveLibrary(tx, user_ids)
  await leaveProjects(tx, user_ids, [mobile, email])
  for (const table of ownTables) await sql`delete from ${sql.table(table)} where user_id = any(${user_ids})`.execute(tx)

  // Files used by published items stay; the sweep finds the contents without files.
  await sql`delete from file where user_id = any(${user_ids}) and claimed_at is null`.execute(tx)
  await sql`update feedback set user_id = null, browser = null where user_id = any(${user_ids})`.execute(tx)
  await sql`update feedback set assignee_id = null where assignee_id = any(${user_ids})`.execute(tx)
  await sql`update feedback_message set user_id = null where user_id = any(${user_ids})`.execute(tx)
  await sql`update feedback_note set user_id = null where user_id = any(${user_ids})`.execute(tx)
  await sql`update review_message set user_id = null where user_id = any(${user_ids})`.execute(tx)
  await sql`update article_opinion set user_id = null where user_id = any(${user_ids})`.execute(tx)
  const addresses = [mobile, email].flatMap((address) => (address === null ? [] : secret.hash('address', address)))
  await sql`
    update message set user_id = null, masked_address = '****', address_hash = '', code_hash = null, sealed = null,
      provider_answer = null, state = case when state in ('waiting', 'sending') then 'failed' else state end
    where user_id = any(${user_ids}) or address_hash = any(${addresses})`.execute(tx)
}

/** Removes drafts with their files and corrects counts. Published items are handled separately. */
async function leaveLibrary(tx: Db, user_ids: number[]) {
  await sql`update item_report set user_id = null where user_id = any(${user_ids})`.execute(tx)
  for (const noun of ['resource', 'app'] as const) {
    await sql`
      update ${sql.table(noun)} set collect_count = collect_count - mine.times
      from (select item_id, count(*) as times from collection where user_id = any(${user_ids}) group by item_id) as mine
      where ${sql.ref(`${noun}.item_id`)} = mine.item_id`.execute(tx)
  }
  await sql`
    with gone as (
      delete from article_revision where author_id = any(${user_ids}) and proposal and state <> 'published'
      returning item_id, revision_id
    )
    delete from item using gone where item.item_id = gone.item_id and item.state = 'draft'
      and not exists (select from article_revision as other where other.item_id = item.item_id
        and other.revision_id not in (select revision_id from gone))`.execute(tx)
  await sql`
    with gone as (
      delete from resource_version where user_id = any(${user_ids}) and published_at is null
      returning file_id, described -> 'screenshot_ids' as screenshot_ids
    )
    update file set claimed_at = null where file.user_id = any(${user_ids}) and file_id in (
      select file_id from gone union all select jsonb_array_elements_text(screenshot_ids)::bigint from gone)`.execute(
    tx,
  )
  await sql`
    with gone as (
      delete from app_version where user_id = any(${user_ids}) and published_at is null
      returning described -> 'screenshots' as screenshots
    )
    update file set claimed_at = null where file.user_id = any(${user_ids}) and file_id in (
      select (shown ->> 'file_id')::bigint from gone, jsonb_array_elements(screenshots) as shown)`.execute(tx)
}

/**
 * Projects of the person alone are removed. Shared ones get another owner: the editor of longest standing, otherwise the
 * reader.
 */
async function leaveProjects(tx: Db, user_ids: number[], addresses: (string | null)[]): Promise<void> {
  await sql`delete from project_import where user_id = any(${user_ids})`.execute(tx)
  await sql`delete from project_invitation where address = any(${addresses})`.execute(tx)
  await sql`
    with mine as (delete from project_member where user_id = any(${user_ids}) returning project_id, role),
    heir as (
      select distinct on (project_id) project_id, user_id from project_member as other
      where user_id <> all(${user_ids}) and project_id in (select project_id from mine where role = 'owner')
        and not exists (select from project_member as owner where owner.project_id = other.project_id
          and owner.role = 'owner' and owner.user_id <> all(${user_ids}))
      order by project_id, role, since, user_id
    )
    update project_member set role = 'owner' from heir
    where project_member.project_id = heir.project_id and project_member.user_id = heir.user_id`.execute(tx)
  await sql`
    with gone as (
      delete from project
      where not exists (select from project_member where project_member.project_id = project.project_id)
      returning project_id
    )
    update file set claimed_at = null
    where user_id = any(${user_ids}) and file_id in (
      select file_id from project_file where project_id in (select project_id from gone)
      except select file_id from project_file where project_id not in (select project_id from gone))
      and not exists (select from resource_version as other where file.file_id in (other.file_id, other.package_id))`.execute(
    tx,
  )
}
