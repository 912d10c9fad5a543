import type { openFile as call } from '@atrium/contract/file'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { browserMarks } from '../../../platform/http/protection/forgery.ts'
import type { RequestInput } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { sanitizeFileName } from '../../../platform/storage/attachment.ts'
import type { Platform } from '../../../platform.ts'
import { canReadFile } from '../file.policy.ts'
import { contentAddress, isContent } from './serve.content-address.ts'
import { type FileTicket, openTickets } from './serve.ticket.ts'
import { visitorMark } from './serve.visitor.ts'

/** Long enough to begin; what has begun goes on. */
const seconds = 60
/** A film is fetched in segments while it plays. Bound to the browser and its session. */
const filmSeconds = 4 * 3600
const playlist = 'master.m3u8'

type OpenFileInput = RequestInput<typeof call>['body']

/** An address for viewers who may read the file. For others, and before it is ready, the file is not found. */
export async function openFile(
  platform: Pick<Platform, 'db' | 'config' | 'secret' | 'wiring'>,
  viewer: Viewer,
  file_id: number,
  { preview = null, inline }: { preview?: string | null | undefined; inline: OpenFileInput['inline'] },
  request: FastifyRequest,
): Promise<{ address: string; file_name: string; pages: number | null }> {
  const { db, config, secret } = platform
  const file = await findReadyFile(db, file_id)
  if (!(await canReadFile(platform, viewer, file_id, file)) || !file) throw new Failure('not_found')
  const { file_name, pages } = file
  const { user_id, session_id } = viewer
  const ticket = { file_id, preview, inline, user_id, session_id: null, visitor: null, scripts: false }

  if (preview === null) {
    if (inline && isContent(file.content_type) && config.CONTENT_ADDRESS) {
      return { address: contentAddress({ config, secret }, ticket, file), file_name, pages }
    }
    return { address: fileAddress(secret, ticket, file_name), file_name, pages }
  }

  const found = await findPreview(db, file.blob_id, preview)
  if (found === undefined) throw new Failure('not_found')
  if (found === preview) return { address: fileAddress(secret, ticket, file_name), file_name, pages }

  const [mark] = browserMarks(request, config)
  const visitor = mark === undefined ? null : visitorMark(secret, mark)
  const film = openTickets(secret, 'file-ticket').issue(
    { ...ticket, preview: `${preview}/`, session_id, visitor },
    filmSeconds,
  )
  return { address: `/file/${film}/${playlist}`, file_name, pages }
}

/** For areas that have made sure themselves that this viewer may have the file. */
export function fileAddress(
  secret: Platform['secret'],
  ticket: Pick<FileTicket, 'file_id' | 'preview' | 'inline' | 'user_id'>,
  file_name: string,
  lasts = seconds,
): string {
  const whole = { ...ticket, session_id: null, visitor: null, scripts: false }
  const name = ticket.preview === null ? file_name : withEndingOf(file_name, ticket.preview)
  return `/file/${openTickets(secret, 'file-ticket').issue(whole, lasts)}/${nameInAddress(name)}`
}

/** Where a public picture is for good. */
export function publicAddress({ file_id, file_name }: { file_id: number; file_name: string }): string {
  return `/file/public/${file_id}/${nameInAddress(file_name)}`
}

/** Only for the eyes: the true name goes along with the file. Kept short, because addresses are. */
export function nameInAddress(file_name: string): string {
  const ending = /\.\w{1,10}$/.exec(file_name)?.[0] ?? ''
  const stem = [...sanitizeFileName(file_name.slice(0, file_name.length - ending.length))].slice(0, 60).join('')
  return encodeURIComponent(stem + ending).replace(/^\.+/, '_')
}

function withEndingOf(file_name: string, preview: string) {
  return `${file_name.replace(/\.\w{1,10}$/, '')}-${preview}`
}

async function findReadyFile(db: Db, file_id: number) {
  return db
    .selectFrom('file')
    .innerJoin('blob', 'blob.blob_id', 'file.blob_id')
    .select(['file.user_id', 'file.public', 'file.file_name', 'blob.blob_id', 'blob.content_type', 'blob.pages'])
    .select(['blob.about'])
    .where('file_id', '=', file_id)
    .where('blob.state', '=', 'ready')
    .executeTakeFirst()
}

/** The one of that name, or the list of a film's qualities, beside which its pieces lie. */
async function findPreview(db: Db, blob_id: number, preview: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('preview')
    .select('name')
    .where('blob_id', '=', blob_id)
    .where('name', 'in', [preview, `${preview}/${playlist}`])
    .executeTakeFirst()
  return found?.name
}
