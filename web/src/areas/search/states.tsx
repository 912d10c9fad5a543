import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Failure } from '../../ui/state/failure.tsx'

export function SearchFailed() {
  const { t } = useTranslation('home_page')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('search.failed.title')} onRetry={revalidate}>
      {t('search.failed.text')}
    </Failure>
  )
}
