import {
  assignable,
  countedAtMost,
  type PromisedAnswer,
  type WaitingQueue,
  waitingQueues,
} from '@atrium/contract/overview/choices'
import type { listWaiting as contract } from '@atrium/contract/overview/overview'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { deadQueue } from '../../platform/job/boss.ts'
import type { Platform } from '../../platform.ts'
import { warnedBefore } from '../download/download.release.ts'
import { isApproved } from '../review/review.approve.ts'
import { kindsFor, type ReviewKind } from '../review/review.queue-list.ts'
import { conversionState, conversionSteps } from '../video/video.conversions-list.ts'
import { readParity } from '../website/website.parity.ts'
import { readPromisedHours } from '../website/website.settings.ts'
import { readHidden } from './overview.hidden.ts'

type WaitingLine = z.output<typeof contract.data>['list'][number]

interface QueueSource {
  /**
   * Rows of `moment`, since when it waits, or of `day`, on which it is due. An index brings the oldest first. Those that are
   * assigned have an `assignee_id`, too, and can be narrowed to the viewer's own.
   */
  rows: (viewer: Viewer, isMine: boolean) => RawBuilder<unknown>
  dated?: true
  promised?: PromisedAnswer
  /** Something failed: it is late from the beginning. */
  isFault?: true
}

const oldestOf = (of: RawBuilder<unknown>, moment: string) =>
  sql`${of} order by ${sql.ref(moment)} limit ${sql.lit(countedAtMost + 1)}`

const reviewed = {
  resource: { table: 'resource_version', key: 'version_id' },
  article: { table: 'article_revision', key: 'revision_id' },
  app: { table: 'app_version', key: 'app_version_id' },
} as const satisfies Record<ReviewKind, unknown>

function submissions(kinds: ReviewKind[], { user_id }: Viewer, isMine: boolean): RawBuilder<unknown> {
  const mine = isMine ? sql`and reviewer_id = ${user_id}` : sql``
  const each = kinds.map((kind) => {
    const { table, key } = reviewed[kind]
    return sql`(${oldestOf(
      sql`select submitted_at as moment, reviewer_id as assignee_id from ${sql.table(table)}
        where state = 'in_review' and submitted_at is not null and not ${isApproved(key, sql.ref(`${table}.${key}`))} ${mine}`,
      'submitted_at',
    )})`
  })
  return oldestOf(sql`select moment, assignee_id from (${sql.join(each, sql` union all `)}) as waiting`, 'moment')
}

const sources: Record<Exclude<WaitingQueue, 'translations'>, QueueSource> = {
  review: {
    rows: (viewer, isMine) => submissions(kindsFor(viewer), viewer, isMine),
    promised: 'review',
  },
  app_review: { rows: (viewer, isMine) => submissions(['app'], viewer, isMine), promised: 'review' },
  proposals: {
    rows: () => sql`
      select min(submitted_at) as moment from (${oldestOf(
        sql`select item_id, submitted_at from article_revision
          where state = 'in_review' and proposal and submitted_at is not null
            and not ${isApproved('revision_id', sql`article_revision.revision_id`)}`,
        'submitted_at',
      )}) as proposed group by item_id`,
    promised: 'review',
  },
  feedback: {
    rows: ({ user_id }, isMine) =>
      oldestOf(
        sql`select created_at as moment, assignee_id from feedback
          where state = 'received' ${isMine ? sql`and assignee_id = ${user_id}` : sql``}`,
        'created_at',
      ),
    promised: 'feedback',
  },
  abuse_reports: {
    rows: () => oldestOf(sql`select created_at as moment from item_report where settled_at is null`, 'created_at'),
    promised: 'abuse_reports',
  },
  installations: {
    rows: () =>
      oldestOf(sql`select requested_at as moment from app_installation where state = 'requested'`, 'requested_at'),
    promised: 'installations',
  },
  publishers: {
    rows: () =>
      oldestOf(
        sql`select created_at as moment from publisher where verified_at is null and not official`,
        'created_at',
      ),
  },
  comments: {
    rows: () =>
      oldestOf(
        sql`select created_at as moment from article_opinion where handled_at is null and text <> ''`,
        'created_at',
      ),
  },
  consents_ended: {
    rows: () => consents(sql`consent_until <= portal_day() and consent_has_ended(consent_until)`),
    dated: true,
  },
  consents_ending: {
    rows: () =>
      consents(sql`consent_until >= portal_day() and consent_until < portal_day() + 30
        and not consent_has_ended(consent_until)`),
    dated: true,
  },
  releases_ending: {
    rows: () =>
      oldestOf(
        sql`select ends_on as day from release join item using (item_id)
          where item.state = 'published' and ends_on >= portal_day() and ends_on < portal_day() + ${warnedBefore}::int`,
        'ends_on',
      ),
    dated: true,
  },
  articles_due: {
    rows: () =>
      oldestOf(
        sql`select verify_by as day from article join item using (item_id)
          where verify_by <= portal_day() and item.state = 'published'`,
        'verify_by',
      ),
    dated: true,
  },
  imports: {
    rows: () => oldestOf(sql`select created_at as moment from list_import where state = 'checked'`, 'created_at'),
  },
  conversions: {
    rows: () =>
      oldestOf(
        sql`select blob.created_at as moment from blob join file using (blob_id) ${conversionSteps}
          where blob.state = 'failed' and file.kind = 'video' and ${conversionState} = 'failed'`,
        'blob.created_at',
      ),
    isFault: true,
  },
  dead_jobs: {
    rows: () =>
      oldestOf(
        sql`select created_on as moment from pgboss.job where name = ${deadQueue} and state = 'created'`,
        'created_on',
      ),
    isFault: true,
  },
}

