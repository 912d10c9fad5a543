import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleSubjectCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import type { Route } from './+types/proposal.ts'
import { ProposalWriting } from './proposal/proposal-writing.tsx'

export const handle: Handle = { modules: ['knowledge', 'person_center'] }

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const proposal_id = Number(params.proposal_id)
  return { proposal: settleSubjectCall('GET /api/knowledges/proposals/{proposal_id}', { params: { proposal_id } }) }
}

/** Only the member who writes it sees it. */
export default function ProposalPage({ loaderData: { proposal } }: Route.ComponentProps) {
  const { t } = useTranslation('knowledge')
  return (
    <AreaPage
      above={[
        { name: t('overview.title'), to: '/knowledge' },
        { name: t('propose.mine'), to: '/person-center' },
      ]}
      title={t('propose.page')}
      hidden
    >
      <Answered answer={proposal} waiting={<WaitingRows rows={6} />}>
        {(opened) => <ProposalWriting key={opened.proposal_id} opened={opened} />}
      </Answered>
    </AreaPage>
  )
}

export function HydrateFallback() {
  const { t } = useTranslation('knowledge')
  return (
    <AreaPage title={t('propose.page')} hidden>
      <WaitingRows rows={6} />
    </AreaPage>
  )
}
