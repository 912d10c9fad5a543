import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { MobileFilters } from '../../page/mobile-filters.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { countFilters } from './asked.ts'
import { Filters } from './filters.tsx'
import type { SearchPageData } from './find.ts'
import { Groups } from './groups.tsx'
import { Heading } from './heading.tsx'
import { KindList } from './kind-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Related } from './related.tsx'
import styles from './results.module.css'

/** One answer: what was found at the left, how to narrow it at the right. */
export function Results(found: SearchPageData) {
  const { t } = useTranslation('home_page')
  const chosen = countFilters(found.asked)
  const answered = found.found
  const isAlone = answered?.total === 0 && chosen === 0

  return (
    <>
      <Heading {...found} />
      <div className={`page-width ${styles.layout}`} data-alone={isAlone || answered === null || undefined}>
        <div className={styles.results}>
          <Answered {...found} />
        </div>
        {answered && !isAlone && (
          <MobileFilters
            label={t('search.filters')}
            total={answered.total}
            name={chosen > 0 ? t('search.filters_chosen', { count: chosen }) : t('search.filters')}
          >
            <Filters asked={found.asked} facets={answered.facets} />
            <Related words={answered.related} />
          </MobileFilters>
        )}
      </div>
    </>
  )
}

function Answered({ asked, page, found, near, kits }: SearchPageData) {
  if (!found) return <SearchFailed />
  if (found.total === 0) return <NothingFound asked={asked} found={found} near={near} kits={kits} />
  return asked.kind ? <KindList asked={asked} page={page} found={found} /> : <Groups found={found} />
}

function SearchFailed() {
  const { t } = useTranslation('home_page')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('search.failed.title')} onRetry={revalidate}>
      {t('search.failed.text')}
    </Failure>
  )
}
