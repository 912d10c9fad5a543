import { holdsScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { useLogin } from '../../../platform/session/session.ts'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { screenAddress } from '../frame/screens.ts'

/** Asks everybody for what is missing: an announcement about it, for those who may write one. */
export function CallFor({ question }: { question: string }) {
  const { t } = useTranslation('management')
  if (!holdsScreen(useLogin()?.menus, 'announcements')) return null
  const query = new URLSearchParams({ open: 'new', about: question })
  return <TextLink to={`${screenAddress('announcements')}?${query}`}>{t('reports.call_for')}</TextLink>
}
