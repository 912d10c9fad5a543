import { resourceTypes } from '@atrium/contract/resource-types'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ListPager } from '../../../page/list-pager.tsx'
import { SearchWithin } from '../../../page/own-list.tsx'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { AppIcon } from '../../../ui/icon/home-icons.tsx'
import { BookIcon, ChevronLeftIcon, ListIcon, TaskListIcon } from '../../../ui/icon/icons.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { ListBulk } from '../list/list-bulk.tsx'
import { type LoadedQueue, queueSize } from './load-queue.ts'
import styles from './queue-list.module.css'
import { approvePassed, nameOf, type Queue, type Queued } from './reviewed.ts'

const hour = 3600_000

/** Reviews are due within a day. */
const late = 24

interface QueueListProps {
  screen: 'review' | 'app_review'
  loaded: LoadedQueue
  queue: Queue
  current: string | undefined
  addressOf: (one: Queued) => string
  isFolded: boolean
  onFold: () => void
  /** Another one was chosen. */
  onOpen: () => void
  /** The export of what the queue has found. */
  children: ReactNode
}

const states = ['in_review', 'changes_asked', 'published'] as const

export function QueueList(props: QueueListProps) {
  const { screen, loaded, queue, current, addressOf, isFolded, onFold, onOpen, children } = props
  const { t } = useTranslation('management')
  const { list, total, counts } = queue
  const [isSearching, setSearching] = useState(isNarrowed(loaded))
  const [isTicking, setTicking] = useState(false)
  const tools = useId()
  const mayChange = useMayChange()
  const offered = mayChange ? list.filter((one) => one.can_be_bulk_approved) : []
  // As they were when they were ticked: what has left the queue since is refused by the server, and named.
  const [ticked, setTicked] = useState<ReadonlyMap<string, Queued>>(new Map())
  const isAll = offered.every((one) => ticked.has(nameOf(one)))
  const place = list.findIndex((one) => nameOf(one) === current)

  return (
    <section className={styles.queue} aria-label={t('review.queue')} data-folded={isFolded || undefined}>
      <header>
        <div className={styles.chosen}>
          <StateSelect loaded={loaded} counts={counts} />
          <OrderSelect loaded={loaded} />
        </div>
        <Button
          kind="text"
          size="small"
          square
          aria-label={t('review.filter')}
          aria-expanded={isSearching}
          aria-controls={tools}
          onClick={() => setSearching(!isSearching)}
        >
          <ListIcon size={16} />
        </Button>
        <span className={styles.place} aria-hidden="true">
          {place + 1}/{total}
        </span>
        <Button
          kind="text"
          size="small"
          square
          aria-label={t(isFolded ? 'review.unfold_queue' : 'review.fold_queue')}
          aria-keyshortcuts="["
          onClick={onFold}
        >
          <ChevronLeftIcon size={16} />
        </Button>
      </header>
      <div className={styles.tools} id={tools} hidden={!isSearching}>
        <SearchWithin label={t('review.keyword')} keyword={loaded.keyword} />
        <Filters screen={screen} loaded={loaded} queue={queue} />
        <div className={styles.more}>
          {offered.length > 0 && (
            <Button
              size="small"
              aria-pressed={isTicking}
              onClick={() => {
                setTicked(new Map())
                setTicking(!isTicking)
              }}
            >
              <TaskListIcon size={16} />
              {t('review.bulk.several')}
            </Button>
          )}
          {children}
        </div>
      </div>
      {isTicking && (
        <p className={styles.hint}>
          {t('review.bulk.hint', { count: offered.length })}
          <Button kind="link" size="small" onClick={() => setTicked(isAll ? new Map() : namedMap(offered))}>
            {t(isAll ? 'review.bulk.none' : 'review.bulk.all')}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section className={styles.list} aria-label={t('review.submissions')} tabIndex={0}>
        <ul>
          {list.map((one) => (
            <Row
              key={nameOf(one)}
              one={one}
              on={nameOf(one) === current}
              to={addressOf(one)}
              onOpen={onOpen}
              decided={loaded.state !== 'in_review'}
              tick={
                isTicking &&
                one.can_be_bulk_approved && (
                  <Checkbox
                    checked={ticked.has(nameOf(one))}
                    aria-label={t('review.bulk.tick', { title: one.title })}
                    onChange={() => setTicked(toggled(ticked, one))}
                  />
                )
              }
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
      {ticked.size > 0 && (
        <ListBulk
          screen="review"
          actions={[{ name: 'approve', run: (caller, rows) => approveEach(caller, rows) }]}
          selected={[...ticked.values()]}
          loaded={loaded}
          total={ticked.size}
          nameOf={(one) => one.title}
          onDone={() => {
            setTicked(new Map())
            setTicking(false)
          }}
        />
      )}
    </section>
  )
}

const namedMap = (rows: Queued[]) => new Map(rows.map((one) => [nameOf(one), one]))

function toggled(ticked: ReadonlyMap<string, Queued>, one: Queued): ReadonlyMap<string, Queued> {
  const others = [...ticked.values()].filter((other) => nameOf(other) !== nameOf(one))
  return namedMap(others.length < ticked.size ? others : [...others, one])
}

async function approveEach(caller: Parameters<typeof approvePassed>[0], rows: Queued[]) {
  for (const one of rows) await approvePassed(caller, one)
}

function isNarrowed({ keyword, kind, author, waited }: LoadedQueue): boolean {
  return [keyword, kind, author, waited].some((one) => one !== '')
}

interface QueueSelectProps {
  loaded: LoadedQueue
}

function StateSelect({ loaded, counts }: QueueSelectProps & Pick<Queue, 'counts'>) {
  const { t } = useTranslation('management')
  const countOf = (state: (typeof states)[number]) => (state === 'published' ? '' : ` ${counts[state]}`)
  return (
    <AddressSelect
      name="state"
      label={t('review.states')}
      value={loaded.state === 'in_review' ? '' : loaded.state}
      options={states.map((state) => ({
        value: state === 'in_review' ? '' : state,
        name: `${t(`review.state.${state}`)}${countOf(state)}`,
      }))}
    />
  )
}

function OrderSelect({ loaded }: QueueSelectProps) {
  const { t } = useTranslation('management')
  const orders = ['submitted_at', '-submitted_at', 'type', 'author_name']
  return (
    <AddressSelect
      name="order"
      label={t('review.order_label')}
      value={loaded.order}
      options={orders.map((order) => ({ value: order, name: t(`review.order.${order.replace('-', 'latest_')}`) }))}
    />
  )
}

const waits = ['4', '24', '72'] as const

function Filters({ screen, loaded, queue }: QueueSelectProps & Pick<QueueListProps, 'screen' | 'queue'>) {
  const { t } = useTranslation('management')
  const kinds = ['resource', 'article', 'app'] as const
  const all = { value: '', name: t('review.all_kinds') }
  return (
    <>
      {screen === 'review' && (
        <AddressSelect
          name="kind"
          label={t('review.kind_label')}
          value={loaded.kind}
          options={[
            all,
            ...kinds.map((one) => ({ value: one, name: t(`review.kind.${one}`) })),
            ...resourceTypes.map((one) => ({ value: one, name: t(`common:type.${one}.name`) })),
          ]}
          withName
        />
      )}
      <AddressSelect
        name="waited"
        label={t('review.waited_label')}
        value={loaded.waited}
        options={[
          all,
          ...waits.map((hours) => ({ value: hours, name: t('review.waited_over', { count: Number(hours) }) })),
        ]}
        withName
      />
      <AddressSelect
        name="author"
        label={t('review.author_label')}
        value={loaded.author}
        options={[
          all,
          ...queue.authors.map(({ author_id, author_name, total }) => ({
            value: String(author_id),
            name: `${author_name} ${total}`,
          })),
        ]}
        withName
      />
    </>
  )
}

interface AddressSelectProps {
  /** The field of the address. */
  name: string
  label: string
  value: string
  options: { value: string; name: string }[]
  /** The label is seen, too. */
  withName?: true
}

function AddressSelect({ name, label, value, options, withName }: AddressSelectProps) {
  const addressWith = useAddressWith()
  const navigate = useNavigate()
  const select = (
    <Select
      size={withName ? 'small' : 'bare'}
      aria-label={label}
      value={options.some((one) => one.value === value) ? value : ''}
      options={options}
      onChange={({ target }) => void navigate(addressWith({ [name]: target.value || null, open: null }))}
    />
  )
  if (!withName) return select
  return (
    <div className={styles.filter}>
      <span aria-hidden="true">{label}</span>
      {select}
    </div>
  )
}

interface QueueRowProps {
  one: Queued
  on: boolean
  to: string
  decided: boolean
  onOpen: () => void
  /** A box to tick, where several are approved at once. */
  tick: ReactNode
}

function Row({ one, on, to, decided, onOpen, tick }: QueueRowProps) {
  const { t } = useTranslation('management')
  const { kind, resource_type, title, author_name, reviewer_name, reviewer_photo, mine } = one
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (on) row.current?.scrollIntoView({ block: 'nearest' })
  }, [on])

  return (
    <li ref={row} className={styles.item}>
      {tick}
      <Link className={styles.row} to={to} onClick={onOpen} aria-current={on ? 'true' : undefined} preventScrollReset>
        <span className={styles.type} data-type={resource_type ?? undefined}>
          {resource_type ? <Glyph type={resource_type} size={16} /> : <KindIcon kind={kind} />}
          <span className="visually-hidden">
            {resource_type ? t(`common:type.${resource_type}.name`) : t(`review.kind.${kind}`)}
          </span>
        </span>
        <b>{title}</b>
        <small>
          <span className={styles.author}>{author_name}</span>
          {decided ? <DecidedBy one={one} /> : <Waited since={one.submitted_at} />}
        </small>
        {reviewer_name && !decided && (
          <span className={styles.reviewer}>
            <Avatar name={reviewer_name} image={reviewer_photo} size={20} own={mine} />
            <span className="visually-hidden">
              {mine ? t('review.mine') : t('review.taken_by', { name: reviewer_name })}
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}

function KindIcon({ kind }: Pick<Queued, 'kind'>) {
  return kind === 'app' ? <AppIcon size={16} /> : <BookIcon size={16} />
}

function DecidedBy({ one: { decided_by, decided_at } }: { one: Queued }) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  if (decided_at === null) return null
  // The clock of the browser may be behind that of the server.
  const now = [new Date().toISOString(), decided_at].toSorted()[1] as string
  const moment = formatMoment(decided_at, now, language)
  return (
    <time dateTime={decided_at} title={decided_at}>
      {decided_by === null ? moment : t('review.decided_by', { name: decided_by, moment })}
    </time>
  )
}

/** How long something has waited, in the largest whole unit below a hundred hours. */
function Waited({ since }: { since: string }) {
  const { t } = useTranslation('management')
  const waited = Math.max(0, Date.now() - new Date(since).getTime())
  const hours = Math.floor(waited / hour)
  const text =
    hours < 1 ? t('review.minutes', { count: Math.floor(waited / 60_000) }) : t('review.hours', { count: hours })
  return (
    <span className={styles.waited} data-late={hours >= late || undefined}>
      {text}
    </span>
  )
}
