import * as contract from '@atrium/contract/knowledge/proposal'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/db.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Platform } from '../../../platform.ts'
import { takeBackApproval } from '../../review/review.approve.ts'
import { readReviewed } from '../../review/review.audit.ts'
import { decideProposal } from '../revision/revision.review.ts'
import { revisionSubject } from '../revision/revision.subject.ts'
import { listArticleProposals, listProposals, readProposal } from './proposal.view.ts'
import {
  beginCorrection,
  beginProposal,
  removeProposal,
  saveProposal,
  submitProposal,
  takeBackProposal,
  writeProposalMessage,
} from './proposal.write.ts'

/** What members propose, and what those who manage articles make of it. */
export function proposalRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.listProposals, ({ query }, viewer) => listProposals(db, viewer, query))
  serve(app, contract.beginProposal, ({ body }, viewer) => within((tx) => beginProposal(tx, viewer, body)))
  serve(app, contract.beginCorrection, ({ params, body }, viewer) =>
    within((tx) => beginCorrection(tx, viewer, params.article_id, body.language)),
  )
  serve(app, contract.readProposal, ({ params }, viewer) => readProposal(db, viewer, params.proposal_id))
  serve(app, contract.saveProposal, ({ params, body }, viewer) =>
    within((tx) => saveProposal(tx, viewer, params.proposal_id, body)),
  )
  serve(app, contract.removeProposal, ({ params }, viewer) =>
    within((tx) => removeProposal(tx, viewer, params.proposal_id)),
  )
  serve(app, contract.submitProposal, ({ params }, viewer) =>
    within((tx) => submitProposal(tx, viewer, params.proposal_id)),
  )
  serve(app, contract.writeProposalMessage, ({ params, body }, viewer) =>
    within((tx) => writeProposalMessage(tx, viewer, params.proposal_id, body)),
  )
  serve(app, contract.takeBackProposal, ({ params }, viewer) =>
    within((tx) => takeBackProposal(tx, viewer, params.proposal_id)),
  )

  serve(app, contract.listArticleProposals, ({ params }, viewer) => listArticleProposals(db, viewer, params.article_id))
  serveChange(app, platform, contract.decideProposal, {
    subject: 'article_revision',
    id: ({ params }) => params.proposal_id,
    read: readReviewed(revisionSubject),
    async work(tx, { params, body }, viewer) {
      await decideProposal(tx, viewer, params.proposal_id, body)
      return null
    },
  })
  serveChange(app, platform, contract.takeBackProposalApproval, {
    subject: 'article_revision',
    id: ({ params }) => params.proposal_id,
    read: readReviewed(revisionSubject),
    work: (tx, { params }, viewer) => takeBackApproval(tx, revisionSubject, viewer, params.proposal_id),
  })
}
