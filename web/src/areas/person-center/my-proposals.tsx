import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import type { SettledCall } from '../../page/account/settle-call.ts'
import { languageNames } from '../../page/language-names.ts'
import { ListPager } from '../../page/list-pager.tsx'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Status } from '../../ui/state/status.tsx'
import styles from './lists.module.css'

type ProposalPage = Answer<'GET /api/knowledges/proposals'>
type ProposalRow = ProposalPage['list'][number]

const statuses = {
  draft: 'draft',
  in_review: 'in_review',
  changes_asked: 'needs_changes',
  published: 'published',
} as const

interface MyProposalsProps {
  proposals: Promise<SettledCall<ProposalPage>>
  page: number
  size: number
}

/** Articles and corrections that the member has proposed; nothing where there are none. */
export function MyProposals({ proposals, page, size }: MyProposalsProps) {
  return (
    <Answered answer={proposals} waiting={<WaitingRows rows={1} />}>
      {({ list, total }) => total > 0 && <Listed list={list} total={total} page={page} size={size} />}
    </Answered>
  )
}

function Listed({ list, total, page, size }: ProposalPage & Omit<MyProposalsProps, 'proposals'>) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <section className={styles.apart}>
      <Lintel size="section">{t('proposal.title')}</Lintel>
      <Table
        caption={t('proposal.title')}
        rows={list}
        keyOf={({ proposal_id }) => proposal_id}
        messageOf={(row) => row.state === 'changes_asked' && <ReturnReason row={row} />}
        columns={[
          {
            id: 'title',
            name: t('proposal.article'),
            cell: ({ proposal_id, title }) => <TextLink to={`/knowledge/proposal/${proposal_id}`}>{title}</TextLink>,
          },
          {
            id: 'kind',
            name: t('proposal.kind'),
            minor: true,
            cell: ({ is_correction }) => t(is_correction ? 'proposal.correction' : 'proposal.new'),
          },
          { id: 'language', name: t('proposal.language'), minor: true, cell: (row) => languageNames[row.language] },
          { id: 'state', name: t('submission.state_label'), cell: ({ state }) => <Status name={statuses[state]} /> },
          {
            id: 'updated',
            name: t('submission.updated'),
            minor: true,
            cell: ({ updated_at }) => formatMoment(updated_at, now, language),
          },
        ]}
      />
      <ListPager page={page} total={total} size={size} parameter="proposals" />
    </section>
  )
}

function ReturnReason({ row: { decisions } }: { row: ProposalRow }) {
  const { t } = useTranslation('person_center')
  const text = decisions.at(-1)?.text
  return text ? <CallOut kind="error">{t('submission.reviewer_said', { text })}</CallOut> : null
}
