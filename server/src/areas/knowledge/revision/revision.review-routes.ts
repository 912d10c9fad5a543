import * as contract from '@atrium/contract/review/management'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Platform } from '../../../platform.ts'
import { takeBackApproval } from '../../review/review.approve.ts'
import { leaveReview, takeReview } from '../../review/review.assign.ts'
import { readReviewed } from '../../review/review.audit.ts'
import { writeAsReviewer } from '../../review/review.thread.ts'
import { decideDraft, decideProposal } from './revision.review.ts'
import { readArticleReview } from './revision.review-read.ts'
import { revisionSubject as subject } from './revision.subject.ts'

/** Texts in the one queue: for those who review, whether they write articles themselves or not. */
export function revisionReviewRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const about = {
    subject: 'article_revision',
    id: ({ params }: { params: { submission_id: number } }) => params.submission_id,
    read: readReviewed(subject),
  }

  serve(app, contract.readArticleReview, ({ params }, viewer) => readArticleReview(db, viewer, params.submission_id))
  serveChange(app, platform, contract.takeArticleReview, {
    ...about,
    work: (tx, { params }, viewer) => takeReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, contract.leaveArticleReview, {
    ...about,
    work: (tx, { params }, viewer) => leaveReview(tx, subject, viewer, params.submission_id),
  })
  serveChange(app, platform, contract.writeArticleReviewMessage, {
    ...about,
    work: (tx, { params, body }, viewer) => writeAsReviewer(tx, subject, viewer, params.submission_id, body),
  })
  serveChange(app, platform, contract.decideArticleReview, {
    ...about,
    async work(tx, { params, body }, viewer) {
      const { item_id, language, proposal } = await findText(tx, params.submission_id)
      if (proposal) await decideProposal(tx, viewer, params.submission_id, body)
      else await decideDraft(tx, viewer, item_id, language, body)
      return null
    },
  })
  serveChange(app, platform, contract.takeBackArticleApproval, {
    ...about,
    work: (tx, { params }, viewer) => takeBackApproval(tx, subject, viewer, params.submission_id),
  })
}

/** What was published meanwhile is no longer under way: a new draft in its place is not decided upon by mistake. */
async function findText(tx: Db, revision_id: number) {
  const found = await tx
    .selectFrom('article_revision')
    .select(['item_id', 'language', 'state', 'proposal'])
    .where('revision_id', '=', revision_id)
    .$narrowType<{ language: 'zh-CN' | 'zh-TW' | 'en' }>()
    .executeTakeFirst()
  if (!found) throw new Failure('not_found')
  if (found.state !== 'in_review') throw new Failure('conflict')
  return found
}
