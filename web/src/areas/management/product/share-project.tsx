import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { StatusMark } from '../../../ui/state/status.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

const states = ['open', 'expired', 'revoked'] as const

export const clientLoader = loadList('GET /api/management/project-links', { state: 'text', project_id: 'number' })

/** Every way into a project for people without an account. */
export default function ShareProject({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const revoke = (caller: Parameters<typeof ask>[0], link_id: number, reason: string) =>
    ask(caller, 'PUT /api/management/project-links/{link_id}/revocation', { params: { link_id }, body: { reason } })

  return (
    <ListScreen
      screen="share_project"
      loaded={loaderData}
      keyOf={({ link_id }) => link_id}
      filters={[
        { name: 'state', options: states.map((value) => ({ value, name: t(`share_project.state.${value}`) })) },
      ]}
      columns={[
        { column: 'title' },
        { column: 'made_by' },
        {
          column: 'state',
          cell: ({ state }) => (
            <StatusMark kind={state === 'open' ? 'good' : 'off'}>{t(`share_project.state.${state}`)}</StatusMark>
          ),
        },
        { column: 'has_password' },
        { column: 'may_download', minor: true },
        { column: 'visit_count', kind: 'number' },
        { column: 'expires_at', kind: 'moment' },
        { column: 'created_at', kind: 'moment', sort: true, minor: true },
      ]}
      rowMenu={({ link_id, state }) =>
        state === 'open' && (
          <ReasonButton
            size="small"
            label={t('share_project.revoke')}
            lead={t('share_project.revoke_lead')}
            run={(caller, reason) => revoke(caller, link_id, reason)}
          />
        )
      }
    />
  )
}
