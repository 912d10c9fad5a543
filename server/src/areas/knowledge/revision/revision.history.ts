import { listRevisions as listContract, readRevision as readContract } from '@atrium/contract/knowledge/article'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { ownerName } from '../../item/item.service.ts'
import { findLanguage } from '../article/article.find.ts'
import { differenceOf } from './revision.difference.ts'

const readRevisionRow = readContract.data.omit({ language: true, against: true, difference: true })

type RevisionText = z.output<typeof readContract.data>

const columns = (language: Language) => sql`
  number, revision.title, note, ${ownerName(language)} as author_name, revision.published_at, restored_from`

/** Only what was published: what is under way concerns those who write. */
const published = (article_id: number, language: Language) => sql`
  article_revision as revision left join account on account.user_id = author_id
  where item_id = ${article_id} and language = ${language} and revision.state = 'published'`

export async function listRevisions(db: Db, viewer: Viewer, article_id: number, asked: Language | undefined) {
  const shown = await findLanguage(db, viewer, article_id, asked)
  const { rows: list } = await typedSql(listContract.data.shape.list.element)`
    select ${columns(viewer.language)} from ${published(article_id, shown.language)} order by number desc`.execute(db)
  return { ...shown, list }
}

interface HistoryOptions {
  number: number
  language?: Language | undefined
  against?: number | undefined
}

export async function readRevision(
  db: Db,
  viewer: Viewer,
  article_id: number,
  options: HistoryOptions,
): Promise<RevisionText> {
  const { language } = await findLanguage(db, viewer, article_id, options.language)
  const { rows } = await typedSql(readRevisionRow)`
    select ${columns(viewer.language)}, revision.summary, body from ${published(article_id, language)}
      and (number in (${options.number}, ${options.against ?? 0}) or number = (
        select max(number) from ${published(article_id, language)} and number < ${options.number}))
    order by number`.execute(db)
  const revision = rows.find(({ number }) => number === options.number)
  const other =
    options.against === undefined
      ? rows.findLast(({ number }) => number < options.number)
      : rows.find(({ number }) => number === options.against)
  if (!revision || (options.against !== undefined && !other)) throw new Failure('not_found')

  const difference = differenceOf(other?.body ?? '', revision.body)
  return { ...revision, language, against: other?.number ?? null, difference }
}
