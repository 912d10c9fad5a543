import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { fileAddress } from '../file/file.open.ts'
import { asVisitor, followLink, issueEntry, mayEnter, type OpenLink, unlock } from '../share/share.enter.ts'
import { projectDoor } from './project.link.ts'
import { readContents } from './project.read.ts'

type House = Pick<Platform, 'db' | 'secret'>

export async function readShared({ db }: Pick<House, 'db'>, viewer: Viewer, token: string) {
  const link = await followLink(db, projectDoor, token)
  const { may_download, expires_at, password_hash } = link
  return { may_download, expires_at, project: password_hash === null ? await show(db, viewer, link) : null }
}

export async function enterShared({ db, secret }: House, viewer: Viewer, token: string, password: string) {
  const link = await unlock(db, projectDoor, token, password)
  const { link_id, may_download, expires_at } = link
  return { project: await show(db, viewer, link), may_download, expires_at, entry: issueEntry(secret, link_id) }
}

/** A link by which one may take things along, for who has been let in. */
export async function findDownloadable({ db, secret }: House, token: string, entry: string | undefined) {
  const link = await followLink(db, projectDoor, token)
  if (!link.may_download || !mayEnter(secret, link, entry)) throw new Failure('not_found')
  return { project_id: link.goal_id, link_id: link.link_id }
}

export async function openSharedFile(house: House, token: string, file_id: number, entry: string | undefined) {
  const { project_id } = await findDownloadable(house, token, entry)
  const { files } = await readContents(house.db, asVisitor(), project_id)
  const file = files.find((one) => one.file_id === file_id && one.ready)
  if (!file) throw new Failure('not_found')
  const ticket = { file_id, preview: null, inline: false, user_id: null }
  return { address: fileAddress(house.secret, ticket, file.file_name), file_name: file.file_name }
}

/** Not who wrote what: that is between those who work on it. */
async function show(db: Db, viewer: Viewer, { goal_id }: OpenLink) {
  const contents = await readContents(db, asVisitor(viewer), goal_id)
  return {
    ...contents,
    files: contents.files.map((file) => ({ ...file, added_by: null })),
    notes: contents.notes.map((one) => ({ ...one, updated_by: null })),
    checks: contents.checks.map((one) => ({ ...one, updated_by: null })),
  }
}
