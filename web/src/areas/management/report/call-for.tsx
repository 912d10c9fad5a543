import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/navigation/go-link.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { screenAddress } from '../frame/screens.ts'

/** Asks everybody for what is missing: an announcement about it, for those who may write one. */
export function CallFor({ question }: { question: string }) {
  const { t } = useTranslation('management')
  if (!useMayChange('announcements')) return null
  const query = new URLSearchParams({ open: 'new', about: question })
  return <TextLink to={`${screenAddress('announcements')}?${query}`}>{t('reports.call_for')}</TextLink>
}
