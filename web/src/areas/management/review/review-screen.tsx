import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { openKeys } from '../../../page/keys.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { listenToWork } from '../../../platform/notices/notices.ts'
import { Head } from '../../../platform/page/head.tsx'
import { usePage } from '../../../platform/page/page.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import type { ListColumn } from '../list/list-declaration.ts'
import { ListExport } from '../list/list-export.tsx'
import type { LoadedQueue } from './load-queue.ts'
import { PaneSplitter } from './pane-splitter.tsx'
import { QueueList } from './queue-list.tsx'
import styles from './review-screen.module.css'
import { keyIn, nameOf, type Queue, type Queued } from './reviewed.ts'
import { ReviewedPanes, WaitingPane } from './reviewed-panes.tsx'
import { usePaneWidths } from './use-pane-widths.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewScreenProps {
  screen: 'review' | 'app_review'
  loaded: LoadedQueue
}

/** The queue, what stands in it, and what is decided about it: a tool that fills the window. */
export function ReviewScreen({ screen, loaded }: ReviewScreenProps) {
  const { t } = useTranslation('management')
  const { platformTitle } = usePage()
  const title = t(`${screen}.title`)
  const { revalidate } = useRevalidator()
  useEffect(() => listenToWork(() => void revalidate()), [revalidate])

  return (
    <div className={styles.screen}>
      <Head title={`${title} · ${platformTitle}`} hidden />
      <h1 className="visually-hidden">{title}</h1>
      <Link className={styles.exit} to="/management" aria-label={t('review.exit')}>
        <ChevronLeftIcon size={16} />
        <span>{t('review.exit_short')}</span>
      </Link>
      <Answered answer={loaded.answer} waiting={<WaitingRows rows={9} />}>
        {(queue) => <Panes screen={screen} loaded={loaded} queue={queue} />}
      </Answered>
    </div>
  )
}

function Panes({ screen, loaded, queue }: ReviewScreenProps & { queue: Queue }) {
  const { t } = useTranslation('management')
  const { search } = useLocation()
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const panes = usePaneWidths()
  const [showsQueue, setShowsQueue] = useState(false)
  const hasMoved = useRef(false)
  const { list } = queue
  const asked = keyIn(new URLSearchParams(search).get('open'))
  const found = list.findIndex((one) => asked && nameOf(one) === nameOf(asked))
  // A notice leads to what may stand in another state, or on another page of the queue.
  const place = asked ? found : 0
  const current = asked ?? list[0]
  const { isFolded, isOnly, width } = panes

  const addressOf = (one: Queued) =>
    addressWith({ open: nameOf(one), page: loaded.page > 1 ? String(loaded.page) : null })
  const go = async (one: Queued | undefined) => {
    hasMoved.current = true
    setShowsQueue(false)
    await navigate(one ? addressOf(one) : addressWith({ open: null }), { preventScrollReset: true })
  }
  const move = (one: Queued | undefined) => void (one && go(one))
  useReviewKeys({
    j: () => move(list[place + 1]),
    k: () => move(list[place - 1]),
    f: panes.toggleOnly,
    '[': () => panes.toggleFolded('queue'),
    ']': () => panes.toggleFolded('side'),
    ...(isOnly && { escape: panes.leaveOnly }),
  })

  return (
    <div
      className={styles.panes}
      data-only={isOnly || undefined}
      data-folded-queue={isFolded.queue || undefined}
      data-folded-side={isFolded.side || undefined}
      data-shows-queue={showsQueue || undefined}
      style={{ '--queue': `${width.queue}px`, '--side': `${width.side}px` } as React.CSSProperties}
    >
      <QueueList
        screen={screen}
        loaded={loaded}
        queue={queue}
        current={current && nameOf(current)}
        addressOf={addressOf}
        isFolded={isFolded.queue && !showsQueue}
        onFold={() => (showsQueue ? setShowsQueue(false) : panes.toggleFolded('queue'))}
        onOpen={() => setShowsQueue(false)}
      >
        <QueueExport screen={screen} loaded={loaded} />
      </QueueList>
      {!isFolded.queue && !isOnly && <PaneSplitter pane="queue" panes={panes} />}
      <div className={styles.around}>
        <Button kind="text" size="small" aria-expanded={showsQueue} onClick={() => setShowsQueue(!showsQueue)}>
          {place + 1}/{list.length}
          <span className="visually-hidden">{t('review.open_queue')}</span>
        </Button>
        <Button
          kind="text"
          square
          aria-label={t('review.next')}
          disabled={!list[place + 1]}
          onClick={() => move(list[place + 1])}
        >
          <ChevronRightIcon />
        </Button>
      </div>
      <span className={styles.keys}>
        <Button kind="text" size="small" square aria-label={t('keys.title')} aria-keyshortcuts="?" onClick={openKeys}>
          ?
        </Button>
      </span>
      {current ? (
        // Previews load texts of their own: the queue, and what is typed there, stays meanwhile.
        <Suspense fallback={<WaitingPane />}>
          <ReviewedPanes
            key={nameOf(current)}
            current={current}
            panes={panes}
            takesFocus={hasMoved.current}
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

function QueueExport({ screen, loaded }: ReviewScreenProps) {
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
    { column: 'decided_by' },
    { column: 'decided_at', kind: 'moment' },
  ]
  return <ListExport screen={screen} texts="review" title={t(`${screen}.title`)} columns={columns} loaded={loaded} />
}
