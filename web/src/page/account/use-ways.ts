import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api/use-query.ts'
import { useLogin } from '../../platform/session/session.ts'

/** How a person can show that it is still them. */
export type ConfirmWay =
  | { id: string; name: string; kind: 'password'; account: string }
  | { id: string; name: string; kind: 'mobile' | 'email'; address: string }
  | { id: string; name: string; kind: 'provider'; type: string }

/** Password, own addresses, connected accounts: whatever the person has. */
export function useWays(): ConfirmWay[] {
  const { t } = useTranslation('authorization')
  const user = useLogin()?.user_info
  const { data } = useQuery('GET /api/users/mine/account', {})

  const ways: ConfirmWay[] = []
  if (user && !user.not_set_password)
    ways.push({
      id: 'password',
      name: t('confirm.password'),
      kind: 'password',
      account: user.email ?? user.mobile ?? user.user_name,
    })
  if (user?.mobile) ways.push({ id: 'mobile', name: t('confirm.mobile'), kind: 'mobile', address: user.mobile })
  if (user?.email) ways.push({ id: 'email', name: t('confirm.email'), kind: 'email', address: user.email })
  for (const [type, name] of new Map(data?.identities.map((one) => [one.type, one.provider_name]))) {
    ways.push({ id: `provider-${type}`, name, kind: 'provider', type })
  }
  return ways
}
