import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import type { FileReadContext } from '../../file/file.policy.ts'
import { fileAddress } from '../../file/serve/serve.open.ts'
import { asVisitor, followLink, issueEntry, mayEnter, type OpenLink, unlock } from '../../share/share.enter.ts'
import { readContents } from '../project.read.ts'
import { projectEntry } from './share.link.ts'

type SharedProjectContext = Pick<Platform, 'db' | 'secret' | 'wiring'>

export async function readShared(platform: FileReadContext, viewer: Viewer, token: string) {
  const link = await followLink(platform.db, projectEntry, token)
  const { may_download, expires_at, password_hash } = link
  return {
    may_download,
    expires_at,
    project: password_hash === null ? await readSharedContents(platform, viewer, link) : null,
  }
}

export async function enterShared(platform: SharedProjectContext, viewer: Viewer, token: string, password: string) {
  const link = await unlock(platform.db, projectEntry, token, password)
  const { link_id, may_download, expires_at } = link
  return {
    project: await readSharedContents(platform, viewer, link),
    may_download,
    expires_at,
    entry: issueEntry(platform.secret, link_id),
  }
}

/** A link by which one may take things along, for who has been let in. */
export async function findDownloadable({ db, secret }: SharedProjectContext, token: string, entry: string | undefined) {
  const link = await followLink(db, projectEntry, token)
  if (!link.may_download || !mayEnter(secret, link, entry)) throw new Failure('not_found')
  return { project_id: link.goal_id, link_id: link.link_id }
}

export async function openSharedFile(
  platform: SharedProjectContext,
  token: string,
  file_id: number,
  entry: string | undefined,
) {
  const { project_id } = await findDownloadable(platform, token, entry)
  const { files } = await readContents(platform, asVisitor(), project_id)
  const file = files.find((one) => one.file_id === file_id && one.ready)
  if (!file) throw new Failure('not_found')
  const ticket = { file_id, preview: null, inline: false, user_id: null }
  return { address: fileAddress(platform.secret, ticket, file.file_name), file_name: file.file_name }
}

/** Not who wrote what: that is between those who work on it. */
async function readSharedContents(platform: FileReadContext, viewer: Viewer, { goal_id }: OpenLink) {
  const contents = await readContents(platform, asVisitor(viewer), goal_id)
  return {
    ...contents,
    files: contents.files.map((file) => ({ ...file, added_by: null })),
    notes: contents.notes.map((one) => ({ ...one, updated_by: null })),
    checks: contents.checks.map((one) => ({ ...one, updated_by: null })),
  }
}
