import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { useLocation, useRevalidator } from 'react-router'
import { openFeedbackWith } from '../../platform/state/feedback.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
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
  type: ResourceType | null
  perhaps: ResourceRowData[]
  /** What the same words find among all types, without filters. */
  elsewhere: { list: ResourceRowData[]; total: number } | null
}

/** Without filters nothing is there yet; with them there may be something like it, or the same words find it elsewhere. */
export function NothingFound({ choices, type, perhaps, elsewhere }: NothingFoundProps) {
  const { t } = useTranslation('resource')
  const { keyword } = choices
  const title = useTitle(keyword, type)
  if (Object.keys(choices).length === 0) {
    return (
      <Empty title={t('common:list.empty.title')} actions={<ButtonLink to="/resource">{t('list.all')}</ButtonLink>}>
        {t('common:list.empty.text')}
      </Empty>
    )
  }
  const found = keyword && elsewhere && elsewhere.total > 0 ? elsewhere : null
  const near = found ? found.list : perhaps

  return (
    <>
      <Empty title={title} actions={<Actions choices={choices} total={found?.total ?? 0} />}>
        {found
          ? t('list.nothing.elsewhere', { count: found.total })
          : t(Object.keys(choices).length === 1 && keyword ? 'list.nothing.alone' : 'list.nothing.text')}
      </Empty>
      {near.length > 0 && (
        <section>
          <Lintel size="section">
            {found ? t('list.nothing.found', { words: keyword ?? '' }) : t('list.nothing.perhaps')}
          </Lintel>
          <Cards list={near} mixed={type === null || found !== null} level={3} />
        </section>
      )}
    </>
  )
}

function useTitle(keyword: string | undefined, type: ResourceType | null): string {
  const { t } = useTranslation('resource')
  if (!keyword) return t('list.nothing.filters')
  return type
    ? t('list.nothing.words_in', { type: t(`common:type.${type}.name`), words: keyword })
    : t('list.nothing.words', { words: keyword })
}

/** Where the words are found, without the filters, or everywhere; and a request for what is not there. */
function Actions({ choices, total }: { choices: ResourceFilters; total: number }) {
  const { t } = useTranslation('resource')
  const { pathname } = useLocation()
  const { keyword, ...filters } = choices
  const isFiltered = Object.keys(filters).length > 0
  const words = keyword ? `?${new URLSearchParams({ q: keyword })}` : ''

  return (
    <>
      {total > 0 && (
        <ButtonLink kind="primary" to={`/resource${words}`}>
          {t('list.nothing.see_all', { count: total })}
        </ButtonLink>
      )}
      {isFiltered && (
        <ButtonLink kind={total > 0 ? 'default' : 'primary'} to={pathname}>
          {t('list.nothing.clear')}
        </ButtonLink>
      )}
      {keyword && total === 0 && !isFiltered && (
        <ButtonLink kind="primary" to={`/search?${new URLSearchParams({ q: keyword })}`}>
          {t('list.nothing.everywhere')}
        </ButtonLink>
      )}
      {keyword && (
        <Button onClick={() => openFeedbackWith(t('list.nothing.wish', { words: keyword }))}>
          {t('list.nothing.need')}
        </Button>
      )}
    </>
  )
}
