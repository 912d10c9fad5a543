import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ListPager } from '../../../page/list-pager.tsx'
import { SearchWithin } from '../../../page/own-list.tsx'
import { useAddressWith } from '../../../platform/address/address.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { AppIcon } from '../../../ui/icon/home-icons.tsx'
import { BookIcon, ClockIcon } from '../../../ui/icon/icons.tsx'
import { type LoadedQueue, queueSize } from './load-queue.ts'
import styles from './queue-list.module.css'
import { nameOf, type Queue, type Queued } from './reviewed.ts'

const hour = 3600_000

/** Reviews are due within a day. */
const late = 24

interface QueueListProps {
  screen: 'review' | 'app_review'
  loaded: LoadedQueue
  queue: Queue
  current: string | undefined
  addressOf: (one: Queued) => string
}

const states = ['in_review', 'changes_asked', 'published'] as const

export function QueueList({ screen, loaded, queue, current, addressOf }: QueueListProps) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const { list, total, counts } = queue
  const countOf = (state: (typeof states)[number]) => (state === 'published' ? '' : ` ${counts[state]}`)

  return (
    <div className={styles.queue}>
      <div className={styles.tabs}>
        <nav aria-label={t('review.states')}>
          {states.map((state) => (
            <Link
              key={state}
              to={addressWith({ state: state === 'in_review' ? null : state, open: null })}
              aria-current={state === loaded.state ? 'page' : undefined}
              preventScrollReset
            >
              {t(`review.state.${state}`)}
              {countOf(state)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.tools}>
        <SearchWithin label={t('review.keyword')} keyword={loaded.keyword} />
        {screen === 'review' && <KindFilter kind={loaded.kind} />}
        <Order way={loaded.way} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section className={styles.list} aria-label={t('review.queue')} tabIndex={0}>
        <ul>
          {list.map((one) => (
            <Row
              key={nameOf(one)}
              one={one}
              on={nameOf(one) === current}
              to={addressOf(one)}
              decided={loaded.state !== 'in_review'}
            />
          ))}
        </ul>
        {total > queueSize && (
          <ListPager
            page={loaded.page}
            total={total}
            size={queueSize}
            note={t('list.per_page', { count: queueSize })}
          />
        )}
      </section>
    </div>
  )
}

function KindFilter({ kind }: { kind: string }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const kinds = ['resource', 'article', 'app'] as const

  return (
    <Select
      size="small"
      aria-label={t('review.kind_label')}
      value={kind}
      options={[
        { value: '', name: t('review.all_kinds') },
        ...kinds.map((one) => ({ value: one, name: t(`review.kind.${one}`) })),
      ]}
      onChange={({ target }) => void navigate(addressWith({ kind: target.value || null, open: null }))}
    />
  )
}

function Order({ way }: { way: 'asc' | 'desc' }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()

  return (
    <Select
      size="small"
      aria-label={t('review.order_label')}
      value={way}
      options={[
        { value: 'asc', name: t('review.order.asc') },
        { value: 'desc', name: t('review.order.desc') },
      ]}
      onChange={({ target }) => {
        const order = target.value === 'desc' ? '-submitted_at' : 'submitted_at'
        void navigate(addressWith({ order, open: null }))
      }}
    />
  )
}

interface QueueRowProps {
  one: Queued
  on: boolean
  to: string
  decided: boolean
}

function Row({ one, on, to, decided }: QueueRowProps) {
  const { t } = useTranslation('management')
  const { kind, resource_type, cover, cover_seed, title, author_name, submitted_at, reviewer_name, mine } = one
  const waited = useWaited(submitted_at)

  return (
    <li>
      <Link className={styles.row} to={to} aria-current={on ? 'true' : undefined} preventScrollReset>
        <span className={styles.cover}>
          {resource_type ? (
            <Cover type={resource_type} id={cover_seed} image={cover} lazy />
          ) : (
            <span className={styles.mark}>{kind === 'app' ? <AppIcon size={20} /> : <BookIcon size={20} />}</span>
          )}
        </span>
        <b>{title}</b>
        <small>
          <span className={styles.type} data-type={resource_type ?? undefined}>
            {resource_type && <Glyph type={resource_type} size={12} />}
            {resource_type ? t(`common:type.${resource_type}.name`) : t(`review.kind.${kind}`)}
          </span>
          <span className={styles.author}>{author_name}</span>
          {!decided && (
            <span className={styles.waited} data-late={waited.isLate || undefined}>
              <ClockIcon size={12} />
              {waited.text}
            </span>
          )}
        </small>
        {reviewer_name && !decided && (
          <em>{mine ? t('review.mine') : t('review.taken_by', { name: reviewer_name })}</em>
        )}
      </Link>
    </li>
  )
}

/** How long something has waited, in the largest whole unit below a hundred hours. */
function useWaited(since: string): { text: string; isLate: boolean } {
  const { t } = useTranslation('management')
  const waited = Math.max(0, Date.now() - new Date(since).getTime())
  const hours = Math.floor(waited / hour)
  const text =
    hours < 1 ? t('review.minutes', { count: Math.floor(waited / 60_000) }) : t('review.hours', { count: hours })
  return { text, isLate: hours >= late }
}
