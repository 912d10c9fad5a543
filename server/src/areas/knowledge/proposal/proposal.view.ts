import { listArticleProposals as listContract, readProposal as readContract } from '@atrium/contract/knowledge/proposal'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { renderMarkdown } from '../../../platform/markdown/markdown.ts'
import { isApproved } from '../../review/review.approve.ts'
import { decisionsOf } from '../../review/review.decide.ts'
import { reviewedColumns, reviewedTables } from '../../review/review.read.ts'
import { canWriteTo, threadOf } from '../../review/review.thread.ts'
import { differenceOf } from '../revision/revision.difference.ts'
import { revisionSubject as subject } from '../revision/revision.subject.ts'

const proposalRow = readContract.data
type ProposalView = z.output<typeof proposalRow>

const columns = (language: Language) => sql`
  revision_id as proposal_id, revision.item_id as article_id, revision.language, revision.state, revision.title, note,
  revision.updated_at,
  exists (select from article_revision as earlier where earlier.item_id = revision.item_id
    and earlier.state = 'published' and earlier.revision_id <> revision.revision_id) as is_correction,
  coalesce((select in_language(name, ${language}) from knowledge_type
    where knowledge_type_id = item.category_id), '') as knowledge_type_name,
  ${decisionsOf(subject, sql`revision.revision_id`)} as decisions`
const tables = sql`article_revision as revision join item using (item_id)`
const mine = ({ user_id }: Viewer) => sql`revision.proposal and revision.author_id = ${user_id}`

/** For anybody else it does not exist. */
export async function readProposal(db: Db, viewer: Viewer, proposal_id: number): Promise<ProposalView> {
  const { rows } = await typedSql(proposalRow)`
    select ${columns(viewer.language)}, revision.summary, revision.body, ${threadOf(subject, 'revision')} as thread,
      ${canWriteTo('revision')} and revision.state <> 'published' as can_write from ${tables}
    where revision_id = ${proposal_id} and ${mine(viewer)}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

const listedRow = proposalRow.omit({ summary: true, body: true, thread: true, can_write: true })

export async function listProposals(db: Db, viewer: Viewer, { page, size }: { page: number; size: number }) {
  const { rows: list } = await typedSql(listedRow)`
    select ${columns(viewer.language)} from ${tables} where ${mine(viewer)}
    order by revision.updated_at desc, revision_id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows } = await typedSql(totalRow)`
    select count(*) as total from article_revision as revision where ${mine(viewer)}`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}

const waitingRow = listContract.data.shape.list.element
  .omit({ html: true, difference: true, is_correction: true })
  .extend({ body: z.string(), before: z.string().nullable() })

/** Reviewers see what was handed in, but no drafts. */
export async function listArticleProposals(db: Db, viewer: Viewer, article_id: number) {
  const { rows } = await typedSql(waitingRow)`
    select ${reviewedColumns(subject, viewer)}, reviewed.revision_id as proposal_id, reviewed.language, reviewed.summary,
      reviewed.note, reviewed.body, case when item.state <> 'draft' then article.body ->> reviewed.language end as before
    from ${reviewedTables(subject)} join article on article.item_id = reviewed.item_id
      join item on item.item_id = reviewed.item_id
    where reviewed.item_id = ${article_id} and reviewed.proposal and reviewed.state = 'in_review'
      and not ${isApproved('revision_id', sql`reviewed.revision_id`)}
    order by reviewed.submitted_at, reviewed.revision_id`.execute(db)

  const list = await Promise.all(
    rows.map(async ({ body, before, ...row }) => ({
      ...row,
      is_correction: before !== null,
      html: (await renderMarkdown(body)).html,
      difference: before === null ? null : differenceOf(before, body),
    })),
  )
  return { list }
}
