import type { Language } from '@atrium/contract/languages'
import type { RawBuilder } from 'kysely'
import type { Approved } from '../../platform/wiring.ts'

/** What a noun says of the rows that are reviewed, so that states, decisions and notices are written once. */
export interface ReviewSubject {
  table: Approved['table']
  /** Its own id, and the column of `review_decision` that names it. */
  key: 'version_id' | 'app_version_id' | 'revision_id'
  author: 'user_id' | 'author_id'
  /** How its notices begin: `submission_published`. */
  notice: 'submission' | 'app_submission' | 'article'
  /** Of a row of its table, called `reviewed`: what a notice says it is about. */
  about: RawBuilder<unknown>
  /** And what it is called. */
  title: (language: Language) => RawBuilder<string>
}
