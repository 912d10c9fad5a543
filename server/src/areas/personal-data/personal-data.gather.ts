import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { accountsOf } from './personal-data.accounts.ts'

/** Everything kept about a person, by the name of the file it is written to; as of one moment. */
export async function gather(db: Db, secret: Secret, user_id: number): Promise<Record<string, unknown>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['user_id', 'user_name', 'company_name', 'mobile', 'email', 'photo_url', 'user_type', 'is_weaver'])
        .select(['introduction', 'shows_company'])
        .select(['reads_in', 'state', 'created_at', 'updated_at', 'erase_at', 'withdraw_uploads'])
        .select(['own_menus', 'staff_note', 'last_sign_in_at'])
        .select(sql<boolean>`password_hash is not null`.as('has_password'))
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow()
      const addresses = [account.mobile, account.email].flatMap((address) =>
        address === null ? [] : secret.hash('address', address),
      )

      const files: Record<string, unknown> = { account }
      for (const [name, query] of Object.entries(lists(await accountsOf(tx, user_id), addresses))) {
        files[name] = (await query.execute(tx)).rows
      }
      return files
    })
}

/** Secrets are not among it: of tokens, codes and passwords only hashes are kept, which tell a person nothing. */
function lists(user_ids: number[], addresses: Buffer[]): Record<string, RawBuilder<unknown>> {
  return {
    roles: sql`
      select role.code, role.name from account_role join role using (role_id)
      where user_id = any(${user_ids}) order by role_id`,
    identities: sql`
      select identity_id, type, subject, name, photo_address, photo_answer, created_at, last_used_at from identity
      where user_id = any(${user_ids}) order by identity_id`,
    agreements: sql`
      select agreement, version, agreed_at from agreement where user_id = any(${user_ids}) order by agreed_at, agreement`,
    sessions: sql`
      select session_id, way, user_agent, country, created_at, last_seen_at, expires_at, revoked_at from session
      where user_id = any(${user_ids}) order by session_id`,
    'sign-ins': sql`
      select way, outcome, network, country, user_agent, created_at from sign_in
      where user_id = any(${user_ids}) order by sign_in_id`,
    messages: sql`
      select channel, template, language, masked_address, state, created_at, sent_at from message
      where user_id = any(${user_ids}) or address_hash = any(${addresses}) order by message_id`,
    feedback: sql`
      select feedback_id, content, state, page, browser, created_at,
        coalesce((select jsonb_agg(jsonb_build_object('is_answer', is_answer, 'content', message.content,
          'created_at', message.created_at) order by message_id)
          from feedback_message as message where message.feedback_id = feedback.feedback_id), '[]') as messages
      from feedback where user_id = any(${user_ids}) order by feedback_id`,
    uploads: sql`
      select item_id, kind, type, title, summary, state, fits, download_count, view_count, rating, rating_count,
        created_at, published_at, updated_at
      from item where owner_id = any(${user_ids}) order by item_id`,
    files: sql`
      select file_id, file_name, kind, size, encode(sha256, 'hex') as sha256, blob.state, file.created_at
      from file join blob using (blob_id) where file.user_id = any(${user_ids}) order by file_id`,
    submissions: sql`
      select version_id as submission_id, item_id, version, type, state, described, changes, created_at, updated_at,
        submitted_at, published_at
      from resource_version where user_id = any(${user_ids}) order by version_id`,
    'app-submissions': sql`
      select app_version_id as submission_id, item_id, version, state, described, changes, created_at, updated_at,
        submitted_at, published_at
      from app_version where user_id = any(${user_ids}) order by app_version_id`,
    'review-messages': sql`
      select coalesce(version_id, app_version_id) as submission_id, revision_id, is_reviewer, text, created_at
      from review_message where user_id = any(${user_ids}) order by message_id`,
    publisher: sql`
      select name, about, website, created_at from publisher where user_id = any(${user_ids}) order by publisher_id`,
    installations: sql`
      select item_id, state, product_version, note, answer, requested_at, updated_at from app_installation
      where user_id = any(${user_ids}) order by installation_id`,
    downloads: sql`
      select item_id, version, downloaded_at from resource_download join resource_version using (item_id, version_id)
      where resource_download.user_id = any(${user_ids}) order by downloaded_at, version_id`,
    ratings: sql`
      select item_id, stars, text, answer, created_at from item_rating
      where user_id = any(${user_ids}) order by rating_id`,
    collection: sql`
      select item_id, folder.name as folder, note, collected_at
      from collection left join collection_folder as folder using (folder_id)
      where collection.user_id = any(${user_ids}) order by collected_at, item_id`,
    opinions: sql`
      select item_id, useful, reason, text, created_at from article_opinion
      where user_id = any(${user_ids}) order by opinion_id`,
    articles: sql`
      select item_id, language, number, state, title, summary, body, note, created_at, updated_at, published_at
      from article_revision where author_id = any(${user_ids}) order by revision_id`,
    'videos-watched': sql`
      select item_id, seconds, farthest, completed_at, updated_at from video_watch
      where user_id = any(${user_ids}) order by updated_at, item_id`,
    reports: sql`
      select item_id, problem, text, created_at from item_report where user_id = any(${user_ids}) order by report_id`,
    notices: sql`
      select kind, subject, created_at, read_at from notice where user_id = any(${user_ids}) order by notice_id`,
    'notice-settings': sql`
      select topic, in_portal, mail from notice_setting where user_id = any(${user_ids}) order by user_id, topic`,
    projects: sql`
      select project_id, title, summary, role, since from project_member join project using (project_id)
      where project_member.user_id = any(${user_ids}) order by project_id`,
    'project-notes': sql`
      select project_id, title, body, updated_at from project_note
      where updated_by = any(${user_ids}) order by note_id`,
    'list-views': sql`
      select screen, name, created_at from list_view where user_id = any(${user_ids}) order by view_id`,
    'hidden-work': sql`select queues from hidden_work where user_id = any(${user_ids}) order by user_id`,
    'list-layouts': sql`
      select screen, columns, updated_at from list_layout where user_id = any(${user_ids}) order by screen, call`,
    environment: sql`select environment from account_environment where user_id = any(${user_ids}) order by user_id`,
    exports: sql`
      select export_id, state, size, created_at, expires_at from personal_export
      where user_id = any(${user_ids}) order by export_id`,
  }
}
