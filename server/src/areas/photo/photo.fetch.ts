import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import type { JobRun } from '../../platform/job/job.ts'
import type { Platform } from '../../platform.ts'
import { receiveBytes } from '../file/upload/upload.receive-bytes.ts'
import { isSquare, setPhoto } from './photo.service.ts'

const mostBytes = 5 * 1024 ** 2
const mostSeconds = 10

/** Stores the picture like an upload: it becomes the photo when the pipeline has found it clean. */
export async function fetchPhoto(
  { db, storage, config, log }: Platform,
  identity_id: number,
  run: JobRun,
): Promise<void> {
  const offer = await db
    .selectFrom('identity')
    .select(['user_id', 'photo_address'])
    .where('identity_id', '=', identity_id)
    .where('photo_answer', '=', 'taken')
    .executeTakeFirst()
  const address = offer?.photo_address && photoAddress(config, offer.photo_address)
  if (!offer || !address) return log.warn({ identity_id }, 'provider photo URL rejected')

  const { user_id } = offer
  const about = { user_id, file_name: 'photo', kind: 'image', purpose: 'attachment', public: false } as const
  await receiveBytes({ db, storage }, about, await download(address, run.signal), async (tx, file_id) => {
    await tx.updateTable('file').set({ claimed_at: sql`now()` }).where('file_id', '=', file_id).execute()
    await tx.updateTable('account').set({ photo_next_id: file_id }).where('user_id', '=', user_id).execute()
    await run.done(tx)
  })
}

/** Called in the transaction that settles files: a clean square becomes the photo, anything else is dropped. */
export async function settlePhotos(tx: Db, file_ids: number[]): Promise<void> {
  const { rows } = await sql<{
    user_id: number
    file_id: number
    state: string
    previews: { width: number | null; height: number | null }[]
  }>`
    select account.user_id, file.file_id, blob.state, coalesce((
      select jsonb_agg(jsonb_build_object('width', width, 'height', height))
      from preview where preview.blob_id = blob.blob_id), '[]') as previews
    from account join file on file.file_id = photo_next_id join blob using (blob_id)
    where photo_next_id = any(${file_ids}) and account.state = 'active'
      and blob.state in ('ready', 'quarantined', 'failed')`.execute(tx)

  for (const { user_id, file_id, state, previews } of rows) {
    if (state === 'ready' && isSquare(previews)) await setPhoto(tx, user_id, file_id)
    else {
      await tx.updateTable('account').set({ photo_next_id: null }).where('user_id', '=', user_id).execute()
      await tx.updateTable('file').set({ claimed_at: null }).where('file_id', '=', file_id).execute()
    }
  }
}

/**
 * Only from WeChat's picture hosts, regardless of its answer: the server must not be directed to internal addresses. An
 * installation with another API host (a fake) may fetch pictures from there.
 */
export function photoAddress({ WECHAT_API_ADDRESS }: Pick<Config, 'WECHAT_API_ADDRESS'>, text: string): URL | null {
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  if (address.username || address.password) return null
  if (address.origin === new URL(WECHAT_API_ADDRESS).origin) return address
  if (!/^(?:[a-z0-9-]+\.)+qlogo\.cn$/.test(address.hostname) || address.port !== '') return null
  if (address.protocol === 'http:') address.protocol = 'https:'
  return address.protocol === 'https:' ? address : null
}

async function download(address: URL, signal: AbortSignal): Promise<Buffer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(mostSeconds * 1_000)])
  const response = await fetch(address, { redirect: 'error', signal: within, headers: { accept: 'image/*' } })
  if (!response.ok || !response.body) throw new Error(`provider responded with status ${response.status}`)

  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body) {
    bytes += piece.length
    if (bytes > mostBytes) throw new Error('provider photo exceeds the size limit')
    pieces.push(piece)
  }
  if (bytes === 0) throw new Error('provider photo is empty')
  return Buffer.concat(pieces)
}
