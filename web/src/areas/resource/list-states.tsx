import { useTranslation } from 'react-i18next'
import { useLocation, useRevalidator } from 'react-router'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { Cards } from './cards.tsx'
import type { ResourceFilters } from './choices.ts'
import type { ResourceRowData } from './find.ts'

export function ListFailed() {
  const { t } = useTranslation('resource')
  const { revalidate } = useRevalidator()
  return (
    <Failure title={t('list.failed.title')} onRetry={revalidate}>
      {t('list.failed.text')}
    </Failure>
  )
}

interface NothingFoundProps {
  choices: ResourceFilters
  perhaps: ResourceRowData[]
  mixed: boolean
}

/** Without filters nothing is there yet; with them there may be something like it. */
export function NothingFound({ choices, perhaps, mixed }: NothingFoundProps) {
  const { t } = useTranslation('resource')
  const { pathname } = useLocation()
  const { keyword } = choices
  if (Object.keys(choices).length === 0) {
    return (
      <Empty title={t('common:list.empty.title')} actions={<ButtonLink to="/resource">{t('list.all')}</ButtonLink>}>
        {t('common:list.empty.text')}
      </Empty>
    )
  }

  return (
    <>
      <Empty
        title={keyword ? t('list.nothing.words', { words: keyword }) : t('list.nothing.filters')}
        actions={
          <ButtonLink kind="primary" to={pathname}>
            {t('list.nothing.clear')}
          </ButtonLink>
        }
      >
        {t('list.nothing.text')}
      </Empty>
      {perhaps.length > 0 && (
        <section>
          <Lintel size="section">{t('list.nothing.perhaps')}</Lintel>
          <Cards list={perhaps} mixed={mixed} level={3} />
        </section>
      )}
    </>
  )
}
