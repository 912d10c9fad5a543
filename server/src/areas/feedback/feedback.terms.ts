import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { readMessage } from '../../platform/markdown/markdown.ts'
import { plainText } from '../../platform/markdown/plain-text.ts'
import { analyserVersion, termsOfText } from '../../search/terms.ts'

/** Where a text of a thread stands: what its sender wrote first and later, what was answered, what staff noted. */
export const textPlace = z.enum(['text', 'reply', 'answer', 'note'])
export type TextPlace = z.output<typeof textPlace>

const textRow = z.object({ feedback_id: z.number(), place: textPlace, content: z.string() })
const threadRow = z.object({ feedback_id: z.number() })

const atOnce = 200

/** All texts of these threads, in the order they are read in. */
export async function textsOf(db: Db, feedback_ids: number[]): Promise<z.output<typeof textRow>[]> {
  const { rows } = await typedSql(textRow)`
    select feedback_id, place, content from (
      select feedback_id, 'text' as place, 0 as part, 0::bigint as number, content from feedback
      where feedback_id = any(${feedback_ids}::bigint[])
      union all
      select feedback_id, case when is_answer then 'answer' else 'reply' end, 1, message_id, content
      from feedback_message where feedback_id = any(${feedback_ids}::bigint[])
      union all
      select feedback_id, 'note', 2, note_id, content from feedback_note
      where feedback_id = any(${feedback_ids}::bigint[])
    ) as written order by feedback_id, part, number`.execute(db)
  return rows
}

/** As it is read, without marks. */
export function readable(content: string): string {
  const { nodes, text } = readMessage(content)
  return plainText(nodes, 'left out') || text
}

/** In the transaction of whatever was written: what is there is found. */
export async function indexThreads(tx: Db, feedback_ids: number[]): Promise<void> {
  const texts = Map.groupBy(await textsOf(tx, feedback_ids), ({ feedback_id }) => feedback_id)
  for (const [feedback_id, written] of texts) {
    const terms = new Set(written.flatMap(({ content }) => [...termsOfText(readable(content))]))
    await sql`
      update feedback set terms = array_to_tsvector(${[...terms]}::text[]), analyser = ${analyserVersion}
      where feedback_id = ${feedback_id}`.execute(tx)
  }
}

/** What was written before there was an index, or read by another analyser, some at a time. */
export async function indexOlderThreads(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const { rows } = await typedSql(threadRow)`
      select feedback_id from feedback where analyser < ${analyserVersion}
      order by analyser, feedback_id limit ${sql.lit(atOnce)}`.execute(db)
    await db.transaction().execute((tx) =>
      indexThreads(
        tx,
        rows.map(({ feedback_id }) => feedback_id),
      ),
    )
    if (rows.length < atOnce) return
  }
}