function consents(condition: RawBuilder<unknown>) {
  return oldestOf(
    sql`select consent_until as day from case_study join item using (item_id)
      where item.state = 'published' and ${condition}`,
    'consent_until',
  )
}

const lineRow = z.object({
  queue: z.string(),
  count: z.number(),
  oldest_at: z.string().nullable(),
  due_on: z.string().nullable(),
  overdue: z.number(),
  is_due: z.boolean(),
  mine: z.number().nullable(),
  unassigned: z.number().nullable(),
})

/** One question for all queues of this person: of each the oldest rows, so the cost does not grow with what waits. */
export async function listWaiting(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  viewer: Viewer,
  { mine }: { mine?: 'yes' | undefined } = {},
) {
  const isMine = mine === 'yes'
  const queues = (Object.keys(waitingQueues) as WaitingQueue[]).filter((queue) => isHeld(queue, viewer))
  const hidden = (await readHidden(db, viewer)).filter((queue) => queues.includes(queue))
  const shown = queues.filter((queue) => !hidden.includes(queue))
  const promised = await readPromisedHours(db)
  const counted = shown
    .filter((queue) => queue !== 'translations')
    .filter((queue) => !isMine || assignable.includes(queue))
  const lines = counted.length === 0 ? [] : await countQueues(db, viewer, counted, { promised, isMine })
  if (!isMine && shown.includes('translations')) lines.push(...(await countTranslations({ db, cache })))

  const places = Object.keys(waitingQueues)
  const order = ['overdue', 'due', 'rest']
  const list = lines
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        order.indexOf(one.urgency) - order.indexOf(other.urgency) ||
        places.indexOf(one.queue) - places.indexOf(other.queue),
    )
  return { list, assigned: lines.reduce((sum, { mine: own }) => sum + (own ?? 0), 0), queues, hidden }
}

/** Proposals and apps stand in the review queue already for those who open it. */
function isHeld(queue: WaitingQueue, viewer: Viewer): boolean {
  const holds = (screen: (typeof waitingQueues)[WaitingQueue]) => refusal({ screen }, viewer) === null
  if ((queue === 'proposals' || queue === 'app_review') && holds('review')) return false
  return holds(waitingQueues[queue])
}

async function countQueues(
  db: Db,
  viewer: Viewer,
  queues: (keyof typeof sources)[],
  { promised, isMine }: { promised: Record<PromisedAnswer, number>; isMine: boolean },
): Promise<WaitingLine[]> {
  const counts = queues.map((queue) => countQueue(queue, viewer, { promised, isMine }))
  const { rows } = await typedSql(lineRow)`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.map(({ is_due, queue: name, ...line }) => {
    const queue = name as keyof typeof sources
    const source = sources[queue]
    return {
      ...line,
      queue,
      count: Math.min(line.count, countedAtMost),
      overdue: Math.min(line.overdue, countedAtMost),
      is_more: line.count > countedAtMost,
      promised_hours: source.promised ? promised[source.promised] : null,
      urgency: source.isFault || line.overdue > 0 ? 'overdue' : is_due ? 'due' : 'rest',
    }
  })
}

function countQueue(
  queue: keyof typeof sources,
  viewer: Viewer,
  { promised, isMine }: { promised: Record<PromisedAnswer, number>; isMine: boolean },
) {
  const { rows, dated, promised: answer } = sources[queue]
  const hours = answer ? promised[answer] : null
  const columns = dated
    ? sql`null::timestamptz as oldest_at, min(day)::text as due_on,
        (count(*) filter (where day < portal_day()))::int as overdue, coalesce(min(day) < portal_day() + 7, false) as is_due`
    : sql`min(moment) as oldest_at, null as due_on,
        (count(*) filter (where moment < now() - make_interval(hours => ${hours}::int)))::int as overdue,
        coalesce(min(moment) < now() - make_interval(hours => ${hours}::int) / 2, false) as is_due`
  const assigned = assignable.includes(queue)
    ? sql`(count(*) filter (where assignee_id = ${viewer.user_id}::bigint))::int as mine,
        (count(*) filter (where assignee_id is null))::int as unassigned`
    : sql`null::int as mine, null::int as unassigned`
  return sql`
    select ${queue}::text as queue, count(*)::int as count, ${columns}, ${assigned} from (${rows(viewer, isMine)}) as waiting`
}

/** Counting them reads some thousand texts. */
const goodFor = 5 * 60_000

async function countTranslations({ db, cache }: Pick<Platform, 'db' | 'cache'>): Promise<WaitingLine[]> {
  const count = await cache.remember('overview:translations', goodFor, async () => {
    const { list } = await readParity(db)
    return list.flatMap(({ lacking }) => Object.values(lacking)).reduce((sum, one) => sum + one, 0)
  })
  const nothing = { oldest_at: null, due_on: null, promised_hours: null, overdue: 0, mine: null, unassigned: null }
  return [
    {
      queue: 'translations',
      count: Math.min(count, countedAtMost),
      is_more: count > countedAtMost,
      urgency: 'rest',
      ...nothing,
    },
  ]
}
