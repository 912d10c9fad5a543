import { randomUUID } from 'node:crypto'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'

interface LoggedSearch {
  question: string
  language: Language
  total: number
}

/**
 * What may be somebody's is answered, but not noted: an address of mail or of a page, a number of a telephone, a card or an
 * account however it is spaced, and letters mixed with figures as only keys and tokens are.
 */
const maybePersonal = [
  /@|:\/\//v,
  /\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}/v,
  /(?:[〇零一二两三四五六七八九幺][\s\-]*){7,}/v,
  /(?=[\w+\/=\-]*\d)[\w+\/=\-]{20,}/v,
]

const writtenAfter = 1_000
/** More in a second are not searches of people; they go unnoted. */
const most = 2_000

/** Those of the last second, not yet written; and the writing under way. */
class SearchLogBuffer {
  waiting: (LoggedSearch & { search_id: string })[] = []
  writing: Promise<void> = Promise.resolve()
}

const notes = new WeakMap<Db, SearchLogBuffer>()

/**
 * What was asked for, without who, where or when but the day. Null where it is not noted. Nobody waits for it: those of a
 * second are written together, and lost where the database is away.
 */
export function noteSearch({ db, log }: Pick<Platform, 'db' | 'log'>, searched: LoggedSearch): string | null {
  const own = notesOf(db)
  if (maybePersonal.some((kind) => kind.test(searched.question)) || own.waiting.length >= most) return null
  if (own.waiting.length === 0)
    setTimeout(() => {
      writeSearches(db).catch((error) => log.warn({ err: error }, 'failed to record searches'))
    }, writtenAfter).unref()
  const search_id = randomUUID()
  own.waiting.push({ search_id, ...searched })
  return search_id
}

/** At once: before a click on one of them is noted, and before the process ends. */
export function writeSearches(db: Db): Promise<void> {
  const own = notesOf(db)
  const write = async () => {
    const rows = own.waiting.splice(0)
    if (rows.length === 0) return
    await sql`
      insert into search_log (search_id, question, language, total)
      select search_id, question, language, total from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as searched (search_id uuid, question text, language text, total int)`.execute(db)
  }
  const writing = own.writing.then(write)
  own.writing = writing.catch(() => {})
  return writing
}

function notesOf(db: Db): SearchLogBuffer {
  const own = notes.get(db) ?? new SearchLogBuffer()
  notes.set(db, own)
  return own
}
