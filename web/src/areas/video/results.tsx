import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { FeedLink } from '../../page/feed-link.tsx'
import { ListPager } from '../../page/list-pager.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { Cards } from './cards.tsx'
import { pageSize, type VideoList } from './find.ts'
import { useWatched } from './use-watched.ts'

export function Results({ page, choices, found }: Pick<VideoList, 'page' | 'choices' | 'found'>) {
  const { t } = useTranslation('video')
  const { revalidate } = useRevalidator()
  const watched = useWatched()

  if (!found) {
    return (
      <Failure title={t('list.failed.title')} onRetry={revalidate}>
        {t('list.failed.text')}
      </Failure>
    )
  }
  if (found.list.length === 0) return <Nothing choices={choices} />
  return (
    <>
      <Cards list={found.list} watched={watched ?? []} />
      <ListPager page={page} total={found.total} size={pageSize} note={t('list.size', { count: pageSize })} />
      <FeedLink feed="video">{t('list.subscribe')}</FeedLink>
    </>
  )
}

function Nothing({ choices }: Pick<VideoList, 'choices'>) {
  const { t } = useTranslation('video')
  if (Object.keys(choices).length === 0) {
    return <Empty title={t('common:list.empty.title')}>{t('common:list.empty.text')}</Empty>
  }
  return (
    <Empty
      title={choices.keyword ? t('list.nothing.words', { words: choices.keyword }) : t('list.nothing.filters')}
      actions={
        <ButtonLink kind="primary" to="/video">
          {t('list.nothing.clear')}
        </ButtonLink>
      }
    >
      {t('list.nothing.text')}
    </Empty>
  )
}
