import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { FileTicket } from './serve.ticket.ts'

export const servedObjectSchema = z.object({
  object_key: z.string(),
  size: z.number(),
  content_type: z.string().nullable(),
  file_name: z.string(),
})
export type ServedObject = z.output<typeof servedObjectSchema>

/** What a ticket opens, if it is still there and ready, and the session it belongs to still lives. */
export async function findStored(
  db: Db,
  { file_id, preview, session_id }: Pick<FileTicket, 'file_id' | 'preview' | 'session_id'>,
  piece: string,
): Promise<ServedObject | undefined> {
  const name = preview?.endsWith('/') ? preview + piece : preview
  const { rows } = await typedSql(servedObjectSchema)`
    select file_name, coalesce(preview.object_key, blob.object_key) as object_key,
      coalesce(preview.size, blob.size) as size,
      case when preview.name is null then blob.content_type else preview.content_type end as content_type
    from file join blob using (blob_id)
      left join preview on preview.blob_id = blob.blob_id and preview.name = ${name}
    where file_id = ${file_id} and blob.state = 'ready'
      and (${name}::text is null or preview.name is not null)
      and (${session_id}::bigint is null or exists (
        select from session join account using (user_id)
        where session_id = ${session_id} and revoked_at is null and expires_at > now()
          and last_seen_at > now() - make_interval(secs => idle_seconds) and account.state = 'active'))`.execute(db)
  return rows[0]
}

/** A picture that was drawn anew: the one of that name, or else the widest. What came from people is never among them. */
export async function findPublicPicture(db: Db, file_id: number, name: string): Promise<ServedObject | undefined> {
  const { rows } = await typedSql(servedObjectSchema)`
    select file_name, preview.object_key, preview.size, preview.content_type
    from file join blob using (blob_id) join preview using (blob_id)
    where file_id = ${file_id} and public and blob.state = 'ready'
      and preview.content_type in ('image/webp', 'image/avif', 'image/jpeg', 'image/png')
      and preview.name like 'image-%'
    order by preview.name = ${name} desc, preview.width desc, preview.content_type desc limit 1`.execute(db)
  return rows[0]
}
