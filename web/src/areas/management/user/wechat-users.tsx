import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

export const clientLoader = loadList('GET /api/management/wechat-users', { days: 'days' })

export default function WechatUsers({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')

  return (
    <ListScreen
      screen="wechat_users"
      loaded={loaderData}
      keyOf={({ identity_id }) => identity_id}
      columns={[
        { column: 'name' },
        {
          column: 'user_name',
          cell: ({ user_id, user_name }) => <Link to={`/management/users?open=${user_id}`}>{user_name}</Link>,
        },
        { column: 'company_name', minor: true },
        {
          column: 'state',
          values: { active: t('users.state.active'), disabled: t('users.state.disabled') },
        },
        { column: 'created_at', kind: 'moment', sort: true },
        { column: 'last_used_at', kind: 'moment' },
      ]}
      filters={[{ name: 'days', kind: 'days' }]}
      rowMenu={({ identity_id }) => (
        <ReasonButton
          size="small"
          label={t('wechat_users.unbind')}
          lead={t('wechat_users.unbind_lead')}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/wechat-users/{identity_id}/removal', {
              params: { identity_id },
              body: { reason },
            })
          }
        />
      )}
    />
  )
}
