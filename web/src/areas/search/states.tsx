import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Failure } from '../../ui/failure.tsx'
import { HitSkeleton, Skeleton } from '../../ui/skeleton.tsx'

export function SearchWaiting() {
  return (
    <Skeleton>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <HitSkeleton key={place} />
      ))}
    </Skeleton>
  )
}

export function SearchFailed() {
  const { t } = useTranslation('home_page')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('search.failed.title')} onRetry={() => void revalidate()}>
      {t('search.failed.text')}
    </Failure>
  )
}
