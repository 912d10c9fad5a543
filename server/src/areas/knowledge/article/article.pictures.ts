import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'

/** As `tree.ts` wrote it: in what comes from a text every `<` and `"` is escaped, so nothing else can look like it. */
const places = /<img (src="\/file\/public\/(\d{1,15})\/[^"]*" alt="([^"]*)"[^>]*)>/g

/**
 * Says how large each picture is, so that the text below it does not move when it comes. One that is still being checked,
 * or is gone, is its description. One query.
 */
export async function sizePictures(db: Db, html: string): Promise<string> {
  const file_ids = [...new Set([...html.matchAll(places)].map(([, , file_id]) => Number(file_id)))]
  if (file_ids.length === 0) return html
  const sizes = await findSizes(db, file_ids)

  return html.replaceAll(places, (_, attributes: string, file_id: string, alt: string) => {
    const size = sizes.get(Number(file_id))
    if (!size) return `<span class="no-picture">${alt}</span>`
    return `<img ${attributes} width="${size.width}" height="${size.height}">`
  })
}

const pictureSizeSchema = z.object({ file_id: z.number(), width: z.number(), height: z.number() })
type PictureSize = z.output<typeof pictureSizeSchema>

/** Of the widest of what was drawn of each, which is what its address serves. */
async function findSizes(db: Db, file_ids: number[]): Promise<ReadonlyMap<number, PictureSize>> {
  const { rows } = await typedSql(pictureSizeSchema)`
    select distinct on (file_id) file_id, width, height
    from file join blob using (blob_id) join preview using (blob_id)
    where file_id = any(${file_ids}::bigint[]) and public and blob.state = 'ready' and preview.name like 'image-%'
      and width > 0 and height > 0
    order by file_id, width desc`.execute(db)
  return new Map(rows.map((size) => [size.file_id, size]))
}
