import type {
  beginProposal as beginContract,
  saveProposal as saveContract,
  writeProposalMessage as writeContract,
} from '@atrium/contract/knowledge/proposal'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { submitForReview, takeBack } from '../../review/review.author.ts'
import { refuseAuthor, type SubmissionState } from '../../review/review.policy.ts'
import { writeAsAuthor } from '../../review/review.thread.ts'
import { changeDraft, claimPictures } from '../revision/revision.draft.ts'
import { insertArticle } from '../revision/revision.filing.ts'
import { revisionSubject } from '../revision/revision.subject.ts'
import { readProposal } from './proposal.view.ts'

type ProposalBeginning = z.output<typeof beginContract.body>
type ProposalText = z.output<typeof saveContract.body>
type ProposalMessage = z.output<typeof writeContract.body>

const idRow = z.object({ proposal_id: z.number() })

/** The article is found nowhere until the proposal is accepted. */
export async function beginProposal(tx: Db, viewer: Viewer, begun: ProposalBeginning) {
  const { knowledge_type_id, language, title } = begun
  const item_id = await insertArticle(tx, viewer, knowledge_type_id, { official: false })
  const { rows } = await typedSql(idRow)`
    insert into article_revision (item_id, language, number, title, author_id, proposal)
    values (${item_id}, ${language}, -1, ${title}, ${viewer.user_id}, true) returning revision_id as proposal_id`.execute(
    tx,
  )
  return readProposal(tx, viewer, proposalIdIn(rows))
}

export async function beginCorrection(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  return readProposal(tx, viewer, await findOrInsertCorrection(tx, viewer, item_id, language))
}

/** One correction of an article at a time for each person; two windows that begin one at once wait here. */
async function findOrInsertCorrection(
  tx: Db,
  { user_id }: Viewer,
  item_id: number,
  language: Language,
): Promise<number> {
  await tx.selectFrom('article').select('item_id').where('item_id', '=', item_id).forUpdate().execute()
  const open = await tx
    .selectFrom('article_revision')
    .select('revision_id as proposal_id')
    .where('item_id', '=', item_id)
    .where('language', '=', language)
    .where('author_id', '=', user_id)
    .where('proposal', '=', true)
    .where('state', '<>', 'published')
    .orderBy('revision_id')
    .executeTakeFirst()
  if (open) return open.proposal_id

  const { rows } = await typedSql(idRow)`
    insert into article_revision (item_id, language, number, title, summary, body, author_id, proposal)
    select item_id, ${language}, (
        select least(min(number), 0) - 1 from article_revision where item_id = ${item_id} and language = ${language}),
      title ->> ${language}::text, coalesce(summary ->> ${language}::text, ''), body ->> ${language}::text,
      ${user_id}::bigint, true
    from item join article using (item_id)
    where item_id = ${item_id} and state = 'published' and body ? ${language}::text
    returning revision_id as proposal_id`.execute(tx)
  return proposalIdIn(rows)
}

function proposalIdIn([row]: { proposal_id: number }[]): number {
  if (!row) throw new Failure('not_found')
  return row.proposal_id
}

export async function saveProposal(tx: Db, viewer: Viewer, proposal_id: number, { seen, ...text }: ProposalText) {
  const open = await lockProposal(tx, viewer, proposal_id)
  refuseAuthor('describe', open.state)
  await changeDraft(tx, open, text, seen)
  await claimPictures(tx, viewer, text.body)
  return readProposal(tx, viewer, proposal_id)
}

/** An article that was only proposed goes with its proposal. */
export async function removeProposal(tx: Db, viewer: Viewer, proposal_id: number): Promise<null> {
  const { state, item_id } = await lockProposal(tx, viewer, proposal_id)
  refuseAuthor('remove', state)
  await tx.deleteFrom('article_revision').where('revision_id', '=', proposal_id).execute()
  await sql`
    delete from item where item_id = ${item_id} and state = 'draft'
      and not exists (select from article_revision where article_revision.item_id = item.item_id)`.execute(tx)
  return null
}

export async function submitProposal(tx: Db, viewer: Viewer, proposal_id: number) {
  const { state, item_id, language, title, summary, body } = await lockProposal(tx, viewer, proposal_id)
  if (body.trim() === '') throw new Failure('invalid_input', { field: 'body' })
  const { rows: same } = await sql`
    select from item join article using (item_id)
    where item_id = ${item_id} and state = 'published' and title ->> ${language}::text = ${title}
      and coalesce(summary ->> ${language}::text, '') = ${summary} and body ->> ${language}::text = ${body}`.execute(tx)
  if (same.length > 0) throw new Failure('invalid_input', { field: 'body', detail: 'nothing is changed' })

  await submitForReview(tx, revisionSubject, proposal_id, { state })
  return readProposal(tx, viewer, proposal_id)
}

export async function writeProposalMessage(tx: Db, viewer: Viewer, proposal_id: number, message: ProposalMessage) {
  await lockProposal(tx, viewer, proposal_id)
  await writeAsAuthor(tx, revisionSubject, viewer, proposal_id, message)
  return readProposal(tx, viewer, proposal_id)
}

export async function takeBackProposal(tx: Db, viewer: Viewer, proposal_id: number) {
  const { state } = await lockProposal(tx, viewer, proposal_id)
  refuseAuthor('withdraw', state)
  await takeBack(tx, revisionSubject, proposal_id)
  return readProposal(tx, viewer, proposal_id)
}

/** Held until the end of the transaction. For anybody but its author it does not exist. */
async function lockProposal(tx: Db, { user_id }: Viewer, proposal_id: number) {
  const open = await tx
    .selectFrom('article_revision')
    .select(['revision_id', 'item_id', 'language', 'state', 'title', 'summary', 'body', 'note', 'author_id'])
    .where('revision_id', '=', proposal_id)
    .where('proposal', '=', true)
    .where('author_id', '=', user_id)
    .forUpdate()
    .$narrowType<{ state: SubmissionState; language: Language }>()
    .executeTakeFirst()
  if (!open) throw new Failure('not_found')
  return open
}
