import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Empty } from '../../../ui/state/empty.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ListColumn } from '../list/list-declaration.ts'
import { ListExport } from '../list/list-export.tsx'
import type { LoadedQueue } from './load-queue.ts'
import { QueueList } from './queue-list.tsx'
import styles from './review-screen.module.css'
import { keyIn, nameOf, type Queue, type Queued } from './reviewed.ts'
import { ReviewedPanes, WaitingPane } from './reviewed-panes.tsx'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewScreenProps {
  screen: 'review' | 'app_review'
  loaded: LoadedQueue
}

/** The queue, what stands in it, and what is decided about it. */
export function ReviewScreen({ screen, loaded }: ReviewScreenProps) {
  const { t } = useTranslation('management')
  const kinds = ['resource', 'article', 'app'] as const
  const columns: ListColumn<Queued>[] = [
    { column: 'kind', values: Object.fromEntries(kinds.map((kind) => [kind, t(`review.kind.${kind}`)])) },
    { column: 'title' },
    { column: 'version' },
    { column: 'author_name' },
    { column: 'submitted_at', kind: 'moment' },
    { column: 'rounds', kind: 'number' },
    { column: 'reviewer_name' },
  ]

  return (
    <>
      <ScreenHead
        title={t(`${screen}.title`)}
        note={
          <Answered answer={loaded.answer} waiting={null} failed={null}>
            {({ counts, average_hours }) => (
              <>
                {t('review.waiting', { count: counts.in_review })}
                {average_hours !== null && t('review.average', { count: Math.max(1, Math.round(average_hours)) })}
              </>
            )}
          </Answered>
        }
      >
        <p className={styles.keys}>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {t('review.key.move')}
          </span>
          <span>
            <kbd>A</kbd> {t('review.key.publish')}
          </span>
          <span>
            <kbd>R</kbd> {t('review.key.send_back')}
          </span>
        </p>
        <ListExport screen={screen} texts="review" title={t(`${screen}.title`)} columns={columns} loaded={loaded} />
      </ScreenHead>
      <Answered answer={loaded.answer} waiting={<WaitingRows rows={9} />}>
        {(queue) => <Panes screen={screen} loaded={loaded} queue={queue} />}
      </Answered>
    </>
  )
}

function Panes({ screen, loaded, queue }: ReviewScreenProps & { queue: Queue }) {
  const { t } = useTranslation('management')
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const { list } = queue
  const asked = keyIn(new URLSearchParams(search).get('open'))
  const found = list.findIndex((one) => asked && nameOf(one) === nameOf(asked))
  // A notice leads to what may stand in another state, or on another page of the queue.
  const place = asked ? found : 0
  const current = asked ?? list[0]

  const addressOf = (one: Queued) =>
    addressWith({ open: nameOf(one), page: loaded.page > 1 ? String(loaded.page) : null })
  const go = async (one: Queued | undefined) => {
    await navigate(one ? addressOf(one) : addressWith({ open: null }), { preventScrollReset: true })
  }
  const move = (one: Queued | undefined) => void (one && go(one))
  useReviewKeys({ j: () => move(list[place + 1]), k: () => move(list[place - 1]) })

  return (
    <div className={styles.panes}>
      <QueueList
        screen={screen}
        loaded={loaded}
        queue={queue}
        current={current && nameOf(current)}
        addressOf={addressOf}
      />
      {current ? (
        // Previews load texts of their own: the queue, and what is typed there, stays meanwhile.
        <Suspense fallback={<WaitingPane />}>
          <ReviewedPanes
            key={nameOf(current)}
            current={current}
            onDecided={() => go(list[place + 1] ?? list[place - 1])}
          />
        </Suspense>
      ) : (
        <div className={styles.nothing}>
          <Empty title={t(`review.nothing.${loaded.state}`)} />
        </div>
      )}
    </div>
  )
}
