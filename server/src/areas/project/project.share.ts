import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import { issueTicket, readTicket } from '../../platform/secret/ticket.ts'
import type { Platform } from '../../platform.ts'
import { isPassword } from '../account/account.password.ts'
import { fileAddress } from '../file/file.open.ts'
import { isOpen } from './project.link.ts'
import { readContents } from './project.read.ts'

interface Link {
  link_id: number
  project_id: number
  password_hash: string | null
  may_download: boolean
  expires_at: string | null
}

type House = Pick<Platform, 'db' | 'secret'>

/** Undefined for what is over, revoked or never was: one look-up, which cannot tell them apart either. */
async function findLink(db: Db, token: string): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select link_id, project_id, password_hash, may_download, expires_at
    from project_link where token_hash = ${tokenHash(token)} and ${isOpen}`.execute(db)
  return rows[0]
}

export async function readShared({ db }: Pick<House, 'db'>, viewer: Viewer, token: string) {
  const link = await findLink(db, token)
  if (!link) throw new Failure('not_found')
  const { may_download, expires_at, password_hash } = link
  return { may_download, expires_at, project: password_hash === null ? await show(db, viewer, link) : null }
}

/** Who has shown the password comes and goes for a while. */
const entryLasts = 4 * 3600_000
const entryUse = 'project-entry'
/** More is no longer somebody who mistypes. */
const mostTries = 30

/** Takes the same time whether there is such a link or not. */
export async function enterShared({ db, secret }: House, viewer: Viewer, token: string, password: string) {
  const link = await findLink(db, token)
  if (link) await countTry(db, link)
  const isRight = await isPassword(password, link?.password_hash ?? null)
  if (!link) throw new Failure('not_found')
  if (link.password_hash !== null && !isRight) throw new Failure('wrong_credentials', { field: 'password' })

  const { link_id, may_download, expires_at } = link
  const entry = issueTicket(secret, entryUse, { link_id }, entryLasts)
  return { project: await show(db, viewer, link), may_download, expires_at, entry }
}

async function countTry(db: Db, { link_id }: Link) {
  const { rows } = await sql<{ tries: number }>`
    update project_link set
      tries = case when tries_since < now() - interval '1 hour' then 1 else tries + 1 end,
      tries_since = case when tries_since < now() - interval '1 hour' then now() else tries_since end
    where link_id = ${link_id} returning tries`.execute(db)
  if ((rows[0]?.tries ?? 0) > mostTries) throw new Failure('too_many_requests', { retry_after: 3600 })
}

/** Once a day counts; tomorrow the same visitor is somebody else. What is not there is visited by nobody, without a word. */
export async function visitShared({ db, secret }: House, { user_id }: Viewer, token: string, network: string) {
  const day = new Date().toISOString().slice(0, 10)
  const visitor = secret.hash('project-visitor', `${day} ${user_id ?? network}`).subarray(0, 16)
  await sql`
    with came as (
      insert into project_visit (day, link_id, visitor)
      select ${day}::date, link_id, ${visitor} from project_link where token_hash = ${tokenHash(token)} and ${isOpen}
      on conflict do nothing returning link_id
    )
    update project_link set visit_count = visit_count + 1 from came where project_link.link_id = came.link_id`.execute(
    db,
  )
  return null
}

/** A link by which one may take things along, for who has been let in. */
export async function findDownloadable({ db, secret }: House, token: string, entry: string | undefined): Promise<Link> {
  const link = await findLink(db, token)
  if (!link?.may_download) throw new Failure('not_found')
  if (link.password_hash === null) return link
  const shown = entry === undefined ? null : readTicket<{ link_id: number }>(secret, entryUse, entry)
  if (shown?.link_id !== link.link_id) throw new Failure('not_found')
  return link
}

export async function openSharedFile(house: House, token: string, file_id: number, entry: string | undefined) {
  const { project_id } = await findDownloadable(house, token, entry)
  const { files } = await readContents(house.db, asVisitor(), project_id)
  const file = files.find((one) => one.file_id === file_id && one.ready)
  if (!file) throw new Failure('not_found')
  const ticket = { file_id, preview: null, inline: false, user_id: null }
  return { address: fileAddress(house.secret, ticket, file.file_name), file_name: file.file_name }
}

/** By a link everybody sees what a visitor may, whoever they are elsewhere; and not who wrote what. */
async function show(db: Db, viewer: Viewer, { project_id }: Link) {
  const contents = await readContents(db, asVisitor(viewer), project_id)
  return {
    ...contents,
    files: contents.files.map((file) => ({ ...file, added_by: null })),
    notes: contents.notes.map((one) => ({ ...one, updated_by: null })),
    checks: contents.checks.map((one) => ({ ...one, updated_by: null })),
  }
}

export function asVisitor(viewer?: Pick<Viewer, 'language' | 'request_id'>): Viewer {
  const { language = 'zh-CN', request_id = '' } = viewer ?? {}
  const nobody = { user_id: null, menus: null, roles: [], is_weaver: false, session_id: null, confirmed: false }
  return { ...nobody, language, request_id }
}

/** Yesterday's visitors are only a number. */
export async function sweepVisits(db: Db): Promise<void> {
  await sql`delete from project_visit where day < (now() at time zone 'UTC')::date`.execute(db)
}
